/** Files below the folder of the controllers, and their controller paths; `undefined` for a file that is ignored. */
export const FILES: readonly (readonly [file: string, controllerPath: string | undefined])[] = [
  // One controller path in every spelling.
  ['v1/host/places/rooms-controller.ts', 'V1/Host/Places/Rooms'],
  ['v1/host/places/rooms_controller.ts', 'V1/Host/Places/Rooms'],
  ['v1/host/places/rooms.controller.ts', 'V1/Host/Places/Rooms'],
  ['v1/host/places/roomsController.ts', 'V1/Host/Places/Rooms'],
  ['V1/Host/Places/RoomsController.ts', 'V1/Host/Places/Rooms'],
  ['V1/Host/Places/Rooms.Controller.ts', 'V1/Host/Places/Rooms'],
  ['v1/host/places/rooms/controller.ts', 'V1/Host/Places/Rooms'],
  ['v1/host/places/rooms/Controller.ts', 'V1/Host/Places/Rooms'],
  // Names of several words, and capitals that stay as they are.
  ['user-settings/api_keys-controller.ts', 'UserSettings/ApiKeys'],
  ['userSettings/APIKeysController.ts', 'UserSettings/APIKeys'],
  ['2fa-controller.ts', '2fa'],
  ['controllerController.ts', 'Controller'],
  ['controllers-controller.ts', 'Controllers'],
  // A folder is always a part, even if it has the name of its file.
  ['rooms/rooms.controller.ts', 'Rooms/Rooms'],
  // Names outside ASCII, which are composed.
  ['éclairs-controller.ts', 'Éclairs'],
  ['e\u0301clairs-controller.ts', 'Éclairs'],
  ['ångström/größen_controller.ts', 'Ångström/Größen'],
  ['部屋-controller.ts', '部屋'],
  // The modules of TypeScript and JavaScript.
  ['rooms-controller.mts', 'Rooms'],
  ['rooms-controller.cts', 'Rooms'],
  ['rooms-controller.js', 'Rooms'],
  ['rooms-controller.mjs', 'Rooms'],
  ['rooms-controller.cjs', undefined],
  ['rooms-controller.tsx', undefined],
  ['rooms-controller.json', undefined],
  ['rooms-controller.ts.bak', undefined],
  ['rooms-controller.xts', undefined],
  ['rooms-controller', undefined],
  // Not named as a controller.
  ['rooms.ts', undefined],
  ['rooms/index.ts', undefined],
  ['roomscontroller.ts', undefined],
  ['rooms-controllers.ts', undefined],
  ['rooms-controller.test.ts', undefined],
  ['rooms.controller.spec.ts', undefined],
  ['rooms-controller.d.ts', undefined],
  ['rooms-controller-helpers.ts', undefined],
  // Ignored names.
  ['.rooms-controller.ts', undefined],
  ['.cache/rooms-controller.ts', undefined],
  ['_base-controller.ts', undefined],
  ['__tests__/rooms-controller.ts', undefined],
  ['node_modules/rooms/rooms-controller.ts', undefined],
]

const NAMES = "the name must be one path segment: letters, digits, '-' and '_'"

/** Files that are named as controllers but refused, and the error message. */
export const REFUSED_FILES = [
  ['two words/rooms-controller.ts', `'two words' cannot name a controller: ${NAMES}`],
  ['c#-controller.ts', `'c#' cannot name a controller: ${NAMES}`],
  ['100%-controller.ts', `'100%' cannot name a controller: ${NAMES}`],
  ['a\\b-controller.ts', `'a\\b' cannot name a controller: ${NAMES}`],
  ['(admin)/rooms-controller.ts', `'(admin)' cannot name a controller: ${NAMES}`],
  ['rooms.v2.controller.ts', `'rooms.v2' cannot name a controller: ${NAMES}`],
  ['controller.ts', 'no controller path can be made from this name'],
  ['-/rooms-controller.ts', 'no controller path can be made from this name'],
  ['--controller.ts', 'no controller path can be made from this name'],
] as const

const RULE = 'export the controller by default or as RoomsController'
const BOTH = 'exports both RoomsController and another default export: keep only one of them'

/**
 * Texts of `rooms-controller.ts`, and what is found there: the name of the export that is its class, `base` for an abstract
 * class, or an error message.
 */
export const TEXTS: readonly (readonly [text: string, found: string])[] = [
  // The default export.
  ['export default class RoomsController {}', 'default'],
  ['export default class {}', 'default'],
  ['class Rooms {}\nexport default Rooms', 'default'],
  ['export { Rooms as default }\nclass Rooms {}', 'default'],
  ['export default (class {}) satisfies Controller', 'default'],
  ['export default inject(class {})', 'default'],
  ["import Rooms from './x.js'\nexport default Rooms", 'default'],
  ["export { default } from './x.js'", 'default'],
  // The expected name.
  ['export class RoomsController {}', 'RoomsController'],
  ['export class RoomsController {}\nexport class RoomNotFound extends Error {}', 'RoomsController'],
  ['class RoomsController {}\nexport { RoomsController }', 'RoomsController'],
  ['class Rooms {}\nexport { Rooms as RoomsController }', 'RoomsController'],
  ['export const RoomsController = class {}', 'RoomsController'],
  ['export const RoomsController = inject(class {})', 'RoomsController'],
  ["export { RoomsController } from './x.js'", 'RoomsController'],
  ['export class RoomsController {}\nexport default { prefix: 1 }', 'RoomsController'],
  // One class by both names.
  ['export class RoomsController {}\nexport default RoomsController', 'RoomsController'],
  ['class Rooms {}\nexport { Rooms as default, Rooms as RoomsController }', 'RoomsController'],
  // The only class.
  ['export class Chambers {}', 'Chambers'],
  ['export class Chambers {}\nexport abstract class Base {}\nexport function help() {}', 'Chambers'],
  ['export interface RoomsController {}\nexport class Chambers {}', 'Chambers'],
  ["export type { RoomsController } from './x.js'\nexport class Chambers {}", 'Chambers'],
  ['export declare class Ambient {}\nexport class Chambers {}', 'Chambers'],
  ['class Chambers {}\nnamespace Chambers { export class Inner {} }\nexport { Chambers }', 'Chambers'],
  // Comments and strings do not count.
  ["// export class Other {}\nconst text = 'export default class {}'\nexport class Chambers {}", 'Chambers'],
  // Syntax.
  ['#!/usr/bin/env node\nexport class Chambers {}', 'Chambers'],
  ['\uFEFFexport class Chambers {}', 'Chambers'],
  ['@Controller() export class Chambers { constructor(@Inject() private readonly rooms: Rooms) {} }', 'Chambers'],
  ['export @sealed class Chambers<const Of extends string> { accessor of = <Of>x; declare y: 1; #z? = 1 }', 'Chambers'],
  ['enum Kind { A }\nusing x = y()\nexport class Chambers { show(): void; show(x?: 1) {} }', 'Chambers'],
  ['export class Chambers { override show() {} }\nconst twice = 1, twice = 2', 'Chambers'],
  ['export const RoomsController = (class {}) as Controller', 'RoomsController'],
  ['export const RoomsController = (class {})!', 'RoomsController'],
  ['export const RoomsController = <Controller>(class {})', 'RoomsController'],
  ['export const RoomsController = controllers.rooms', 'RoomsController'],
  ['export const RoomsController = await make()', 'RoomsController'],
  ['export const RoomsController = test ? One : Two', 'RoomsController'],
  ['export const RoomsController = make`rooms`', 'RoomsController'],
  ['class Rooms {}\nexport const RoomsController = Rooms', 'RoomsController'],
  ['export default class RoomsController {}\nexport { RoomsController }', 'RoomsController'],
  ['class Chambers {}\ninterface RoomsController {}\nexport { type RoomsController, Chambers }', 'Chambers'],
  ['export const Chambers = <Controller>(class {})', 'Chambers'],
  // An abstract class.
  ['export default abstract class Rooms {}\nexport { Rooms as RoomsController }', 'base'],
  ['export abstract class RoomsController {}\nexport class Other {}', 'base'],
  ['abstract class Rooms {}\nnamespace Rooms {}\nexport { Rooms as RoomsController }', 'base'],
  ['export abstract class RoomsController {}', 'base'],
  ['export default abstract class {}', 'base'],
  ['export abstract class Base {}', 'base'],
  // Several classes or none.
  ['export class One {}\nexport class Two {}', `exports One (class), Two (class): ${RULE}`],
  ['export default class {}\nexport class RoomsController {}', BOTH],
  ["export { default, RoomsController } from './x.js'", BOTH],
  ['class RoomsController {}', `exports nothing: ${RULE}`],
  ['', `exports nothing: ${RULE}`],
  ['export class A {}\nexport class B {}\nexport abstract class C {}', `exports A (class), B (class), C (abstract class): ${RULE}`], // biome-ignore format: one line
  ['export default function rooms(): void', `exports default (function): ${RULE}`],
  ['export default function Rooms() {}\nexport { Rooms as RoomsController }', `exports default (function), RoomsController (function): ${RULE}`], // biome-ignore format: one line
  ['export let RoomsController', `exports RoomsController (not a class): ${RULE}`],
  ['export const RoomsController = function () {}', `exports RoomsController (function): ${RULE}`],
  ["export type * from './x.js'", `exports nothing: ${RULE}`],
  ["export * as RoomsController from './x.js'", `exports nothing: ${RULE}`],
  ["class A {}\nexport { A as 'RoomsController' }", `exports nothing: ${RULE}`],
  ['export const { RoomsController } = x', `exports nothing: ${RULE}`],
  ['export namespace RoomsController { export const a = 1 }', `exports RoomsController (namespace): ${RULE}`],
  ['export type RoomsController = 1', `exports nothing: ${RULE}`],
  ["export * from './x.js'", `exports all of another file (export *): ${RULE}`],
  ['class Rooms {}\nexport = Rooms', `exports a single value (export =): ${RULE}`],
  [
    'export const show = () => {}, x = 1\nexport enum E {}',
    `exports show (function), x (not a class), E (enum): ${RULE}`,
  ],
  ['export default function () {}', `exports default (function): ${RULE}`],
  ['export default new (class {})()', `exports default (not a class): ${RULE}`],
  ['export function RoomsController() {}', `exports RoomsController (function): ${RULE}`],
  ['export const Rooms = inject(class {})', `exports Rooms (unknown value): ${RULE}`],
  ['declare class Ambient {}\nexport { Ambient }', `exports Ambient (unknown value): ${RULE}`],
  ['export class RoomsController {', 'cannot be parsed: Unexpected token (1:30)'],
]

/** `compilerOptions`, and how imports end by them. */
export const MODULE_OPTIONS = [
  [{}, 'js'],
  [{ module: 'NodeNext' }, 'js'],
  [{ module: 'node16' }, 'js'],
  [{ module: 'Node18', moduleResolution: 'Node16' }, 'js'],
  [{ module: 'preserve' }, 'none'],
  [{ module: 'deno-node16' }, 'none'],
  [{ module: 'nodenext-deno' }, 'none'],
  [{ module: 'ESNext', moduleResolution: 'Bundler' }, 'none'],
  [{ module: 'commonjs' }, 'none'],
  [{ moduleResolution: 'node10' }, 'none'],
  [{ moduleResolution: 'node' }, 'none'],
  [{ module: 'nodenext', allowImportingTsExtensions: true }, 'ts'],
  [{ module: 'preserve', rewriteRelativeImportExtensions: true }, 'ts'],
  [{ module: 'nodenext', allowImportingTsExtensions: false }, 'js'],
] as const

/** A module, a file that it imports, and the specifier for each kind of extension: `js`, `ts`, `none`. */
export const SPECIFIERS = [
  ['/app/index.ts', '/app/rooms-controller.ts', './rooms-controller.js', './rooms-controller.ts', './rooms-controller'],
  ['/app/index.ts', '/app/v1/a.controller.ts', './v1/a.controller.js', './v1/a.controller.ts', './v1/a.controller'],
  ['/app/gen/x.ts', '/app/v1/a-controller.ts', '../v1/a-controller.js', '../v1/a-controller.ts', '../v1/a-controller'],
  ['/app/index.ts', '/app/a-controller.mts', './a-controller.mjs', './a-controller.mts', './a-controller.mjs'],
  ['/app/index.ts', '/app/a-controller.cts', './a-controller.cjs', './a-controller.cts', './a-controller.cjs'],
  ['/app/index.ts', '/app/a-controller.js', './a-controller.js', './a-controller.js', './a-controller'],
  ['/app/index.ts', '/app/a-controller.mjs', './a-controller.mjs', './a-controller.mjs', './a-controller.mjs'],
  ['/app/index.ts', '/app/..a/b-controller.ts', './..a/b-controller.js', './..a/b-controller.ts', './..a/b-controller'],
  [
    '/my app/out/x.ts',
    '/my app/é/b-controller.ts',
    '../é/b-controller.js',
    '../é/b-controller.ts',
    '../é/b-controller',
  ],
] as const
