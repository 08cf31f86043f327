import { expectType } from 'tsd'
import type { PathShape, SlashedPath, UsualShape } from '../../src/text/path.js'

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
