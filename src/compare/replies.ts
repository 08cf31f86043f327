/** Compares what a route may reply. */

import { breaks, type RouteChange, review, safe } from './change.js'
import { differenceText, shortType } from './difference-text.js'
import type { KeptMiddlewares } from './guards.js'
import type { ListedReplies, ListedReply, ListedRoute } from './listed.js'
import { schemaDifferences } from './schema/compare.js'

/** The changes of replies, those of middlewares that are still there included. */
export const replyChanges = (before: ListedRoute, now: ListedRoute, kept: KeptMiddlewares): readonly RouteChange[] => {
  const [had, has] = [before.contract?.returns, now.contract?.returns]
  return [
    ...(had === undefined || has === undefined ? describedChanges(had, has) : statusChanges(had, has, before, now)),
    ...kept.flatMap(([one, other]) => statusChanges(one.replies ?? {}, other.replies ?? {}, before, now)),
  ]
}

/** Without a contract, callers knew nothing of the replies. */
const describedChanges = (had: ListedReplies | undefined, has: ListedReplies | undefined): readonly RouteChange[] => {
  if (had !== undefined) return [review('reply', 'its replies are not described any more')]
  return has === undefined ? [] : [safe('reply', `its replies are described now: ${Object.keys(has).join(', ')}`)]
}

/** A status that the library or a middleware answers too is neither new nor gone. */
const statusChanges = (
  had: ListedReplies,
  has: ListedReplies,
  before: ListedRoute,
  now: ListedRoute,
): readonly RouteChange[] => {
  const isElsewhere = ({ statuses }: ListedRoute, status: string) => statuses?.includes(Number(status)) === true
  const isNew = (status: string) => !(status in had) && !isElsewhere(before, status)
  const isGone = (status: string) => !(status in has) && !isElsewhere(now, status)
  const gone = Object.keys(had).filter(isGone)
  return [
    ...Object.keys(has)
      .filter(isNew)
      .map(status => breaks('reply', `may reply ${status} now`)),
    ...gone.map(status => (Number(status) < 400 ? breaks : safe)('reply', `does not reply ${status} any more`)),
    ...Object.entries(has).flatMap(([status, reply]) => {
      const earlier = had[status]
      return earlier === undefined ? [] : replyDifferences(`reply ${status}`, earlier, reply)
    }),
  ]
}

const replyDifferences = (name: string, had: ListedReply, has: ListedReply): readonly RouteChange[] => {
  const [types, earlier] = [typesOf(has), typesOf(had)]
  const others = types.filter(type => !earlier.includes(type))
  return [
    ...(others.length > 0
      ? [breaks('reply', `${name} may be ${others.join(', ')} now, was ${earlier.join(', ')}`)]
      : []),
    ...bodyDifferences(name, had.body, has.body),
    ...bodyDifferences(`${name}, headers`, had.headers, has.headers),
  ]
}

const JSON_TYPE = 'application/json'
const typesOf = ({ type = JSON_TYPE }: ListedReply): readonly string[] => (typeof type === 'string' ? [type] : type)

const bodyDifferences = (name: string, before: unknown, now: unknown): readonly RouteChange[] => {
  if (before === undefined)
    return now === undefined ? [] : [safe('reply', `${name} is described now: ${shortType(now, now)}`)]
  if (now === undefined) return [review('reply', `${name} is not described any more`)]
  const versions = { before, now }
  return schemaDifferences(now, before, 'reply').map(each =>
    (each.isSure ? breaks : review)('reply', differenceText(name, each, 'reply', versions)),
  )
}
