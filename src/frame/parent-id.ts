/**
 * What a resource adds to the paths of the resources in it, where its id is before another one: `/places/:placeId` in
 * `/places/:placeId/rooms/:id`. A shallow resource adds nothing.
 */

import { type SingularOf, singularize } from '../inflection/inflection.js'
import type { OneKind } from '../route/kinds.js'
import { type CamelOf, camelCase } from '../text/case.js'
import type { AnyFrame, RuntimeFrame } from './frame.js'
import type { FrameSettings, Settings } from './settings.js'

/**
 * The name of a resource's id before another id.
 *
 * @example ParentParam<'places', DefaultResourcesSettings> // 'placeId'
 */
type ParentParam<
  Name extends string,
  Chosen extends Settings,
> = `${CamelOf<Chosen['inflected'] extends '' ? SingularOf<Name, Lowercase<Name>> : Chosen['inflected']>}${Capitalize<Chosen['param']>}`

/** The name of a resource's id before another id: the twin of the type. */
export const parentParam = (name: string, { inflected, param }: FrameSettings): string => {
  const singular = camelCase(inflected === '' ? singularize(name) : inflected)
  return `${singular}${param.charAt(0).toUpperCase()}${param.slice(1)}`
}

/** The name of a resource's id before another id, or `never` in shallow resources. */
export type OwnParentParam<IsShallow, Name extends string, Chosen extends Settings> = [IsShallow] extends [never]
  ? ParentParam<Name, Chosen>
  : never

/** What a resource adds to the path before another id. */
export type ParentSegments<IsShallow, Segment extends string, Name extends string, Chosen extends Settings> = [
  IsShallow,
] extends [never]
  ? `/${Segment}/:${ParentParam<Name, Chosen>}`
  : ''

/** The path before another id, in a resource or a collection that has no id of its own in the path. */
export type ParentPathWithoutId<Outer extends AnyFrame, Segment extends string, IsShallow> = [IsShallow] extends [never]
  ? `${Outer['parentPath']}/${Segment}`
  : Outer['parentPath']

/** The path before another id: the twin of the type `ParentPathWithoutId`. */
export const parentPathWithoutId = (outer: RuntimeFrame, segment: string, isShallow: boolean): string =>
  isShallow ? outer.parentPath : `${outer.parentPath}/${segment}`

/** The kinds of the parameters before another id. */
export type ParentKinds<Outer, Name extends string, Chosen extends Settings, IsShallow> = Chosen['id'] extends ''
  ? Outer
  : [IsShallow] extends [never]
    ? Outer & OneKind<ParentParam<Name, Chosen>, Chosen['id']>
    : Outer
