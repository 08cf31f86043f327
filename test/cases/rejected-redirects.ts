/** Redirects to a path or a URL with a mistake, and options that do not fit: see `rejected.ts`. */

import { noOption, noOptions } from '../support/lists.js'
import { refused } from '../support/rows.js'
import type { Rejected } from './rejected.js'

export const rejectedRedirects: readonly Rejected[] = [
  refused("redirect('old/:a', «'/places/:id'»)", "'/places/:id' has the parameter 'id', which /old/:a does not have"),
  refused(
    "scope(':b', r => r.redirect('old/:a', «'/x/:a/:c/:b'»))",
    "'/x/:a/:c/:b' has the parameter 'c', which /:b/old/:a does not have",
  ),
  refused(
    "redirect('old/:id/*rest', «'/x/:ID/*rest'»)",
    "'/x/:ID/*rest' has the parameter 'ID', which /old/:id/*rest does not have",
  ),
  refused(
    "redirect('old/:id', «'https://a.org/@:b.c/:d.e'»)",
    "'https://a.org/@:b.c/:d.e' has the parameter 'b', which /old/:id does not have",
  ),
  refused(
    "redirect('old', «'https://example.com/*rest'»)",
    "'https://example.com/*rest' has the parameter 'rest', which /old does not have",
  ),
  refused("redirect('old/*rest', «'/new/:rest'»)", "'/new/:rest' must have the wildcard at its end: *rest"),
  refused(
    "scope(':a', r => r.redirect('*b', «'https://example.com/:b/x/:a'»))",
    "'https://example.com/:b/x/:a' must have the wildcard at its end: *b",
  ),
  refused(
    "redirect('to/:host', «'https://:host/places'»)",
    "the host of 'https://:host/places' must be written out, without parameters",
  ),
  refused(
    "redirect('to/*host', «'https://*host'»)",
    "the host of 'https://*host' must be written out, without parameters",
  ),
  refused(
    "redirect('to/:host', «'https://example.com:host/a'»)",
    "the host of 'https://example.com:host/a' must be written out, without parameters",
  ),
  refused(
    "redirect('to/:host', «'https://example.com@:host'»)",
    "the host of 'https://example.com@:host' must be written out, without parameters",
  ),
  refused(
    "redirect('old', «'places'»)",
    "the target must be like 'Places#show', a path that begins with '/', or a URL",
    { instead: "r => r.redirect('old', '/places')" },
  ),
  refused("redirect('old', «'Ping#'»)", "the target must be a controller path and an action, as in 'Places#show'"),
  refused(
    "redirect('to/:host', «'https:///:host'»)",
    "the host of 'https:///:host' must be written out, without parameters",
  ),
  refused("redirect('old', «'//example.com/a'»)", "the path '//example.com/a' has an empty segment"),
  refused(
    "redirect('old/:a', «'/\\\\a'»)",
    "the path '/\\a' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  ),
  refused("redirect('old', «'/old#top'»)", "'/old#top' leads to the redirect itself", {
    instead: "r => r.redirect('old', '/new#top')",
  }),
  refused(
    "redirect('old', «'https://example.com/a/../b?c'»)",
    "the path '/a/../b' has a '.' or '..' segment, which clients resolve before they send it",
  ),
  refused(
    "scope('a', r => r.redirect('old/:id', «'/a/old/:id?b=c'»))",
    "'/a/old/:id?b=c' leads to the redirect itself",
  ),
  refused(
    "redirect('old', «'/places'», { path: '/places' })",
    "the option 'path' chooses a path of a target, and this is none",
  ),
  {
    title: 'redirect of every method: a route of every method that exists already',
    source: "r => r.all('old', () => {}).redirect(«'old'», '/places', { method: 'all' })",
    message: "redirect('old') duplicates an existing route: ALL /old",
  },
  {
    title: 'redirect of every method, in a namespace: the same route twice',
    source: "r => r.namespace('a', r => r.redirect('old', '/x', { method: 'all' })).all(«'a/old'», () => {})",
    message: "all('a/old') duplicates an existing route: ALL /a/old",
  },
  refused("redirect('old', '/places', { method: 'all', «status»: 301 })", 'the status must be one of 307, 308'),
  refused("redirect('old', '/places', { «method»: 'post' })", "the method must be 'get' or 'all'"),
  refused("redirect('old', '/places', { status: 302, «methd»: 'all' })", noOption('redirect', 'methd'), {
    guess: 'method',
  }),
  refused(
    "redirect('old', '/places', { method: 'all', «status»: '308' })",
    'the status must be one of 301, 302, 303, 307, 308',
    { throws: "redirect('old'): the status must be one of 307, 308" },
  ),
  refused("redirect('old', '/places', «[302]»)", noOptions('redirect')),
  refused("redirect('old', 'Places#index', { «path»: 5 }).resources('places')", "the option 'path' must be a string"),
  refused("redirect('old', '/places', «middleware as Koa.Middleware»)", noOptions('redirect')),
]
