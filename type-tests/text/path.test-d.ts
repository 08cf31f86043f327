import { expectType } from 'tsd'
import type { ParamNames, PathShape, SlashedPath, UsualShape } from '../../src/text/path.js'

// The short form agrees with the long one where it says anything.
const same = <Path extends string>(_path: Path, shape: PathShape<SlashedPath<Path>> & UsualShape<Path>) => shape

expectType<'/places'>(same('places', '/places'))
expectType<'/places'>(same('/places', '/places'))
expectType<'/:'>(same(':id', '/:'))
expectType<'/places/:/rooms/:'>(same('places/:placeId/rooms/:id', '/places/:/rooms/:'))
expectType<'/mark-read/all'>(same('mark-read/all', '/mark-read/all'))

// It says nothing of paths that are not usual, right or wrong.
const unusual = <Path extends string>(_path: Path, shape: [UsualShape<Path>]) => shape
declare const nothing: never

expectType<[never]>(unusual('files/*rest', [nothing]))
expectType<[never]>(unusual('@:username', [nothing]))
expectType<[never]>(unusual(':id.json', [nothing]))
expectType<[never]>(unusual('places/:2nd', [nothing]))
expectType<[never]>(unusual('places//rooms', [nothing]))
expectType<[never]>(unusual('places/', [nothing]))
expectType<[never]>(unusual('/', [nothing]))
expectType<[never]>(unusual('../places', [nothing]))
expectType<[never]>(unusual('books\\:create', [nothing]))

// A literal colon begins no parameter, and two paths that differ in one have different shapes.
declare const shapeOf: <Path extends string>(path: Path) => PathShape<SlashedPath<Path>>
declare const namesOf: <Path extends string>(path: Path) => ParamNames<Path>

expectType<'/books\\:create'>(shapeOf('books\\:create'))
expectType<'/books/:\\:archive'>(shapeOf('books/:id\\:archive'))
expectType<'/\\::/a\\:b'>(shapeOf('\\::name/a\\:b'))
expectType<never>(namesOf('books\\:create'))
expectType<'id' | 'part'>(namesOf('books/:id\\:archive/a\\:b/:part'))
