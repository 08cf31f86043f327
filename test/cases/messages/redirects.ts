import type { Explained, Row } from './explained.js'

export const redirects: readonly Explained[] = [
  {
    message: "the redirect from <path> leads nowhere: no route has the target '<target>'",
    means: 'The controller has this action, but no route leads to it.',
    instead: 'Correct the target, or route the action.',
  },
  {
    message: "the redirect from <path> leads nowhere: '<target>' has no GET route",
    means: [
      'Clients follow a redirect by GET.',
      'A route of `all` does not count, because another route may answer GET at its path.',
    ],
    instead: 'Redirect to an action with a GET route, such as `index` or `show`.',
  },
  {
    message: "the redirect from <path> is ambiguous: '<target>' has several paths, so choose one: { path: '/…' }",
    instead: "Choose the path by the option: `redirect('old/:id', 'Hosts#find', { path: '/hosts/:id' })`.",
  },
  {
    message: "the redirect from <path> leads nowhere: '<target>' has no route at <path> for it",
    means:
      "The option `path` must be one of the target's paths, as the table lists them: one with a GET route, unless the redirect is for every method.",
    instead: 'Choose one of these paths, or leave the option out.',
  },
  {
    message: "the redirect from <path> leads nowhere: '<target>' has no route at <path> for it: write '<path>'",
    means: ['The same, for a target with one such path.', 'It then needs no option `path`.'],
    instead: 'Write that path, or leave the option out.',
  },
  {
    message: "the redirect from <path> to '<target>' needs all parameters of <path>",
    means: "A redirect takes the parameters of its target's path from its own path, by name.",
    instead: "For `/places/:id`, write `redirect('old/:id', 'Places#show')`.",
  },
  {
    message: "<call>: '<path>' has the parameter '<name>', which <path> does not have",
    means: 'A redirect to a path or a URL takes its parameters from its own path and the scopes around it, by name.',
    instead: 'Correct the name, or add the parameter to the path of the redirect.',
  },
  {
    message: "<call>: '<path>' must have the wildcard at its end: *<name>",
    means: 'In a segment, the slashes of a wildcard would be escaped, and the redirect would lead elsewhere.',
    instead: "Write the wildcard as the last segment: `redirect('old/*path', '/new/*path')`.",
  },
  {
    message: "<call>: the host of '<url>' must be written out, without parameters",
    means: 'If a parameter could be in the host, a request could choose the server that it is sent to.',
    instead: [
      'For several hosts, write a middleware that looks the host up in a list of your own.',
      'A name and a password before the host, and an IPv6 address, are not possible either.',
    ],
  },
  {
    message: "<call>: '<path>' leads to the redirect itself",
    means: 'Clients would follow it without end.',
    instead: 'Correct one of the two paths.',
  },
  {
    message: 'the redirect from <path> leads in a circle: <paths>',
    means: [
      'Each redirect leads to the path of the next one, and the last one to the first, so clients would follow them without end.',
      "It may be one redirect whose path matches the one that it leads to: `redirect('a/:id', '/a/5')`.",
    ],
    instead: 'Correct one of the paths, or write a target, which is always an action.',
  },
  {
    message: "<call>: the option 'path' chooses a path of a target, and this is none",
    means: 'The redirect leads to a path or a URL already.',
    instead: 'Remove the option.',
  },
  {
    message: '<call>: the target must be a string',
    instead: 'Pass a target; `routes.path` and `routes.url` have the same message.',
  },
]

export const redirectOptions: readonly Row[] = [
  [
    '<call>: the status must be one of 301, 302, 303, 307, 308',
    'pass one of these: other statuses do not redirect to one path',
  ],
  [
    '<call>: the status must be one of 307, 308',
    "with `{ method: 'all' }`, only these make clients repeat the method and the body",
  ],
  ["<call>: the method must be 'get' or 'all'", 'pass one of these'],
  ["<call>: the option 'path' must be a string", "pass one of the target's paths"],
]
