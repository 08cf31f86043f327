/**
 * Modules that give no controller to the loader of `Places`. `message` is what the three compilers print at the
 * loader, and what `routes.load()` rejects with. A value does not show `abstract`; what such a module does at run time is in
 * `throws`: the message that `load` rejects with instead, or `false` if it loads.
 */
export interface RejectedLoader {
  readonly title: string
  readonly module: string
  /** The call after the import: `.then(…)`. */
  readonly picks?: string
  readonly message: string
  readonly throws?: string | false
}

const RULE = 'export the controller by default or as PlacesController'
const THEN = "gives a module or a class with a member 'then', which a promise would call: give the member another name"
const loader = (problem: string): string => `defineRoutes: the loader of 'Places' ${problem}`

export const rejectedLoaders: readonly RejectedLoader[] = [
  {
    title: 'a module without a class',
    module: 'export const five = 5',
    message: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'a module with functions only, one under the expected name',
    module: 'export function PlacesController() {} export default () => {}',
    message: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'a module with two classes under other names',
    module: 'export class A { index() {} } export class B { index() {} }',
    message: loader(`gives several classes: ${RULE}`),
  },
  {
    title: 'a module with one class under two names',
    module: 'export class A { index() {} } export { A as B }',
    message: loader(`gives several classes: ${RULE}`),
  },
  {
    title: 'a module with different classes under the expected name and by default',
    module: 'export class PlacesController { index() {} } export default class { index() {} }',
    message: loader('gives both PlacesController and another default export: keep only one of them'),
  },
  {
    title: 'a loader that picks an export that is not a class',
    module: 'export class PlacesController { index() {} } export const five = 5',
    picks: '.then(module => module.five)',
    message: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'a module with an export then',
    module: 'export class PlacesController { index() {} } export const then = 5',
    message: loader(THEN),
  },
  {
    title: 'a class with a static member then',
    module: 'export class PlacesController { static then() {} index() {} }',
    message: loader(THEN),
  },
  {
    title: 'an abstract class',
    module: 'export abstract class PlacesController { index() {} }',
    message: loader('gives an abstract class, which cannot be constructed'),
    throws: false,
  },
  {
    title: 'two classes, one of them abstract',
    module: 'export abstract class Base { index() {} } export class Other extends Base {}',
    message: loader(`gives several classes: ${RULE}`),
  },
]

/** Modules that give a controller. Its action `index` returns 'found'. */
export const acceptedLoaders: readonly Pick<RejectedLoader, 'title' | 'module' | 'picks'>[] = [
  { title: 'a default export', module: 'export class B {} export default class { index() { return "found" } }' },
  {
    title: 'the class under the expected name',
    module: 'export class B {} export class PlacesController { index() { return "found" } }',
  },
  {
    title: 'the only class, next to functions, values and types',
    module:
      'export class A { index() { return "found" } } export function helper() {} export const five = 5; export type B = A',
  },
  {
    title: 'a class under the expected name, next to a default export that is not a class',
    module: 'export class PlacesController { index() { return "found" } } export default function () {}',
  },
  {
    title: 'one class under the expected name and by default',
    module: 'export class PlacesController { index() { return "found" } } export default PlacesController',
  },
  {
    title: 'the class that the loader picks',
    module: 'export class A { index() { return "found" } } export class B {}',
    picks: '.then(module => module.A)',
  },
  {
    title: 'the default export of a CommonJS module',
    module: 'class A { index() { return "found" } } const exported = { default: A }; export default exported',
  },
]
