/**
 * Signatures of actions, right and wrong, and the ways in which a table can route an action. `createRouter` takes every right
 * signature and refuses every wrong one, whatever the way.
 */

/** What a way gives its action, as types in text. */
export interface Given {
  readonly params: string
  readonly state: string
  /** The type of the class's instances, for a parameter `this`. */
  readonly self: string
  /** The context that the table has for the action, where its target is known. */
  readonly context: string
}

/** A signature: overloads, each as a call signature, or any other type of the member. */
export type Signature = readonly string[] | { readonly type: string }

/** Types by what they are, each as text or made of what a way gives. */
export type Signatures = { readonly [title: string]: Signature | ((given: Given) => Signature) }

const type = (text: string): Signature => ({ type: text })

export const wrong: Signatures = {
  'a number': type('number'),
  undefined: type('undefined'),
  null: type('null'),
  unknown: type('unknown'),
  never: type('never'),
  'an object': type('{ call: () => void }'),
  'a class': type('new (ctx: any) => object'),
  'a promise of a function': type('Promise<() => void>'),
  'a function or undefined': type('(() => void) | undefined'),
  'a function or null': type('((ctx: {}) => void) | null'),
  'a function or text': type('(() => void) | string'),
  'a parameter of another type': ['(ctx: { params: { id: number } }): void'],
  'a parameter that is missing': ['(ctx: { params: { other: string } }): void'],
  'a parameter too many': ({ params }) => [`(ctx: { params: ${params} & { other: string } }): void`],
  'a parameter of one value': ['(ctx: { params: { id: "5"; locale: "en"; other: "1" } }): void'],
  'params of null': ['(ctx: { params: null }): void'],
  'params as a list': ['(ctx: { params: string[] }): void'],
  'params as a map': ['(ctx: { params: Map<string, string> }): void'],
  'a context of type never': ['(ctx: never): void'],
  'a context of text': ['(ctx: string): void'],
  'a context of null': ['(ctx: null): void'],
  'another object for a context': ['(ctx: Date): void'],
  'an optional context': ['(ctx?: { params: { other: string } }): void'],
  'a rest parameter': ['(...given: [ctx: { params: { other: string } }]): void'],
  'a rest parameter of any length': ['(...given: { params: { other: string } }[]): void'],
  'a rest parameter of type never': ['(...given: never[]): void'],
  'a rest parameter after the context': ['(ctx: {}, ...more: string[]): void'],
  overloads: ['(ctx: { params: { other: string } }): void', '(ctx: { params: { more: string } }): void'],
  'a type parameter': ['<Ctx extends { params: { other: string } }>(ctx: Ctx): void'],
  'a third parameter': ['(ctx: {}, next: Koa.Next, more: string): void'],
  'a wrong context and a third parameter': ['(ctx: { other: string }, next: Koa.Next, more: string): void'],
  'next as a number': ['(ctx: {}, next: number): void'],
  'a next with another result': ['(ctx: {}, next: () => string): void'],
  'a next that takes an argument': ['(ctx: {}, next: { call(): void; other: string }): void'],
  'another this': ['(this: { other: string }): void'],
  'another this beside a context': ['(this: { other: string }, ctx: {}, next: Koa.Next): void'],
  'text as this': ['(this: string): void'],
  'a date as this': ['(this: Date, ctx: {}): void'],
  'a this of type never': ['(this: never): void'],
  'state that is missing': ['(ctx: { state: { other: string } }): void'],
  'state of another type': ['(ctx: { state: { user: number } }): void'],
  'deeper state that is missing': ['(ctx: { state: { user: { other: string } } }): void'],
  'deeper state of another type': ['(ctx: { state: { user: { name: number; other: 1 } } }): void'],
  'state of text': ['(ctx: { state: string }): void'],
  'a body of text': ['(ctx: { body: string }): void'],
  'a response with a body of text': ['(ctx: { response: { body: string } }): void'],
  'a request with a body': ['(ctx: { request: { body: string } }): void'],
  'a status of text': ['(ctx: { status: string }): void'],
  'a member that an application would add': ['(ctx: { database: { query(): void } }): void'],
  'a Koa context with state': ['(ctx: Koa.ParameterizedContext<{ other: string }>): void'],
  'a Koa context with a member': ['(ctx: Koa.ParameterizedContext<{}, { other: string }>): void'],
  'a Koa context with parameters': ['(ctx: Koa.Context & { params: { other: string } }): void'],
  'a middleware with state': type('Koa.Middleware<{ other: string }>'),
  'one of two functions': type('((ctx: {}) => void) | ((ctx: { other: string }) => void)'),
  'a function with properties': type('((ctx: { other: string }) => void) & { title: string }'),
}

export const right: Signatures = {
  nothing: ['(): void'],
  'a result': ['(): string'],
  'a promise': ['(): Promise<object>'],
  'a result of type never': ['(): never'],
  any: type('any'),
  'a result of type any': ['(): any'],
  'a context of type any': ['(ctx: any): void'],
  'a context of type unknown': ['(ctx: unknown): void'],
  'a context of type object': ['(ctx: object): void'],
  'an empty context': ['(ctx: {}): void'],
  'the context of the table': ({ context }) => [`(ctx: ${context}): void`],
  'the context of the table and next': ({ context }) => [`(ctx: ${context}, next: Koa.Next): void`],
  'a Koa context': ['(ctx: Koa.Context): void'],
  'a Koa context and next': ['(ctx: Koa.Context, next: Koa.Next): Promise<void>'],
  'a Koa context with a result': ['(ctx: Koa.Context): Promise<string>'],
  'a parameterized context': ['(ctx: Koa.ParameterizedContext): void'],
  'a parameterized context without state': ['(ctx: Koa.ParameterizedContext<{}>): void'],
  'a parameterized context without members': ['(ctx: Koa.ParameterizedContext<{}, {}>): void'],
  'a parameterized context with parameters': ({ params }) => [
    `(ctx: Koa.ParameterizedContext<{}, { params: ${params} }>): void`,
  ],
  'a parameterized context with state': ({ state }) => [`(ctx: Koa.ParameterizedContext<${state}>): void`],
  'a Koa context with parameters': ({ params }) => [`(ctx: Koa.Context & { params: ${params} }): void`],
  'an extendable context': ['(ctx: Koa.ExtendableContext): void'],
  'a base context': ['(ctx: Koa.BaseContext): void'],
  'some members of a Koa context': ["(ctx: Pick<Koa.Context, 'get' | 'set' | 'throw' | 'cookies'>): void"],
  parameters: ({ params }) => [`(ctx: { params: ${params} }): void`],
  'parameters that cannot be changed': ({ params }) => [`(ctx: { readonly params: Readonly<${params}> }): void`],
  'optional parameters': ({ params }) => [`(ctx: { params: Partial<${params}> & { other?: string } }): void`],
  'params of any names': ['(ctx: { params: Record<string, string> }): void'],
  'params of unknown values': ['(ctx: { params: { [name: string]: unknown } }): void'],
  'params of type any': ['(ctx: { params: any }): void'],
  'params of type unknown': ['(ctx: { params: unknown }): void'],
  'params of type object': ['(ctx: { params: object }): void'],
  'params that may be absent': ({ params }) => [`(ctx: { params?: ${params} }): void`],
  state: ({ state }) => [`(ctx: { state: ${state} }): void`],
  'state of type any': ['(ctx: { state: any }): void'],
  'state of type unknown': ['(ctx: { state: unknown }): void'],
  'only optional state': ['(ctx: { state: { other?: string } }): void'],
  'only optional parameters': ['(ctx: { params: { other?: string } }): void'],
  'optional state and more': ({ params }) => [
    `(ctx: { state: { other?: string }; params: ${params}; flash?: 1 }): void`,
  ],
  'optional state': ({ state }) => [`(ctx: { state: Partial<${state}> & { other?: string } }): void`],
  'state and parameters': ({ params, state }) => [`(ctx: { params: ${params}; state: ${state} }): void`],
  'a body of type unknown': ['(ctx: { body: unknown }): void'],
  'a body of type any': ['(ctx: { body: any; status: number }): void'],
  'a request': ['(ctx: { request: Koa.Request; response: Koa.Response }): void'],
  'a request with headers': ['(ctx: { request: { headers: { accept?: string | undefined } }; ip: string }): void'],
  'the request of Node': ['(ctx: { req: IncomingMessage }): void'],
  'the application': ['(ctx: { app: Koa }): void'],
  'a query': ['(ctx: { query: { [name: string]: unknown }; method: string; path: string }): void'],
  'a member that an application may add': ['(ctx: { database?: { query(): void } }): void'],
  'an optional context': ({ params }) => [`(ctx?: { params: ${params} }): void`],
  'a context or undefined': ({ params }) => [`(ctx: { params: ${params} } | undefined): void`],
  'one of two contexts': ({ params }) => [`(ctx: { params: ${params} } | { other: string }): void`],
  'a rest parameter of type any': ['(...given: any[]): void'],
  'a rest parameter of type unknown': ['(...given: unknown[]): void'],
  'a rest parameter of two': ({ params }) => [`(...given: [ctx: { params: ${params} }, next: Koa.Next]): void`],
  'a rest parameter after next': ['(ctx: {}, next: Koa.Next, ...more: string[]): void'],
  'an optional next': ['(ctx: {}, next?: Koa.Next): void'],
  'a next of type any': ['(ctx: {}, next: any): void'],
  'a next without a result': ['(ctx: {}, next: () => void): void'],
  'a next with a promise': ['(ctx: {}, next: () => Promise<unknown>): void'],
  'a third parameter that is optional': ['(ctx: {}, next: Koa.Next, more?: string): void'],
  'a type parameter': ['<Ctx>(ctx: Ctx): void'],
  'a type parameter with a constraint': ({ params }) => [`<Ctx extends { params: ${params} }>(ctx: Ctx): Ctx`],
  'a type parameter for a result': ['<Result>(ctx: {}): Result'],
  'overloads, the first of which fits': ['(ctx: {}): void', '(ctx: { other: string }, next: string): void'],
  'overloads, the last of which fits': ['(ctx: { other: string }, next: string): void', '(ctx: {}): void'],
  'this of type any': ['(this: any, ctx: {}): void'],
  'this of type unknown': ['(this: unknown): void'],
  'this of type void': ['(this: void, ctx: {}): void'],
  'this of type object': ['(this: object, ctx: {}): void'],
  'this of its own class': ({ self }) => [`(this: ${self}, ctx: {}): void`],
  'this of its own class, without a context': ({ self }) => [`(this: ${self}): void`],
  'this with a member of its class': ['(this: { other(): void }): void'],
  'this and parameters': ({ params }) => [`(this: { other(): void }, ctx: { params: ${params} }): void`],
  'a Koa middleware': type('Koa.Middleware'),
  'a Koa middleware without state': type('Koa.Middleware<{}, {}>'),
  'one of two functions': type('((ctx: {}) => void) | (() => string)'),
  'a function with properties': type('((ctx: {}) => void) & { title: string }'),
  'a function with a method': type('{ (ctx: Koa.Context): void; with(text: string): void }'),
  'an object that can be called and constructed': type('{ (ctx: {}): void; new (): object }'),
}

/** Signatures of constructors. A router without `instantiate` calls them with the context of the request alone. */
export const wrongConstructors: Signatures = {
  'a dependency': ['(database: { query(): void })'],
  text: ['(text: string)'],
  'a context of type never': ['(ctx: never)'],
  'two parameters': ['(ctx: Koa.Context, database: { query(): void })'],
  'a rest parameter': ['(...dependencies: [{ query(): void }])'],
  'an optional dependency': ['(database?: { query(): void; other: 1 })'],
  overloads: ['(database: { query(): void })', '(text: string)'],
  'a parameter that is missing': ['(ctx: { params: { other: string } })'],
  'a parameter of another type': ['(ctx: { params: { id: number } })'],
  'state that is missing': ['(ctx: { state: { other: string } })'],
  'state of another type': ['(ctx: { state: { user: number } })'],
  'a body of text': ['(ctx: { body: string })'],
  'a member that an application would add': ['(ctx: { database: { query(): void } })'],
  'a Koa context with state': ['(ctx: Koa.ParameterizedContext<{ other: string }>)'],
}

export const rightConstructors: Signatures = {
  nothing: ['()'],
  'a context of type any': ['(ctx: any)'],
  'a context of type unknown': ['(ctx: unknown)'],
  'an empty context': ['(ctx: {})'],
  'a Koa context': ['(ctx: Koa.Context)'],
  'a parameterized context': ['(ctx: Koa.ParameterizedContext)'],
  'a parameterized context without state': ['(ctx: Koa.ParameterizedContext<{}, {}>)'],
  'an optional context': ['(ctx?: Koa.Context)'],
  'a context and a parameter that is optional': ['(ctx: Koa.Context, more?: string)'],
  'a rest parameter': ['(...given: unknown[])'],
  overloads: ['(text: string)', '(ctx: Koa.Context)'],
  state: ({ state }) => [`(ctx: { state: ${state} })`],
  'params of unknown values': ['(ctx: { params: { [name: string]: unknown } })'],
  'some members of a Koa context': ["(ctx: Pick<Koa.Context, 'get' | 'state' | 'cookies'>)"],
}

/** A table with one class. */
export interface Way {
  /** The action, whose member the way declares with the signature. */
  readonly action: string
  /** What the message calls the action. */
  readonly target: string
  readonly params: string
  readonly state: string
  /** Declares the class `name`, with `member`, which `type` gives as the type of a property. */
  readonly declares: (name: string, member: string, type: string) => string
  readonly self?: (name: string) => string
  /** Whether the class is not registered, so that messages about its constructor name a path instead. */
  readonly unregistered?: true
  /** `false` for a way whose classes cannot have a constructor among their members. */
  readonly constructs?: false
  readonly controllers: (name: string) => string
  /** In place of `defineRoutes`. */
  readonly define?: string
  /** The chain of the table. */
  readonly table: (name: string) => string
}

const OTHERS =
  'index(): void; create(): void; show(): void; update(): void; destroy(): void; act(): void; other(): void'
/** The other members that a way may route, without the one in question. */
const othersThan = (action: string): string =>
  OTHERS.split('; ')
    .filter(each => !each.startsWith(`${action}(`))
    .join('; ')

const USER = '{ name: string; age: number }'
const ID = '{ id: string }'

const way = (action: string, params: string, table: Way['table'], more: Partial<Way> = {}): Way => ({
  action,
  target: `Cs#${action}`,
  params,
  state: '{}',
  declares: (name, member) => `declare class ${name} { ${othersThan(action)}; ${member} }`,
  controllers: name => `{ Cs: ${name}, Parents }`,
  table,
  ...more,
})

const onlyShow = (more: Partial<Way>): Way => way('show', ID, () => "r.resources('cs', { only: ['show'] })", more)
/** Classes that do not fit as they are, so their actions are compared one by one. */
const withOthers: Way['declares'] = (name, member) =>
  `declare class ${name} { helper: string; format(text: string, other: number): string; ${othersThan('show')}; ${member} }`
const withAnyName: Way['declares'] = (name, member) =>
  `declare class ${name} { [name: string]: any; ${othersThan('show')}; ${member} }`
const getShow = (more: Partial<Way>): Way => way('show', ID, name => `r.get('x/:id', ${name}, 'show')`, more)
const unregistered: Partial<Way> = {
  unregistered: true,
  controllers: () => '{ Parents }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is text, as the compiler prints it
  target: '${string}#show',
}
const named: Partial<Way> = {
  unregistered: true,
  controllers: () => '{ Parents }',
  declares: (name, member) =>
    `declare class ${name} { static readonly controllerPath: 'Cs'; ${othersThan('show')}; ${member} }`,
}

export const ways: { readonly [title: string]: Way } = {
  'bare verb in resources': way('act', ID, () => "r.resources('cs', { only: [] }, r => r.get('act'))"),
  'bare verb in a collection': way(
    'act',
    '{}',
    () => "r.resources('cs', { only: [] }, r => r.collection(r => r.get('act')))",
  ),
  'bare verb in resource': way('act', '{}', () => "r.resource('c', { only: [] }, r => r.get('act'))"),
  'bare verb in a namespace': way('act', '{}', () => "r.namespace('cs', r => r.post('act'))"),
  'bare verb with the option controller': way(
    'act',
    ID,
    name => `r.resources('others', { only: [], controller: ${name} }, r => r.get('act'))`,
  ),
  'verb at the top': getShow({}),
  'verb of every method with a wildcard': way('act', ID, name => `r.all('x/*id', ${name}, 'act')`),
  'verb in another resource': way(
    'act',
    '{ parentId: string; id: string }',
    name =>
      `r.namespace('v1', r => r.resources('parents', { only: [], controller: Parents }, r => r.scope(':parentId', r => r.put('act', ${name}, 'act'))))`,
  ),
  'verb in a resource without a controller': way(
    'act',
    ID,
    name => `r.resources('others', { only: [] }, r => r.get('act', ${name}, 'act'))`,
  ),
  'verb in a resource of an unregistered class': way(
    'act',
    ID,
    name => `r.resources('parents', { only: ['index'], controller: Unknown }, r => r.get('act', ${name}, 'act'))`,
  ),
  resources: way('show', ID, () => "r.resources('cs')"),
  'resources with a callback': way('update', ID, () => "r.resources('cs', r => r.get('act'))"),
  'resources in a namespace': way('create', '{}', () => "r.namespace('v1', r => r.resources('cs'))", {
    controllers: name => `{ 'V1/Cs': ${name} }`,
    target: 'V1/Cs#create',
  }),
  'resources in resources': way(
    'destroy',
    '{ parentId: string; id: string }',
    () => "r.resources('parents', r => r.resources('cs'))",
    {
      controllers: name => `{ 'Parents/Cs': ${name}, Parents }`,
      target: 'Parents/Cs#destroy',
    },
  ),
  'resources with only': way('index', '{}', () => "r.resources('cs', { only: ['index'] })"),
  'resources with except': way(
    'destroy',
    '{ slug: string }',
    () => "r.resources('cs', { except: ['index'], param: 'slug' })",
  ),
  'resources with the option controller': way(
    'update',
    ID,
    name => `r.resources('others', { only: ['update'], controller: ${name} })`,
  ),
  resource: way('show', '{}', () => "r.resource('c')"),
  'resource with only': way('create', '{}', () => "r.resource('c', { only: ['create'] })"),
  'scope with a parameter': way(
    'show',
    '{ locale: string; id: string }',
    () => "r.scope(':locale', r => r.resources('cs'))",
  ),
  'use with state': onlyShow({ table: () => "r.use(user).resources('cs')", state: `{ user: ${USER} }` }),
  'use in a namespace': way('act', ID, () => "r.namespace('v1', r => r.use(user).get(':id/act', Cs, 'act'))", {
    table: name => `r.namespace('v1', r => r.use(user).get(':id/act', ${name}, 'act'))`,
    state: `{ user: ${USER} }`,
  }),
  'application with state of its own': onlyShow({
    define: `defineRoutesFor<{ user: ${USER} }, { log(text: string): void }>()`,
    state: `{ user: ${USER} }`,
  }),
  'application with state of its own, by a verb': getShow({
    define: `defineRoutesFor<{ user: ${USER} }>()`,
    state: `{ user: ${USER} }`,
  }),
  'application with a context of any members': onlyShow({
    define: 'defineRoutesFor<{}, { [name: string]: any }>()',
    declares: withOthers,
  }),
  loader: onlyShow({ controllers: name => `{ Cs: () => Promise.resolve({ CsController: ${name} }), Parents }` }),
  'loader of a module with a default export': way('index', '{}', () => "r.resources('cs')", {
    controllers: name => `{ Cs: async () => ({ default: ${name} }), Parents }`,
  }),
  'unregistered class': getShow(unregistered),
  'unregistered class with a controller path': getShow(named),
  'unregistered class as the option controller': way(
    'show',
    ID,
    name => `r.resources('others', { only: ['show'], controller: ${name} })`,
    unregistered,
  ),
  'unregistered class with a controller path as the option controller': way(
    'show',
    ID,
    name => `r.resources('others', { controller: ${name} })`,
    named,
  ),
  part: onlyShow({
    table: name =>
      `r.draw((r: ScopeAt<{ Cs: typeof ${name}; Parents: typeof Parents }, ''>) => r.resources('cs', { only: ['show'] }))`,
  }),
  'part with a verb': getShow({
    table: name =>
      `r.draw((r: ScopeAt<{ Cs: typeof ${name}; Parents: typeof Parents }, ''>) => r.get('x/:id', ${name}, 'show'))`,
  }),
  'inherited action': onlyShow({
    declares: (name, member) =>
      `declare class ${name}Base { ${othersThan('show')}; ${member} } declare class ${name} extends ${name}Base {}`,
  }),
  property: onlyShow({
    constructs: false,
    declares: (name, _, type) => `declare class ${name} { ${othersThan('show')}; show: ${type} }`,
  }),
  'property, by a verb': getShow({
    constructs: false,
    declares: (name, _, type) => `declare class ${name} { ${othersThan('show')}; show: ${type} }`,
  }),
  getter: onlyShow({
    constructs: false,
    declares: (name, _, type) => `declare class ${name} { ${othersThan('show')}; get show(): ${type} }`,
  }),
  'getter, by a verb': getShow({
    constructs: false,
    declares: (name, _, type) => `declare class ${name} { ${othersThan('show')}; get show(): ${type} }`,
  }),
  'class with other public members': onlyShow({ declares: withOthers }),
  'class with other public members, by a verb': getShow({ declares: withOthers }),
  'class with members of any name': onlyShow({ declares: withAnyName }),
  'class with members of any name, by a verb': getShow({ declares: withAnyName }),
  'generic class': onlyShow({
    declares: (name, member) => `declare class ${name}<Item> { item: Item; ${othersThan('show')}; ${member} }`,
    self: name => `${name}<any>`,
  }),
  'generic class, by a verb': getShow({
    declares: (name, member) => `declare class ${name}<Item> { item: Item; ${othersThan('show')}; ${member} }`,
    self: name => `${name}<any>`,
  }),
  'construct signature': onlyShow({
    constructs: false,
    declares: (name, member) =>
      `interface ${name} { ${othersThan('show')}; ${member} } declare const ${name}: new () => ${name}`,
  }),
  'construct signature, members of any name': onlyShow({
    constructs: false,
    declares: (name, member) =>
      `interface ${name} { [name: string]: any; ${othersThan('show')}; ${member} } declare const ${name}: new () => ${name}`,
  }),
}

/**
 * Wrong signatures that some ways take. An action of a registered class is compared with what its routes provide, as a member
 * of its class, and `never` is assignable to everything.
 */
export const UNSEEN: { readonly [signature: string]: readonly string[] } = {
  never: [
    'resources',
    'resources with a callback',
    'resources in a namespace',
    'resources in resources',
    'resources with only',
    'resources with except',
    'resources with the option controller',
    'resource',
    'resource with only',
    'scope with a parameter',
    'use with state',
    'application with a context of any members',
    'application with state of its own',
    'loader',
    'loader of a module with a default export',
    'part',
    'inherited action',
    'property',
    'getter',
    'class with other public members',
    'class with other public members, by a verb',
    'generic class',
    'application with state of its own, by a verb',
    'bare verb in a collection',
    'bare verb in a namespace',
    'bare verb in resource',
    'bare verb in resources',
    'bare verb with the option controller',
    'generic class, by a verb',
    'getter, by a verb',
    'part with a verb',
    'property, by a verb',
    'use in a namespace',
    'verb at the top',
    'verb in a resource without a controller',
    'verb in another resource',
    'verb of every method with a wildcard',
  ],
}
