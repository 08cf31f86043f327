/**
 * What the route tables of ten open-source Rails applications have together: Mastodon, Chatwoot, Discourse, GitLab, Redmine,
 * Solidus, Spree, RubyGems.org, Lobsters and Huginn, with 4,808 routes.
 */

/** How often each declaration is written in the ten tables. */
export const MIX = {
  routes: 4808,
  verbs: 2101,
  /** Verbs that name a controller. Most others are bare verbs of members and collections. */
  named: 1022,
  /** Mounted applications and redirects to paths, which are middlewares here. */
  middlewares: 97,
  redirects: 13,
  resources: 771,
  resource: 225,
  /** Of all resources, plural and singular: with `only` or `except`. */
  options: 842,
  /** … with a controller of their own: */
  own: 142,
  /** … nested in another: */
  nested: 361,
  /** … nested, in a controller outside the folder of the parent: */
  outside: 125,
  namespaces: 125,
}
/**
 * How often declarations have the first segment of others in the same scope, in the tables of six applications: Mastodon, Chatwoot,
 * RubyGems.org, Lobsters, diaspora* and OpenStreetMap. 130 of their 1,832 declarations do, 77 of these in OpenStreetMap.
 */
export const SHARED = {
  /** Verbs below the path of resources, of a scope or of a namespace. */
  verbs: 42 / 941,
  /** Redirects at or below such a path. */
  redirects: 21 / 93,
  /** Namespaces that are opened again. */
  again: 5 / 108,
  /** Namespaces with the name of resources. */
  namesakes: 16 / 108,
}
/** Mastodon has 286 controllers for 757 routes. */
export const CONTROLLERS = 280 / 750
/** In the scope of the table itself. The other declarations are in namespaces. */
export const AT_THE_TOP = 0.25
/** Of twenty namespaces, this many are at the top, inside one of these, and inside one of those. */
export const LEVELS = [8, 8, 4]
export const MOST_NESTED = 4

export const PLURAL_ACTIONS = ['index', 'create', 'show', 'update', 'destroy']
export const SINGULAR_ACTIONS = PLURAL_ACTIONS.slice(1)
/** The actions that real options leave, the frequent ones several times. */
export const CHOICES = [
  'index|index|index|show|show|show|create|create|create|update|destroy|index show|index show|index show|create destroy',
  'create destroy|index create|show update|show update|index create destroy|show create|index show create destroy',
]
  .join('|')
  .split('|')
  .map(each => each.split(' '))
const BARE_NAMES =
  'publish mark-read archive preview toggle_lock approve reject restore move copy search export import stats reorder ' +
  'pin unpin subscribe unsubscribe resend confirm cancel enable disable history retry refresh lookup sync merge_all'
export const BARE = BARE_NAMES.split(' ')
export const VERBS = ['get', 'get', 'get', 'post', 'post', 'put', 'patch', 'delete']
/** Of the controllers that only verbs name, this many have a standard action first: an estimate. It is one of these. */
export const STANDARD_ACTIONS = 0.75
export const STANDARD: { readonly [method: string]: readonly string[] } = {
  get: ['index', 'show', 'show'],
  post: ['create'],
  put: ['update'],
  patch: ['update'],
  delete: ['destroy'],
}
