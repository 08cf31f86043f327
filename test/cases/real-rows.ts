/**
 * What route files declare: the rows of docs/moving/from-rails.md, each with a table that says it here.
 *
 * The counts are how often ten open-source Rails applications (Mastodon, Chatwoot, Discourse, GitLab, Redmine, Solidus,
 * Spree, RubyGems.org, Lobsters and Huginn) use the construct, in November 2026. A declaration that uses two constructs
 * counts for both.
 */
export interface Row {
  readonly what: string
  /** The first cell on the page: what Rails has for it. A row without it is only counted: another row has the same line. */
  readonly rails?: string
  /** The second cell: what is written here. `…` stands for a part of the code. */
  readonly here: string
  /** How often the ten applications use it. It is not counted for every row. */
  readonly uses?: number
  /** The callback of `defineRoutes`: the chain after `r`. The code of `here` is part of it. */
  readonly chain: string
  /** What the chain needs before it: a part, a middleware. */
  readonly before?: string
  /** The routes of the table. */
  readonly lines: readonly string[]
  /** The routes that run `authenticate`, as the printed table has them. */
  readonly behind?: readonly string[]
  /** A request that the table answers, besides one for each route. */
  readonly request?: string
  /** Such a construct cannot be said directly. The chain is what to write instead. */
  readonly instead?: true
}

export const rows: readonly Row[] = [
  // Resources
  {
    what: 'all standard actions',
    rails: '`resources :places`',
    here: "`resources('places')`: without `new` and `edit`",
    chain: ".resources('places').resource('user')",
    lines: [
      'GET /places Places#index',
      'POST /places Places#create',
      'GET /places/:id Places#show',
      'PUT /places/:id Places#update',
      'PATCH /places/:id Places#update',
      'DELETE /places/:id Places#destroy',
      'GET /user Users#show',
      'POST /user Users#create',
      'PUT /user Users#update',
      'PATCH /user Users#update',
      'DELETE /user Users#destroy',
    ],
  },
  {
    what: 'some standard actions',
    uses: 842,
    rails: '`only: %i[index show]`, `except:`',
    here: "`only: ['index', 'show']`, `except: […]`",
    chain: ".resources('places', { only: ['index', 'show'] }).resource('user', { except: ['create', 'update'] })",
    lines: [
      'GET /places Places#index',
      'GET /places/:id Places#show',
      'GET /user Users#show',
      'DELETE /user Users#destroy',
    ],
  },
  {
    what: 'a plural resource',
    uses: 771,
    here: "`resources('places', …)`",
    chain: ".resources('places', { only: ['show'] })",
    lines: ['GET /places/:id Places#show'],
  },
  {
    what: 'a singular resource',
    uses: 225,
    rails: '`resource :user`',
    here: "`resource('user', …)`",
    chain: ".resource('user', { only: ['show'] })",
    lines: ['GET /user Users#show'],
  },
  {
    what: 'a controller of another name',
    uses: 142,
    rails: "`controller: 'places'`",
    here: "`controller: 'Places'`, or the class",
    chain: ".resources('spots', { only: ['show'], controller: 'Places' })",
    lines: ['GET /spots/:id Places#show'],
  },
  {
    what: 'another segment than the name',
    uses: 34,
    rails: "`path: 'people'`",
    here: "`path: 'people'`",
    chain: ".resources('users', { only: ['index', 'show'], path: 'people' })",
    lines: ['GET /people Users#index', 'GET /people/:id Users#show'],
  },
  {
    what: 'another name for the id',
    rails: '`param: :slug`',
    here: "`param: 'slug'`",
    chain: ".resources('places', { only: ['show'], param: 'slug' })",
    lines: ['GET /places/:slug Places#show'],
  },
  {
    what: 'an update by one method',
    rails: "`resources :places, except: :update`, `put 'places/:id', to: 'places#update'`",
    here: "`update: 'put'`",
    chain: ".resources('places', { only: ['show', 'update'], update: 'put' })",
    lines: ['GET /places/:id Places#show', 'PUT /places/:id Places#update'],
  },
  {
    what: 'a route of one member or of the collection',
    uses: 358,
    rails: '`get :preview, on: :member`, `get :search, on: :collection`',
    here: "`r.get('preview')`, `collection(r => r.get('search'))`",
    chain: ".resources('places', { only: [] }, r => r.get('preview').collection(r => r.get('search')))",
    lines: ['GET /places/:id/preview Places#preview', 'GET /places/search Places#search'],
  },

  // Nesting
  {
    what: 'a resource in a resource',
    uses: 361 - 125,
    rails: '`resources :rooms` in the block of `resources :places`',
    here: "`resources('places', …, r => r.resources('rooms', …))`",
    chain: ".resources('places', { only: ['show'] }, r => r.resources('rooms', { only: ['index', 'show'] }))",
    lines: [
      'GET /places/:id Places#show',
      'GET /places/:id/rooms Places/Rooms#index',
      'GET /places/:placeId/rooms/:id Places/Rooms#show',
    ],
  },
  {
    what: "a nested resource whose controller is not in its parent's folder",
    uses: 125,
    rails: 'a nested resource that has the controller `rooms`',
    here: "`controller: 'Rooms'`",
    chain: ".resources('places', { only: [] }, r => r.resources('rooms', { only: ['index'], controller: 'Rooms' }))",
    lines: ['GET /places/:id/rooms Rooms#index'],
  },
  {
    what: 'shallow nesting',
    uses: 5,
    rails: '`shallow: true`',
    here: "`resources('places', { …, shallow: true }, …)`",
    chain: ".resources('places', { only: [], shallow: true }, r => r.resources('rooms', { only: ['index', 'show'] }))",
    lines: ['GET /places/:id/rooms Places/Rooms#index', 'GET /rooms/:id Places/Rooms#show'],
  },
  {
    what: 'a namespace',
    uses: 125,
    rails: '`namespace :v1 do`',
    here: "`namespace('v1', r => …)`",
    chain: ".namespace('v1', r => r.resources('places', { only: ['index'] }))",
    lines: ['GET /v1/places V1/Places#index'],
  },
  {
    what: 'a controller folder without a path',
    uses: 52,
    rails: "`scope module: 'v1' do`",
    here: "`namespace('v1', { path: '' }, r => …)`",
    chain: ".namespace('v1', { path: '' }, r => r.resources('places', { only: ['index'] }))",
    lines: ['GET /places V1/Places#index'],
  },
  {
    what: 'a path without a controller folder',
    rails: "`scope ':locale' do`",
    here: "`scope(':locale', r => …)`",
    chain: ".scope(':locale', r => r.resources('places', { only: ['index'] }))",
    lines: ['GET /:locale/places Places#index'],
  },

  // Single routes
  {
    what: 'a route that names its controller',
    uses: 1022,
    rails: "`get 'about', to: 'pages#about'`",
    here: "`get('about', 'Pages#about')`, or the class: `Places, 'copy'`",
    chain: ".get('about', 'Pages#about').post('/places/:id/copy', Places, 'copy')",
    lines: ['GET /about Pages#about', 'POST /places/:id/copy Places#copy'],
  },
  {
    what: 'a route whose controller follows from its place',
    uses: 2101 - 1022,
    rails: '`get :status` in a namespace or a resource',
    here: "`r.get('status')`, `r.post('mark-read')`",
    chain: ".namespace('v1', r => r.get('status')).resource('user', { only: [] }, r => r.post('mark-read'))",
    lines: ['GET /v1/status V1#status', 'POST /user/mark-read Users#markRead'],
  },
  {
    what: 'several methods at once',
    uses: 50,
    rails: "`match 'about', to: 'pages#about', via: %i[get post]`",
    here: "not directly: a call for each method, `get('about', 'Pages#about').post('about', 'Pages#about')`",
    chain: ".get('about', 'Pages#about').post('about', 'Pages#about')",
    lines: ['GET /about Pages#about', 'POST /about Pages#about'],
    instead: true,
  },
  {
    what: 'text around a parameter',
    uses: 54,
    rails: "`'@:username'`",
    here: "`'@:username'`, `'places/:id.json'`",
    chain: ".get('@:username', 'Users#show').get('places/:id.json', 'Places#show')",
    lines: ['GET /@:username Users#show', 'GET /places/:id.json Places#show'],
  },
  {
    what: 'a wildcard at the end',
    rails: "`'files/*path'`",
    here: "`'files/*path'`",
    chain: ".get('files/*path', 'Pages#file')",
    lines: ['GET /files/*path Pages#file'],
  },
  {
    what: 'a redirect to a route of the table',
    uses: 72 - 59,
    rails: "`redirect('/places/%{id}')`, to a route",
    here: "`redirect('spots/:id', 'Places#show')`",
    chain: ".get('places/:id', 'Places#show').redirect('spots/:id', 'Places#show')",
    lines: ['GET /places/:id Places#show', 'GET /spots/:id -> Places#show'],
  },
  {
    what: 'a redirect to a path or a URL',
    uses: 59,
    rails: "`redirect('/people/%{name}')`, or to a URL",
    here: "`redirect('users/:name', '/people/:name')`",
    chain: ".redirect('wiki/*page', 'https://wiki.example.com/*page').redirect('users/:name', '/people/:name')",
    lines: ['GET /wiki/*page -> https://wiki.example.com/*page', 'GET /users/:name -> /people/:name'],
  },
  {
    what: 'a mounted application',
    uses: 38,
    rails: "`mount Admin::Engine => '/admin'`",
    here: "`mount('admin', admin)`",
    chain: ".mount('admin', admin)",
    before: 'const admin = new Koa()',
    lines: ['ALL /admin (application)', 'ALL /admin/*path (application)'],
  },
  {
    what: 'a name for links',
    uses: 298,
    rails: '`as:`',
    here: 'no names: [links](../guide/links.md) have the target or the path',
    chain: ".resources('places', { only: ['show'] })",
    lines: ['GET /places/:id Places#show'],
  },

  // Values of parameters. The shares of the 372 constraints and of the 247 formats are estimates: see the page.
  {
    what: 'an id with dots',
    uses: 196,
    rails: 'a constraint for an id with dots',
    here: 'no constraint: any id may have dots',
    chain: ".resources('places', { only: ['show'] })",
    lines: ['GET /places/:id Places#show'],
    request: '/places/lighthouse.v2',
  },
  {
    what: 'an id that is a number or a UUID',
    uses: 132,
    rails: '`constraints: { id: /\\d+/ }`',
    here: "a [kind](../guide/parameters.md#parameters-with-a-kind): `id: 'integer'`, `{ params: { topicId: 'integer' } }`",
    chain:
      ".resources('places', { only: ['show'], id: 'integer' })" +
      ".get('t/:topicId', { params: { topicId: 'integer' } }, 'Pages#topic')",
    lines: ['GET /places/:id Places#show', 'GET /t/:topicId Pages#topic'],
  },
  {
    what: 'another pattern for a parameter',
    uses: 372 - 196 - 132,
    rails: '`constraints: { token: /\\h+/ }`',
    here: 'not directly: [castParam](../guide/parameters.md#schemas) with a schema, which answers 400',
    chain: ".get('confirm/:token', 'Pages#confirm')",
    lines: ['GET /confirm/:token Pages#confirm'],
    instead: true,
  },
  {
    what: 'one format, or none',
    uses: 187,
    rails: "`format: 'rss'`, `format: false`",
    here: "part of the path: `get('latest.rss', 'Pages#feed')`",
    chain: ".get('latest.rss', 'Pages#feed').get('places.json', 'Places#index')",
    lines: ['GET /latest.rss Pages#feed', 'GET /places.json Places#index'],
  },
  {
    what: 'a choice of formats by suffix',
    uses: 247 - 187,
    rails: '`places/:id(.:format)`',
    here: "not directly: a route for each suffix, `get('places/:id.json', 'Places#show')`",
    chain: ".get('places/:id', 'Places#show').get('places/:id.json', 'Places#show')",
    lines: ['GET /places/:id Places#show', 'GET /places/:id.json Places#show'],
    instead: true,
  },
  {
    what: 'an optional segment',
    uses: 37,
    rails: "`'top(/:length)'`",
    here: "not directly: a route for each form, `get('top/:length', 'Pages#top')`",
    chain: ".get('top', 'Pages#top').get('top/:length', 'Pages#top')",
    lines: ['GET /top Pages#top', 'GET /top/:length Pages#top'],
    instead: true,
  },
  {
    what: 'a wildcard before other segments',
    uses: 14,
    rails: "`'*group/issues'`",
    here: "not directly: a parameter for each segment, `scope('groups/:group/projects/:project', r => …)`",
    chain: ".scope('groups/:group/projects/:project', r => r.get('issues', 'Pages#issues'))",
    lines: ['GET /groups/:group/projects/:project/issues Pages#issues'],
    instead: true,
  },

  // Middleware
  {
    what: 'middleware of one route',
    rails: '`before_action` for a route',
    here: "`get('me', authenticate, 'Users#show')`",
    chain: ".get('me', authenticate, 'Users#show')",
    lines: ['GET /me Users#show'],
    behind: ['GET /me Users#show'],
  },
  {
    what: 'middleware of a group',
    rails: '`before_action` in a base controller',
    here: '`scope(r => r.use(authenticate)…)`',
    chain: ".scope(r => r.use(authenticate).resource('user', { only: ['show'] })).get('about', 'Pages#about')",
    lines: ['GET /user Users#show', 'GET /about Pages#about'],
    behind: ['GET /user Users#show'],
  },
  {
    what: 'middleware of one resource',
    rails: '`before_action` in the controller',
    here: '`use: authenticate`',
    chain: ".resources('places', { only: ['index', 'create'], use: authenticate })",
    lines: ['GET /places Places#index', 'POST /places Places#create'],
    behind: ['GET /places Places#index', 'POST /places Places#create'],
  },
  {
    what: 'middleware of some standard actions',
    rails: '`before_action …, only: :create`',
    here: '`use: { create: authenticate }`',
    chain: ".resources('places', { only: ['index', 'create'], use: { create: authenticate } })",
    lines: ['GET /places Places#index', 'POST /places Places#create'],
    behind: ['POST /places Places#create'],
  },

  // Files
  {
    what: 'a part in another file',
    rails: '`draw(:places)`',
    here: '`draw(placeRoutes)`',
    chain: ".namespace('v1', r => r.draw(placeRoutes))",
    before: "const placeRoutes = (r: ScopeAt<typeof controllers, 'v1'>) => r.resources('places', { only: ['index'] })",
    lines: ['GET /v1/places V1/Places#index'],
  },
  {
    what: 'the same lines at several places',
    uses: 43,
    rails: '`concern :commentable`',
    here: '`draw(commentable)`, a [part for any place](../guide/several-files.md#one-part-at-several-places)',
    chain:
      ".resources('places', { only: [] }, r => r.draw(commentable))" +
      ".resources('users', { only: [] }, r => r.draw(commentable))",
    before:
      'const commentable = (r: ScopeAnywhere<typeof controllers>) =>\n' +
      "  r.resources('comments', { only: ['index'] })",
    lines: ['GET /places/:id/comments Places/Comments#index', 'GET /users/:id/comments Users/Comments#index'],
  },
  {
    what: 'routes under a condition',
    uses: 96,
    rails: '`if` around routes',
    here: 'not directly: a table of its own, mounted under the condition',
    chain: ".get('inbox', 'Pages#inbox')",
    lines: ['GET /inbox Pages#inbox'],
    instead: true,
  },
]
