/** Redirects to a path or a URL with a mistake, and options that do not fit: see `rejected.ts`. */

import { noOption, noOptions } from '../support/lists.js'
import type { Rejected } from './rejected.js'

export const rejectedRedirects: readonly Rejected[] = [
  {
    title: 'redirect: a path with a parameter that the redirect does not have',
    source: "r => r.redirect('old/:a', «'/places/:id'»)",
    message: "redirect('old/:a'): '/places/:id' has the parameter 'id', which /old/:a does not have",
  },
  {
    title: 'redirect: a path with one of two parameters that the redirect does not have, in a scope',
    source: "r => r.scope(':b', r => r.redirect('old/:a', «'/x/:a/:c/:b'»))",
    message: "redirect('old/:a'): '/x/:a/:c/:b' has the parameter 'c', which /:b/old/:a does not have",
  },
  {
    title: 'redirect: a path with a wildcard after the parameter that the redirect does not have',
    source: "r => r.redirect('old/:id/*rest', «'/x/:ID/*rest'»)",
    message: "redirect('old/:id/*rest'): '/x/:ID/*rest' has the parameter 'ID', which /old/:id/*rest does not have",
  },
  {
    title: 'redirect: a URL with two parameters in texts that the redirect does not have',
    source: "r => r.redirect('old/:id', «'https://a.org/@:b.c/:d.e'»)",
    message: "redirect('old/:id'): 'https://a.org/@:b.c/:d.e' has the parameter 'b', which /old/:id does not have",
  },
  {
    title: 'redirect: a URL with a wildcard that the redirect does not have',
    source: "r => r.redirect('old', «'https://example.com/*rest'»)",
    message: "redirect('old'): 'https://example.com/*rest' has the parameter 'rest', which /old does not have",
  },
  {
    title: 'redirect: a path with the wildcard of the redirect as a segment',
    source: "r => r.redirect('old/*rest', «'/new/:rest'»)",
    message: "redirect('old/*rest'): '/new/:rest' must have the wildcard at its end: *rest",
  },
  {
    title: 'redirect: a URL with the wildcard of the redirect as a segment before others, in a scope',
    source: "r => r.scope(':a', r => r.redirect('*b', «'https://example.com/:b/x/:a'»))",
    message: "redirect('*b'): 'https://example.com/:b/x/:a' must have the wildcard at its end: *b",
  },
  {
    title: 'redirect: a URL whose host is a parameter',
    source: "r => r.redirect('to/:host', «'https://:host/places'»)",
    message: "redirect('to/:host'): the host of 'https://:host/places' must be written out, without parameters",
  },
  {
    title: 'redirect: a URL whose host has a wildcard',
    source: "r => r.redirect('to/*host', «'https://*host'»)",
    message: "redirect('to/*host'): the host of 'https://*host' must be written out, without parameters",
  },
  {
    title: 'redirect: a URL whose host ends in a parameter',
    source: "r => r.redirect('to/:host', «'https://example.com:host/a'»)",
    message: "redirect('to/:host'): the host of 'https://example.com:host/a' must be written out, without parameters",
  },
  {
    title: 'redirect: a URL with a user, which a parameter might be',
    source: "r => r.redirect('to/:host', «'https://example.com@:host'»)",
    message: "redirect('to/:host'): the host of 'https://example.com@:host' must be written out, without parameters",
  },
  {
    title: 'redirect: a path without its slash',
    source: "r => r.redirect('old', «'places'»)",
    message: "redirect('old'): the target must be like 'Places#show', a path that begins with '/', or a URL",
    instead: "r => r.redirect('old', '/places')",
  },
  {
    title: 'redirect: a controller path without an action',
    source: "r => r.redirect('old', «'Ping#'»)",
    message: "redirect('old'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'redirect: a URL without a host',
    source: "r => r.redirect('to/:host', «'https:///:host'»)",
    message: "redirect('to/:host'): the host of 'https:///:host' must be written out, without parameters",
  },
  {
    title: 'redirect: a path that is a host without a scheme',
    source: "r => r.redirect('old', «'//example.com/a'»)",
    message: "redirect('old'): the path '//example.com/a' has an empty segment",
  },
  {
    title: 'redirect: a path with a backslash, which clients take for a slash',
    source: "r => r.redirect('old/:a', «'/\\\\a'»)",
    message:
      "redirect('old/:a'): the path '/\\a' has a character that no path can have: ? # % \\ { } < > [ ] or white space",
  },
  {
    title: 'redirect: its own path with a fragment',
    source: "r => r.redirect('old', «'/old#top'»)",
    message: "redirect('old'): '/old#top' leads to the redirect itself",
    instead: "r => r.redirect('old', '/new#top')",
  },
  {
    title: 'redirect: a URL with a dot segment',
    source: "r => r.redirect('old', «'https://example.com/a/../b?c'»)",
    message: "redirect('old'): the path '/a/../b' has a '.' or '..' segment, which clients resolve before they send it",
  },
  {
    title: 'redirect: its own path',
    source: "r => r.scope('a', r => r.redirect('old/:id', «'/a/old/:id?b=c'»))",
    message: "redirect('old/:id'): '/a/old/:id?b=c' leads to the redirect itself",
  },
  {
    title: 'redirect: the option path for a path',
    source: "r => r.redirect('old', «'/places'», { path: '/places' })",
    message: "redirect('old'): the option 'path' chooses a path of a target, and this is none",
  },
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
  {
    title: 'redirect of every method: a status that loses the method',
    source: "r => r.redirect('old', '/places', { method: 'all', «status»: 301 })",
    message: "redirect('old'): the status must be one of 307, 308",
  },
  {
    title: 'redirect: another method',
    source: "r => r.redirect('old', '/places', { «method»: 'post' })",
    message: "redirect('old'): the method must be 'get' or 'all'",
  },
  {
    title: 'redirect: a misspelt option beside a right one, for a path',
    source: "r => r.redirect('old', '/places', { status: 302, «methd»: 'all' })",
    message: `redirect('old'): ${noOption('redirect', 'methd')}`,
    guess: 'method',
  },
  {
    title: 'redirect: a status in quotes, of a redirect of every method',
    source: "r => r.redirect('old', '/places', { method: 'all', «status»: '308' })",
    message: "redirect('old'): the status must be one of 301, 302, 303, 307, 308",
    throws: "redirect('old'): the status must be one of 307, 308",
  },
  {
    title: 'redirect: the status in a list',
    source: "r => r.redirect('old', '/places', «[302]»)",
    message: `redirect('old'): ${noOptions('redirect')}`,
  },
  {
    title: 'redirect: a path that is no text',
    source: "r => r.redirect('old', 'Places#index', { «path»: 5 }).resources('places')",
    message: "redirect('old'): the option 'path' must be a string",
  },
  {
    title: 'redirect: a middleware after the target',
    source: "r => r.redirect('old', '/places', «middleware as Koa.Middleware»)",
    message: `redirect('old'): ${noOptions('redirect')}`,
  },
]
