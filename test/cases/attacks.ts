/**
 * Programs that try to make the sentence "if it compiles, it routes" false, by the class of hole that they look for. `table`
 * is the body of a function that defines a table; a router is created from it.
 */
export interface Attack {
  readonly title: string
  readonly outcome: Outcome
  readonly table: string
  /** Statements before it. */
  readonly before?: string
  /** How many errors the compilers report, if not one. */
  readonly errors?: number
}

/**
 * - `compiler`: the compilers refuse the program, with one error.
 * - `definition`: it compiles, and defining the table throws.
 * - `load`: it compiles, and loading its controllers fails.
 * - `routes`: it compiles, and the server answers exactly the routes of the type.
 */
export type Outcome = 'compiler' | 'definition' | 'load' | 'routes'

const attack =
  (outcome: Outcome) =>
  (title: string, table: string, before?: string): Attack => ({
    title,
    outcome,
    table,
    ...(before === undefined ? {} : { before }),
  })
const refused = attack('compiler')
const thrown = attack('definition')
const failing = attack('load')
const routed = attack('routes')

const ENUM =
  "enum Option { only = 'only', except = 'except', path = 'path', controller = 'controller', use = 'use', params = 'params', year = 'year', integer = 'integer', body = 'body', summary = 'summary', status = 'status', index = 'index' }"

export const attacks: Readonly<Record<string, readonly Attack[]>> = {
  'lost declarations': [
    thrown('use as a statement', "defineRoutes(controllers, r => { r.use(guard); return r.resources('users') })"),
    thrown(
      'use as a statement in a namespace',
      "defineRoutes(controllers, r => r.namespace('v1', r => { r.use(guard); return r.get('a', answer) }))",
    ),
    thrown(
      'a verb as a statement in a resource',
      "defineRoutes(controllers, r => r.resources('places', r => { r.get('preview'); return r }))",
    ),
    thrown(
      'a verb as a statement in a collection',
      "defineRoutes(controllers, r => r.resources('places', r => r.collection(r => { r.get('search'); return r })))",
    ),
    thrown(
      'a part that loses a call',
      'defineRoutes(controllers, r => r.draw(part))',
      "const part = (r: ScopeAt<Map, ''>) => { r.get('a', answer); return r.get('b', answer) }",
    ),
    thrown(
      'one of two chains',
      "defineRoutes(controllers, r => { const one = r.resources('users'); const two = r.resources('places'); return one ? two : two })",
    ),
    thrown(
      'a fork of a chain',
      "defineRoutes(controllers, r => { const fork = r.get('a', answer); fork.get('b', answer); return fork.get('c', answer) })",
    ),
    thrown(
      'a call on the outer scope in a namespace',
      "defineRoutes(controllers, r => r.namespace('v1', inner => { r.get('a', answer); return inner.get('b', answer) }))",
    ),
    thrown(
      'a call that a condition makes',
      "defineRoutes(controllers, r => { if (!no) r.get('a', answer); return r })",
    ),
    refused(
      'the chain of the outer scope',
      "defineRoutes(controllers, r => r.namespace('v1', () => r.get('a', answer)))",
    ),
    refused('no chain', "defineRoutes(controllers, r => { r.get('a', answer) })"),
    refused('a promise of a chain', "defineRoutes(controllers, async r => r.get('a', answer))"),
    refused('a chain in an array', "defineRoutes(controllers, r => [r.get('a', answer)])"),
    routed('use at the end', "defineRoutes(controllers, r => r.resources('users').use(guard))"),
    routed(
      'a chain in a variable',
      "defineRoutes(controllers, r => { const chain = r.get('a', answer); return chain.get('b', answer) })",
    ),
  ],
  'two tables': [
    thrown(
      'a Proxy of a registered class',
      "defineRoutes({ 'V1/Users': Users }, r => r.get('a', new Proxy(Users, {}), 'index'))",
    ),
    thrown('a wrapped class', "defineRoutes({ 'V1/Users': Users }, r => r.get('a', wrapped(Users), 'index'))"),
    thrown(
      'a class that is registered only as a wrapped one',
      "defineRoutes({ 'V1/Users': wrapped(Users) }, r => r.get('a', Users, 'index'))",
    ),
    thrown(
      'a subclass with the type of its parent',
      "defineRoutes({ 'V1/Users': Users }, r => r.get('a', Other, 'index'))",
      'const Other: typeof Users = HostUsers',
    ),
    thrown('a subclass that is not registered', "defineRoutes(controllers, r => r.get('a', HostUsers, 'index'))"),
    thrown(
      'two classes with one inherited controllerPath',
      "defineRoutes({}, r => r.get('a', Named, 'index').get('b', Heir, 'show'))",
    ),
    refused(
      'a class that inherits the controllerPath of a registered one',
      "defineRoutes({ Named }, r => r.get('b', Heir, 'show'))",
    ),
    thrown(
      'a class with the name of a registered one',
      "defineRoutes({ Users }, r => r.get('b', Other.Users, 'show'))",
      'class Other { static readonly Users = class Users { show() {} } }',
    ),
    thrown(
      'one of two classes that one function makes',
      "defineRoutes({ One: make(1) }, r => r.get('a', make(2), 'index'))",
      'const make = (value: number) => class { index() { return value } }',
    ),
    thrown(
      'one of two classes that one generic function makes',
      "defineRoutes({ One: make(1) }, r => r.get('a', make('two'), 'index'))",
      'const make = <Value>(value: Value) => class { index() { return value } }',
    ),
    refused(
      'two registered classes that one function makes',
      "defineRoutes({ One, Two }, r => r.get('a', One, 'index'))",
      'const make = (value: number) => class { index() { return value } }\nconst One = make(1)\nconst Two = make(2)',
    ),
    routed(
      'classes that extend those that one function makes',
      "defineRoutes({ One, 'V1/Two': Two }, r => r.get('a', One, 'index').get('b', Two, 'index'))",
      'const make = (value: number) => class { index() { return value } }\nclass One extends make(1) {}\nclass Two extends make(2) {}',
    ),
    refused('a class under two paths', "defineRoutes({ A: Users, B: Users }, r => r.get('a', Users, 'index'))"),
    refused(
      'a class under two paths as an option',
      "defineRoutes({ A: Users, B: Users }, r => r.resources('cs', { controller: Users }))",
    ),
    routed(
      'a class under two paths by name',
      "defineRoutes({ As: Users, Bs: Users }, r => r.resources('as').resources('bs'))",
    ),
    routed(
      'an alias of a class',
      "defineRoutes({ Users }, r => r.get('a', Alias, 'index'))",
      'const Alias: typeof Users = Users',
    ),
    routed(
      'a registered class as an option',
      "defineRoutes(controllers, r => r.resources('people', { controller: Users }, r => r.get('edit')))",
    ),
    routed(
      'a class with a controllerPath as an option',
      "defineRoutes(controllers, r => r.resources('people', { controller: Named }))",
    ),
    routed('a class without a name in the types', "defineRoutes(controllers, r => r.get('a', Stranger, 'index'))"),
    routed(
      'a registered class whose controllerPath is another',
      "defineRoutes({ 'V1/Named': Named }, r => r.get('a', Named, 'index'))",
    ),
    thrown('the class of a loader', "defineRoutes({ Users: async () => Users }, r => r.get('a', Users, 'index'))"),
    refused(
      'a nested controller without its prefix',
      "defineRoutes({ Rooms, Places }, r => r.resources('places', r => r.resources('rooms')))",
    ),
    routed('a generic class', "defineRoutes({ Boxes: Box<string> }, r => r.resources('boxes', { only: ['index'] }))"),
    routed(
      'a class expression',
      "defineRoutes({ Boxes: class { index() {} } }, r => r.resources('boxes', { only: ['index'] }))",
    ),
    refused('an abstract class', 'defineRoutes({ Abstract }, r => r)'),
    refused('an instance', 'defineRoutes({ Users: new Users() }, r => r)'),
    refused('a private action', "defineRoutes({ Private }, r => r.get('a', Private, 'index'))"),
  ],
  'functions that generic functions make': [
    ...['wrapper(answer)', 'answer.bind(undefined)', 'wrapper(wrapper(answer))'].map(made =>
      routed(
        `${made} is mounted`,
        `defineRoutes(controllers, r => r.mount('a', ${made}))`,
        'const wrapper = <Context>(middleware: (ctx: Context) => unknown): ((ctx: Context) => unknown) => middleware',
      ),
    ),
    routed(
      'a part is drawn',
      "defineRoutes(controllers, r => r.draw(made('a')))",
      "const made = <Text>(_text: Text) => (r: ScopeAt<Map, ''>) => r.get('a', answer)",
    ),
    ...[
      "namespace('v1', ",
      "namespace('v1', { path: 'one' }, ",
      "scope('v1', ",
      "scope(':year', { params: { year: 'integer' } }, ",
    ].map(call =>
      routed(
        `a generic callback of ${call}`,
        `defineRoutes(controllers, r => r.${call}<Inner,>(r: Inner) => r).get('a', answer))`,
      ),
    ),
    routed(
      'a part is the callback of the namespace that it is for',
      "defineRoutes(controllers, r => r.namespace('v1', part.bind(undefined)))",
      "const part = (r: ScopeAt<Map, 'v1'>) => r.get('a', answer)",
    ),
    ...["namespace('v2', ", "namespace('v1', { path: 'one' }, ", "scope('v1', "].map(call =>
      refused(
        `a part is the callback of another place: ${call}`,
        `defineRoutes(controllers, r => r.${call}part.bind(undefined)))`,
        "const part = (r: ScopeAt<Map, 'v1'>) => r.get('a', answer)",
      ),
    ),
    routed(
      'a callback may have a further member',
      "defineRoutes(controllers, r => r.namespace('v1', described))",
      "const described: { (r: ScopeAt<Map, 'v1'>): ReturnType<typeof drawn>; note?: string } = r => drawn(r); const drawn = (r: ScopeAt<Map, 'v1'>) => r.get('a', answer)",
    ),
  ],
  'options that members of an enum name': [
    routed(
      'lists beside a middleware',
      "defineRoutes(controllers, r => r.resources('users', { [Option.only]: ['show'], use: guard }).resources('places', { [Option.except]: ['show'], [Option.use]: guard }))",
      ENUM,
    ),
    refused(
      'both lists',
      "defineRoutes(controllers, r => r.resources('users', { [Option.only]: ['show'], [Option.except]: ['index'] }))",
      ENUM,
    ),
    refused('a wrong path', "defineRoutes(controllers, r => r.resources('users', { [Option.path]: 'a/b' }))", ENUM),
    refused(
      'a controller without the action',
      "defineRoutes({ Users, Rooms }, r => r.resources('users', { [Option.controller]: 'Rooms', only: ['destroy'] }))",
      ENUM,
    ),
    routed(
      'kinds of parameters',
      "defineRoutes(controllers, r => r.scope('a/:year', { [Option.params]: { [Option.year]: Option.integer } }, r => r.get('b', answer)).get('b/:year', { [Option.params]: { [Option.year]: Option.integer } }, guard, answer).get('c/:year', { [Option.params]: { year: 'integer' } }, answer))",
      ENUM,
    ),
    routed(
      'actions in a list',
      "defineRoutes(controllers, r => r.resources('users', { only: [Option.index] }).resources('places', { except: [Option.index], path: 'lieux' }))",
      ENUM,
    ),
    routed(
      'the path of a namespace and the status of a redirect',
      "defineRoutes(controllers, r => r.namespace('v1', { [Option.path]: 'a' }, r => r.get('b', answer)).redirect('old', '/new', { [Option.status]: 308 }))",
      ENUM,
    ),
    refused(
      'a wrong schema in the contract of a class',
      "defineRoutes({ Books }, r => r.get('a', Books, 'index'))",
      `${ENUM}\nclass Books { static readonly contract = { [Option.index]: { [Option.body]: 5 } } as const; index() {} }`,
    ),
  ],
  'branded texts': ['only', 'except'].map(option =>
    refused(
      `in ${option}`,
      `defineRoutes(controllers, r => r.resources('users', { ${option}: [branded] }))`,
      "const branded = 'index' as 'index' & { readonly brand: 'action' }",
    ),
  ),
  conditions: [
    refused(
      'a declared union of classes of one shape in the map',
      "defineRoutes({ Either: either }, r => r.get('a', One, 'index'))",
      'class One { index() {} } class Other { index() {} } const either = One as typeof One | typeof Other',
    ),
    ...[
      ['registered twice over', '{ One, Other }'],
      ['registered, or not', '{ One }'],
    ].flatMap(([title, map]) =>
      [
        "r.get('a', either, 'index')",
        "r.resources('places', { only: ['index'], controller: either })",
        "r.resources('places', { only: ['index'], controller: either }, r => r.get('a', answer))",
        "r.resource('place', { only: ['show'], controller: either })",
      ].map(call =>
        refused(
          `a declared union of classes of one shape, ${title}: ${call}`,
          `defineRoutes(${map}, r => ${call})`,
          'class One { index() {} show() {} } class Other { index() {} show() {} } const either = One as typeof One | typeof Other',
        ),
      ),
    ),
    refused('a chain', "defineRoutes(controllers, r => no ? r.resources('users') : r)"),
    refused('a callback', "defineRoutes(controllers, no ? r => r.resources('users') : r => r)"),
    refused('the options', "defineRoutes(controllers, r => r.resources('users', no ? { only: ['index'] } : {}))"),
    refused(
      'a list of actions',
      "defineRoutes(controllers, r => r.resources('users', { only: no ? ['index'] : ['show'] }))",
    ),
    refused(
      'an action in a list',
      "defineRoutes(controllers, r => r.resources('users', { only: [no ? 'index' : 'show'] }))",
    ),
    refused('param', "defineRoutes(controllers, r => r.resources('users', { param: no ? 'slug' : 'key' }))"),
    refused('singular', "defineRoutes(controllers, r => r.resources('users', { singular: no ? 'user' : 'person' }))"),
    refused(
      'the option controller',
      "defineRoutes(controllers, r => r.resources('as', { controller: no ? Users : Places }))",
    ),
    refused(
      'an optional controller',
      "defineRoutes(controllers, r => r.resources('users', { controller: no ? Users : undefined }))",
    ),
    refused(
      'a spread option',
      "defineRoutes(controllers, r => r.resources('users', { ...(no ? { param: 'slug' } : {}) }))",
    ),
    refused('a map entry', "defineRoutes({ Places, ...(no ? { Users } : {}) }, r => r.get('a', Users, 'index'))"),
    refused('a name', "defineRoutes(controllers, r => r.resources(no ? 'users' : 'places'))"),
    refused('a path', "defineRoutes(controllers, r => r.get(no ? 'a' : 'b', answer))"),
    refused('an action', "defineRoutes(controllers, r => r.get('a', Users, no ? 'index' : 'show'))"),
    refused('a class', "defineRoutes(controllers, r => r.get('a', no ? Users : Places, 'index'))"),
    refused(
      'a target',
      "defineRoutes(controllers, r => r.resources('users').redirect('a', no ? 'Users#index' : 'Users#create'))",
    ),
    refused(
      'a part',
      'defineRoutes(controllers, r => r.draw(no ? topPart : part))',
      "const part = (r: ScopeAt<Map, ''>) => r.get('b', answer)",
    ),
    refused('a verb', "defineRoutes(controllers, r => r[no ? 'get' : 'post']('a', answer))"),
    refused(
      'a variable',
      "defineRoutes(controllers, r => { let chain = r.get('a', answer); if (no) chain = chain.get('b', answer); return chain })",
    ),
    {
      // Of the chain that a refused call returns, `reduce` and the callback are refused, too.
      ...refused(
        'a loop',
        "defineRoutes(controllers, r => (['a', 'b'] as const).reduce((chain, path) => chain.get(path, answer), r))",
      ),
      errors: 3,
    },
    routed('a middleware', "defineRoutes(controllers, r => r.get('a', no ? answer : guard))"),
    routed('an optional call', "defineRoutes(controllers, r => r.get?.('a', answer))"),
    routed('a computed name', "defineRoutes(controllers, r => r['get']('a', answer))"),
    routed('spread arguments', "defineRoutes(controllers, r => r.get(...(['a', answer] as const)))"),
  ],
  any: [
    refused('a callback', "defineRoutes(controllers, r => r.namespace('v1', anything))"),
    refused('the callback of defineRoutes', 'defineRoutes(controllers, anything)'),
    refused('a chain', 'defineRoutes(controllers, r => r as any)'),
    refused('a scope', "defineRoutes(controllers, r => (r as any).get('a', answer))"),
    refused('the chain of a resource', "defineRoutes(controllers, r => r.resources('users', r => r as any))"),
    refused('a part', 'defineRoutes(controllers, r => r.draw(anything))'),
    refused('the parameter of a part', 'defineRoutes(controllers, r => r.draw((r: any) => r))'),
    refused('the options', "defineRoutes(controllers, r => r.resources('users', anything, r => r))"),
    refused('the second argument', "defineRoutes(controllers, r => r.resources('users', anything))"),
    refused('the options of resource', "defineRoutes(controllers, r => r.resource('user', anything))"),
    refused('an option', "defineRoutes(controllers, r => r.resources('users', { param: anything }))"),
    refused('an action in a list', "defineRoutes(controllers, r => r.resources('users', { only: [anything] }))"),
    refused('a name', 'defineRoutes(controllers, r => r.resources(anything))'),
    refused('the name of a namespace', 'defineRoutes(controllers, r => r.namespace(anything, r => r))'),
    refused('a path', 'defineRoutes(controllers, r => r.get(anything, answer))'),
    refused('the path of a scope', 'defineRoutes(controllers, r => r.scope(anything, r => r))'),
    refused('a class', "defineRoutes(controllers, r => r.get('a', anything, 'index'))"),
    refused('an action', "defineRoutes(controllers, r => r.get('a', Users, anything))"),
    refused('a target', "defineRoutes(controllers, r => r.redirect('a', anything))"),
    refused('the path of a redirect', "defineRoutes(controllers, r => r.redirect(anything, 'Users#index'))"),
    refused('the map', "defineRoutes(anything, r => r.get('a', answer))"),
    refused(
      'a map of any class',
      "defineRoutes(map, r => r.get('a', answer))",
      'const map: Record<string, typeof Users> = { Users }',
    ),
    routed('a middleware', "defineRoutes(controllers, r => r.get('a', anything))"),
    routed('a middleware of a scope', "defineRoutes(controllers, r => r.use(anything).get('a', answer))"),
    refused('a callback of type unknown', "defineRoutes(controllers, r => r.namespace('v1', anything as unknown))"),
  ],
  'what middlewares expect': [
    refused('state that comes later', "defineRoutes(controllers, r => r.use(needUser).use(giveUser).get('a', answer))"),
    refused(
      'state of another scope',
      "defineRoutes(controllers, r => r.namespace('v1', r => r.use(giveUser)).use(needUser))",
    ),
    refused(
      'state that is optional',
      "defineRoutes(controllers, r => r.use(mayGiveUser).use(needUser).get('a', answer))",
    ),
    refused('a parameter', "defineRoutes(controllers, r => r.use(needId).get('a', answer))"),
    refused('a member of the context', "defineRoutes(controllers, r => r.use(needCache).get('a', answer))"),
    refused('state, in a verb', "defineRoutes(controllers, r => r.get('a', needUser))"),
    refused('state, in a part', 'defineRoutes(controllers, r => r.draw(userPart))'),
    routed(
      'state that is there',
      "defineRoutes(controllers, r => r.use(giveUser).use(needUser).get('a', needUser).draw(userPart))",
    ),
    routed(
      'a parameter that is there',
      "defineRoutes(controllers, r => r.scope(':id', r => r.use(needId).get('a', answer)))",
    ),
    routed(
      'a member that is there',
      "defineRoutes(controllers, r => r.use(giveCache).use(needCache).get('a', answer))",
    ),
    refused('a class', "defineRoutes(controllers, r => r.get('a', Users))"),
    refused(
      'an action that needs state',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { index(ctx: { state: { user: string } }) { return ctx.state.user } }',
    ),
    refused(
      'an action that needs another parameter',
      "defineRoutes({ As }, r => r.get(':id', As, 'index'))",
      'class As { index(ctx: { params: { key: string } }) { return ctx.params.key } }',
    ),
  ],
  loaders: [
    routed('a class', "defineRoutes({ Users: async () => Users }, r => r.resources('users'))"),
    routed('a module', "defineRoutes({ Users: async () => ({ default: Users }) }, r => r.resources('users'))"),
    routed(
      'a bound function',
      "defineRoutes({ Users: load.bind(null) }, r => r.resources('users'))",
      'const load = async () => Users',
    ),
    routed(
      'what a helper returns',
      "defineRoutes({ Users: once(load), Places: same(Places) }, r => r.resources('users').resources('places'))",
      'const once = <Result>(load: () => Result): (() => Result) => load\nconst same = <Given>(given: Given): Given => given\nconst load = async () => Users',
    ),
    refused('a class without the action', "defineRoutes({ Rooms: async () => Rooms }, r => r.resources('rooms'))"),
    refused('no class', "defineRoutes({ Rooms: async () => 5 }, r => r.get('a', answer))"),
    refused('two classes', "defineRoutes({ Rooms: async () => ({ Users, Places }) }, r => r.get('a', answer))"),
    refused('an abstract class', "defineRoutes({ Rooms: async () => Abstract }, r => r.get('a', answer))"),
    refused('a class without a promise', "defineRoutes({ Rooms: () => Rooms }, r => r.get('a', answer))"),
    refused(
      'a function with a parameter',
      "defineRoutes({ Rooms: async (_: string) => Rooms }, r => r.get('a', answer))",
    ),
    failing('a module of type any', "defineRoutes({ Users: async () => anything }, r => r.resources('users'))"),
    failing(
      'a module that throws',
      "defineRoutes({ Users: async (): Promise<typeof Users> => { throw new Error('no') } }, r => r.resources('users'))",
    ),
    failing(
      'another class than the type says',
      "defineRoutes({ Users: async () => Rooms as unknown as typeof Users }, r => r.resources('users'))",
    ),
  ],
  'names that collide': [
    refused('a resource twice', "defineRoutes(controllers, r => r.resources('users').resources('users'))"),
    refused('a resource and a verb', "defineRoutes(controllers, r => r.resources('users').get('users', answer))"),
    refused('a verb and a resource', "defineRoutes(controllers, r => r.post('users', answer).resources('users'))"),
    refused(
      'parameters of other names',
      "defineRoutes(controllers, r => r.resources('users').get('users/:key', answer))",
    ),
    refused('a path with and without a slash', "defineRoutes(controllers, r => r.get('a', answer).get('/a', answer))"),
    refused(
      'a scope and a verb',
      "defineRoutes(controllers, r => r.scope(':a', r => r.get('b', answer)).get(':c/b', answer))",
    ),
    refused(
      'a scope in a scope and a verb',
      "defineRoutes(controllers, r => r.scope('a', r => r.scope('b', r => r.get('/', answer))).get('a/b', answer))",
    ),
    refused(
      'a redirect and a verb',
      "defineRoutes(controllers, r => r.resources('users').redirect('a', 'Users#index').get('a', answer))",
    ),
    refused('a wildcard twice', "defineRoutes(controllers, r => r.get('*a', answer).get('*b', answer))"),
    refused('two parts', 'defineRoutes(controllers, r => r.draw(topPart).draw(topPart))'),
    refused('a part and a verb', "defineRoutes(controllers, r => r.draw(topPart).get('part', answer))"),
    refused(
      'a collection and a standard action',
      "defineRoutes(controllers, r => r.resources('places', r => r.collection(r => r.get('/', Places, 'search'))))",
    ),
    refused('a parameter twice', "defineRoutes(controllers, r => r.scope(':id', r => r.resources('users')))"),
    routed('capitals', "defineRoutes(controllers, r => r.get('a', answer).get('A', answer))"),
    routed('other methods', "defineRoutes(controllers, r => r.get('a', answer).post('a', answer).all('a', answer))"),
    routed(
      'a literal and a parameter',
      "defineRoutes(controllers, r => r.get('a', answer).get(':a', answer).get('*b', answer))",
    ),
    routed(
      'names of objects',
      "defineRoutes(controllers, r => r.get('__proto__', answer).get('constructor', answer).get('x/:constructor', answer))",
    ),
    refused(
      'a resource with the name of a member of all objects',
      "defineRoutes(controllers, r => r.resources('toString'))",
    ),
    refused('an action of all objects', "defineRoutes(controllers, r => r.get('a', Users, 'toString'))"),
    refused('the constructor as an action', "defineRoutes(controllers, r => r.get('a', Users, 'constructor'))"),
    refused(
      'a bare verb with the name of a member of all objects',
      "defineRoutes(controllers, r => r.resources('places', r => r.get('value-of')))",
    ),
    routed(
      'one singular for two names',
      "defineRoutes({ ...controllers, 'Places/Users': Users }, r => r.resources('places', r => r.resources('users')))",
    ),
  ],
  options: [
    refused('an unknown one', "defineRoutes(controllers, r => r.resources('users', { onyl: ['index'] }))"),
    refused(
      'only and except',
      "defineRoutes(controllers, r => r.resources('users', { only: ['index'], except: ['show'] }))",
    ),
    refused(
      'an action that does not exist',
      "defineRoutes(controllers, r => r.resources('users', { only: ['edit'] }))",
    ),
    refused('index of resource', "defineRoutes(controllers, r => r.resource('user', { only: ['index'] }))"),
    refused('an undefined option', "defineRoutes(controllers, r => r.resources('users', { only: undefined }))"),
    refused('undefined options', "defineRoutes(controllers, r => r.resources('users', undefined))"),
    refused('options of a wide type', "defineRoutes(controllers, r => r.resources('users', options))"),
    refused('a name that is no segment', "defineRoutes(controllers, r => r.resources('users', { singular: 'a/b' }))"),
    refused(
      'a parameter that is no identifier',
      "defineRoutes(controllers, r => r.resources('users', { param: 'a-b' }))",
    ),
    refused(
      'a class without the actions',
      "defineRoutes(controllers, r => r.resources('users', { controller: Rooms }))",
    ),
    refused('plural of resources', "defineRoutes(controllers, r => r.resources('users', { plural: 'users' }))"),
    refused(
      'options after the callback',
      "defineRoutes(controllers, r => r.resources('users', topPart, { only: ['index'] }))",
    ),
    refused('an array', "defineRoutes(controllers, r => r.resources('users', ['index']))"),
    refused('a string', "defineRoutes(controllers, r => r.resources('users', 'index'))"),
    refused(
      'a status that is none',
      "defineRoutes(controllers, r => r.resources('users').redirect('a', 'Users#index', { status: 200 }))",
    ),
    routed('no action', "defineRoutes(controllers, r => r.resources('places', { only: [] }, r => r.get('preview')))"),
    routed('an action twice', "defineRoutes(controllers, r => r.resources('users', { only: ['index', 'index'] }))"),
    routed(
      'every action left out',
      "defineRoutes(controllers, r => r.resources('users', { except: ['index', 'create', 'show', 'update', 'destroy'] }))",
    ),
    routed(
      'a constant',
      "defineRoutes(controllers, r => r.resources('users', only))",
      "const only = { only: ['index'] } as const",
    ),
    routed(
      'a frozen object',
      "defineRoutes(controllers, r => r.resources('users', only))",
      "const only = Object.freeze({ only: ['index'] } as const)",
    ),
    routed(
      'the same in a nested resource',
      "defineRoutes(controllers, r => r.resources('places', { param: 'slug', singular: 'site' }, r => r.resources('rooms', { only: ['show'], param: 'key' })))",
    ),
  ],
  parts: [
    refused('another namespace', 'defineRoutes(controllers, r => r.draw(v1Part))'),
    refused(
      'a namespace in a namespace',
      "defineRoutes(controllers, r => r.namespace('v1', r => r.namespace('v1', r => r.draw(v1Part))))",
    ),
    refused(
      'a scope with the path of the namespace',
      "defineRoutes(controllers, r => r.scope('v1', r => r.draw(v1Part)))",
    ),
    refused('a resource', "defineRoutes(controllers, r => r.resources('places', r => r.draw(topPart)))"),
    refused('another map', 'defineRoutes({ Users }, r => r.draw(topPart))'),
    refused(
      'no type of its parameter',
      'defineRoutes(controllers, r => r.draw(part))',
      'const part = <Given>(r: Given) => r',
    ),
    refused('another chain', 'defineRoutes(controllers, r => r.draw(() => r))'),
    refused(
      'a part that returns nothing',
      'defineRoutes(controllers, r => r.draw(part))',
      "const part = (r: ScopeAt<Map, ''>) => { r.get('a', answer) }",
    ),
    routed(
      'a part with nothing',
      'defineRoutes(controllers, r => r.draw(part))',
      "const part = (r: ScopeAt<Map, ''>) => r",
    ),
    routed(
      'a part in its place',
      "defineRoutes(controllers, r => r.draw(topPart).namespace('v1', r => r.draw(v1Part)))",
    ),
    routed(
      'a part that draws a part',
      'defineRoutes(controllers, r => r.draw(part))',
      "const part = (r: ScopeAt<Map, ''>) => r.draw(topPart).resources('users')",
    ),
    routed(
      'a part for any place at several ones',
      "defineRoutes(controllers, r => r.draw(part).namespace('v1', r => r.draw(part)).resources('places', r => r.draw(part)))",
      "const part = (r: ScopeAnywhere<Map>) => r.use(giveUser).get('part/:key', ctx => { ctx.body = ctx.params.key + ctx.state.user.name })",
    ),
    refused(
      'a parameter of the place, in a part for any place',
      "defineRoutes(controllers, r => r.resources('places', r => r.draw(part)).draw(part))",
      "const part = (r: ScopeAnywhere<Map>) => r.get('part', needId)",
    ),
    refused(
      'state of the place, in a part for any place',
      'defineRoutes(controllers, r => r.use(giveUser).draw(part))',
      "const part = (r: ScopeAnywhere<Map>) => r.get('part', needUser)",
    ),
    {
      ...refused(
        'a part for any place that is called with the scope of a place',
        "defineRoutes(controllers, r => r.resources('places', r => part(r)))",
        "const part = (r: ScopeAnywhere<Map>) => r.get('part', answer)",
      ),
      errors: 2, // the scope is not the one that the part takes, and its result is not that of the callback
    },
    routed('a part behind use', 'defineRoutes(controllers, r => r.use(giveUser).draw(userPart).draw(topPart))'),
  ],
  'what classes declare': [
    thrown(
      'a method of an interface that the class does not implement',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'interface As { index(): void }\nclass As {}',
    ),
    thrown(
      'a class with an index signature',
      "defineRoutes({ As }, r => r.resources('as'))",
      'class As { [action: string]: () => void }',
    ),
    thrown(
      'a declared field',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { declare index: () => void }',
    ),
    thrown(
      'a field that nothing assigns',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { index!: () => void }',
    ),
    thrown(
      'an async generator',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { async *index() {} }',
    ),
    thrown(
      'the action of a subclass, on its parent',
      "defineRoutes({ As: As as unknown as typeof Bs }, r => r.resources('as', { only: ['show'] }))",
      'class As { index() {} }\nclass Bs extends As { show() {} }',
    ),
    routed(
      'a getter',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { get index() { return () => {} } }',
    ),
    routed('an arrow function', "defineRoutes({ As }, r => r.get('a', As, 'index'))", 'class As { index = () => {} }'),
    routed(
      'an action that an abstract class declares',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As extends Abstract { index() {} }',
    ),
    refused('a static action', "defineRoutes({ As }, r => r.get('a', As, 'index'))", 'class As { static index() {} }'),
    refused(
      'a #private action',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      'class As { #index() {} used() { return this.#index } }',
    ),
    refused(
      'a static block',
      "defineRoutes({ As }, r => r.get('a', As, 'index'))",
      "class As { static { Object.defineProperty(As.prototype, 'index', { value() {} }) } }",
    ),
  ],
  'maps of controllers': [
    routed('a getter', "defineRoutes({ get Users() { return Users } }, r => r.resources('users'))"),
    routed(
      'a symbol beside a class',
      "defineRoutes({ Users, [Symbol.iterator]: Places }, r => r.get('a', Users, 'index'))",
    ),
    routed('a number as a key', "defineRoutes({ 5: Users }, r => r.resources('5', { only: ['index'] }))"),
    routed(
      'keys with slashes at their ends',
      "defineRoutes({ 'V1//': Users, '/A': Places }, r => r.get('a', Users, 'index').get('b', Places, 'index'))",
    ),
    routed(
      'an instance of a class',
      "defineRoutes(new Registry(), r => r.resources('users'))",
      'class Registry { Users = Users }',
    ),
    thrown(
      'an inherited getter',
      "defineRoutes(new Registry(), r => r.resources('users'))",
      'class Registry { get Users() { return Users } }',
    ),
    routed(
      'an interface',
      "defineRoutes(map, r => r.resources('users'))",
      'interface Registry { Users: typeof Users }\nconst map: Registry = { Users }',
    ),
    routed('no controller', "defineRoutes({}, r => r.get('a', answer))"),
    refused('a key in lower case', "defineRoutes({ users: Users }, r => r.resources('users'))"),
    refused('a key with a hash sign', "defineRoutes({ 'Users#index': Users }, r => r)"),
    refused('an empty key', "defineRoutes({ '': Users }, r => r)"),
    refused('an array', 'defineRoutes([Users], r => r)'),
    refused(
      'a key that may be missing',
      "defineRoutes(map, r => r.resources('users'))",
      'const map: { Users?: typeof Users } = { Users }',
    ),
  ],
  'callbacks and chains': [
    thrown(
      'the chain of another table',
      'defineRoutes(controllers, () => stolen)',
      "let stolen: Chain\nconst other = () => defineRoutes(controllers, r => (stolen = r.get('a', answer)))\ntype Chain = ReturnType<typeof topPartOf>\nconst topPartOf = (r: ScopeAt<Map, ''>) => r.get('a', answer)\nother()",
    ),
    refused('a table', 'defineRoutes(controllers, () => defineRoutes(controllers, r => r))'),
    refused(
      'a chain of an inner scope',
      "defineRoutes(controllers, r => { let inner; r.namespace('v1', v1 => (inner = v1)); return inner })",
    ),
    routed(
      'a callback with more parameters',
      "defineRoutes(controllers, (r, path = 'a' as const) => r.get(path, answer))",
    ),
    routed(
      'a function declaration',
      'defineRoutes(controllers, draw)',
      "function draw(r: ScopeAt<Map, ''>) { return r.get('a', answer) }",
    ),
    routed('empty namespaces', "defineRoutes(controllers, r => r.namespace('a', r => r).namespace('b', r => r))"),
    routed(
      'the same namespace twice',
      "defineRoutes(controllers, r => r.namespace('a', r => r.get('b', answer)).namespace('a', r => r.get('c', answer)))",
    ),
    refused(
      'a duplicate in the same namespace twice',
      "defineRoutes(controllers, r => r.namespace('a', r => r.get('b', answer)).namespace('a', r => r.get('b', answer)))",
    ),
    refused(
      'collection in a scope of a resource',
      "defineRoutes(controllers, r => r.resources('places', r => r.scope('x', r => r.collection(r => r))))",
    ),
    refused('collection at the top', 'defineRoutes(controllers, r => r.collection(r => r))'),
    refused(
      'a duplicate in two collections',
      "defineRoutes(controllers, r => r.resources('places', r => r.collection(r => r.get('search')).collection(r => r.get('search'))))",
    ),
    refused('a redirect that leads nowhere', "defineRoutes(controllers, r => r.redirect('a', 'Users#index'))"),
    refused(
      'a redirect without the parameter of its target',
      "defineRoutes(controllers, r => r.resources('users').redirect('a', 'Users#show'))",
    ),
    routed(
      'a redirect in a namespace',
      "defineRoutes(controllers, r => r.resources('users').namespace('v1', r => r.redirect('old/:id', 'Users#show', { status: 308 })))",
    ),
    routed(
      'every verb',
      "defineRoutes(controllers, r => r.get('a', answer).post('a', answer).put('a', answer).patch('a', answer).delete('a', answer).options('a', answer).head('a', answer))",
    ),
  ],
  'names and paths': [
    refused('a path that is put together', "defineRoutes(controllers, r => r.get('a' + text, answer))"),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    refused('a template', 'defineRoutes(controllers, r => r.get(`a/${text}`, answer))'),
    refused('an empty segment', "defineRoutes(controllers, r => r.get('a//b', answer))"),
    refused('a dot segment', "defineRoutes(controllers, r => r.get('a/../b', answer))"),
    refused('a wildcard that is not the last segment', "defineRoutes(controllers, r => r.get('*a/b', answer))"),
    refused('a parameter in a name', "defineRoutes(controllers, r => r.resources(':users'))"),
    refused('an empty name', "defineRoutes(controllers, r => r.namespace('', r => r))"),
    routed('an enum', 'defineRoutes(controllers, r => r.get(Paths.A, answer))', "enum Paths { A = 'a' }"),
    routed(
      'an enum as a path, a target and an action',
      'defineRoutes(controllers, r => r.get(Texts.Path, Texts.Target).post(Texts.Path, Places, Texts.Action).put(Texts.Path, guard, Texts.Target))',
      "enum Texts { Path = 'a', Target = 'Places#show', Action = 'show' }",
    ),
    routed('a constant', 'defineRoutes(controllers, r => r.get(path, answer))', "const path = 'a'"),
    routed(
      'a template of constants',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
      'defineRoutes(controllers, r => r.get(`${path}/b` as const, answer))',
      "const path = 'a'",
    ),
    routed(
      'a parameter with the name of a member of all objects',
      "defineRoutes(controllers, r => r.resources('places', { param: 'constructor' }, r => r.resources('rooms', { only: ['show'] })))",
    ),
    routed(
      'a name in another case',
      "defineRoutes({ UserSettings: Users }, r => r.resources('user_settings').resources('userSettings').resources('user-settings'))",
    ),
    routed('resource with a plural name', "defineRoutes(controllers, r => r.resource('users', { only: ['show'] }))"),
    routed(
      'six levels',
      "defineRoutes({ 'A/B/C/D/E/Users': Users }, r => r.namespace('a', r => r.namespace('b', r => r.namespace('c', r => r.namespace('d', r => r.namespace('e', r => r.resources('users')))))))",
    ),
    routed('letters outside ASCII', "defineRoutes(controllers, r => r.get('é', answer))"),
  ],
}
