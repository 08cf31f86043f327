/**
 * Modules that give no controller for the loader of `Places`, each with its sentence: what the three compilers print at the
 * loader, and what `routes.load()` rejects with. `throws` is what it rejects with instead, `false` where it loads: a value
 * shows neither `abstract` nor `private`. A module that gives one is an accepted neighbour.
 */
export interface RejectedLoader {
  readonly title: string
  readonly module: string
  /** What follows the import: `.then(…)`. */
  readonly picks?: string
  readonly says: string
  readonly throws?: string | false
}

const RULE = 'a controller is the default export, PlacesController or the only exported class'
const loader = (problem: string): string => `defineRoutes: the loader of 'Places' ${problem}`

export const rejectedLoaders: readonly RejectedLoader[] = [
  {
    title: 'a module without a class',
    module: 'export const five = 5',
    says: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'a module with functions alone, one of them under the name of the controller',
    module: 'export function PlacesController() {} export default () => {}',
    says: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'a module with two classes of other names',
    module: 'export class A { index() {} } export class B { index() {} }',
    says: loader(`gives several classes: ${RULE}`),
  },
  {
    title: 'a module with one class under two names',
    module: 'export class A { index() {} } export { A as B }',
    says: loader(`gives several classes: ${RULE}`),
  },
  {
    title: 'a module with a class of the name and another default',
    module: 'export class PlacesController { index() {} } export default class { index() {} }',
    says: loader('gives both PlacesController and another default export: keep only one of them'),
  },
  {
    title: 'a loader that picks what is no class',
    module: 'export class PlacesController { index() {} } export const five = 5',
    picks: '.then(module => module.five)',
    says: loader(`gives no class: ${RULE}`),
  },
  {
    title: 'an abstract class',
    module: 'export abstract class PlacesController { index() {} }',
    says: loader('gives an abstract class, which cannot be constructed'),
    throws: false,
  },
  {
    title: 'two classes, one of them abstract',
    module: 'export abstract class Base { index() {} } export class Other extends Base {}',
    says: loader(`gives several classes: ${RULE}`),
  },
]

/** Modules beside those, and the one action of the class that is found. */
export const acceptedLoaders: readonly Pick<RejectedLoader, 'title' | 'module' | 'picks'>[] = [
  { title: 'a default export', module: 'export class B {} export default class { index() { return "found" } }' },
  {
    title: 'the class of the name',
    module: 'export class B {} export class PlacesController { index() { return "found" } }',
  },
  {
    title: 'the only class, beside functions, values and types',
    module:
      'export class A { index() { return "found" } } export function helper() {} export const five = 5; export type B = A',
  },
  {
    title: 'a class of the name beside a default that is no class',
    module: 'export class PlacesController { index() { return "found" } } export default function () {}',
  },
  {
    title: 'one class of the name and by default',
    module: 'export class PlacesController { index() { return "found" } } export default PlacesController',
  },
  {
    title: 'what the loader picks',
    module: 'export class A { index() { return "found" } } export class B {}',
    picks: '.then(module => module.A)',
  },
  {
    title: 'what a CommonJS module exports by default',
    module: 'class A { index() { return "found" } } const exported = { default: A }; export default exported',
  },
]
