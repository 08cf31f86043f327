/** Wrong calls of `mount`: see `rejected.ts`. */
import { refused } from '../support/rows.js'
import type { Rejected } from './rejected.js'

export const rejectedMounts: readonly Rejected[] = [
  refused("mount(«'a//b'», () => {})", "the path 'a//b' has an empty segment"),
  refused("mount(«'a/*rest'», () => {})", "the path 'a/*rest' cannot contain nested routes"),
  refused("mount(«['/a', '/b']», () => {})", "the path comes first, as one literal: write mount('path', app)", {
    instead: "r => r.mount('/a', () => {}).mount('/b', () => {})",
  }),
  ...['() => ({ ok: true })', '() => null'].map(app => ({
    title: `mount: a function without parameters that returns a value: ${app}`,
    source: `r => r.mount('a', «${app}»)`,
    message: "mount('a'): what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply",
    throws: false as const,
  })),
  refused("use(middleware).mount('a', «ofUser»)", 'this route has no such ctx.state.user', {
    instead: "r => r.use(givesUser).mount('a', ofUser)",
    throws: false,
  }),
  refused("use(givesNumber).mount('a', «ofUser»)", 'this route has no such ctx.state.user: it is number, not string', {
    throws: false,
  }),
  refused("use(givesUser).scope(':id', r => r.mount('a', «ofDatabase»))", 'this route has no such ctx.database', {
    throws: false,
  }),
  refused("mount(«'a/:path'», () => {})", "the path /a/:path/*path has the parameter 'path' twice"),
  {
    title: 'mount: the same path twice',
    source: "r => r.mount('a', () => {}).mount(«'/a'», () => {})",
    message: "mount('/a') duplicates an existing route: ALL /a",
  },
  {
    title: 'mount: a wildcard of every method that exists already',
    source: "r => r.all('a/*rest', () => {}).mount(«'a'», () => {})",
    message: "mount('a') duplicates an existing route: ALL /a/*rest",
  },
  {
    title: 'mount: a verb of every method below it, in a scope',
    source: "r => r.scope('a', r => r.mount('b', () => {})).all(«'a/b/*rest'», () => {})",
    message: "all('a/b/*rest') duplicates an existing route: ALL /a/b/*path",
  },
]
