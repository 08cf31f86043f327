/**
 * Calls of `testContext` with one mistake each, over the table of `test/testing/rejected-contexts.test.ts`. The three compilers print
 * `message`, among other lines, at the mark. `accepted` are right calls.
 */
export interface RejectedContext {
  readonly title: string
  readonly source: string
  readonly message: string
}

export const rejectedContexts: readonly RejectedContext[] = [
  {
    title: 'a target that the table does not have',
    source: "testContext(routes, «'Users#shw'»)",
    message: `Argument of type '"Users#shw"' is not assignable to parameter of type '"Users#index" | "Users#show" | "Users#create"'.`,
  },
  {
    title: 'no options for a path with parameters',
    source: "«testContext»(routes, 'Users#show')",
    message: 'Expected 3 arguments, but got 2.',
  },
  {
    title: 'options without the parameters',
    source: "testContext(routes, 'Users#show', «{}»)",
    message:
      "Property 'params' is missing in type '{}' but required in type '{ readonly params: KindedLinkParams<\"/users/:id\", ",
  },
  {
    title: 'a parameter of another kind',
    source: "testContext(routes, 'Users#show', { params: { «id»: 'x' } })",
    message: "Type 'string' is not assignable to type 'bigint'.",
  },
  {
    title: 'a parameter that the path does not have',
    source: "testContext(routes, 'Users#show', { params: { id: 5n, «page»: 1 } })",
    message: "Object literal may only specify known properties, and 'page' does not exist in type",
  },
  {
    title: 'parameters for a path without any',
    source: "testContext(routes, 'Users#index', { params: { «id»: 5n } })",
    message: "Type 'bigint' is not assignable to type 'never'.",
  },
  {
    title: 'a member of the state that no middleware adds',
    source: "testContext(routes, 'Users#index', { state: { «usr»: { name: 'Ada' } } })",
    message: "'usr' does not exist in type 'Partial<",
  },
  {
    title: 'a member of the state of another type',
    source: "testContext(routes, 'Users#index', { state: { «user»: 'Ada' } })",
    message: "Type 'string' is not assignable to type '{ name: string; }'.",
  },
  {
    title: 'no input for an action with a contract',
    source: "testContext(routes, 'Users#create', «{ body: {} }»)",
    message: "Property 'input' is missing in type '{ body: {}; }' but required in type",
  },
  {
    title: 'input of another type',
    source: "testContext(routes, 'Users#create', { input: { body: { «nme»: 'Ada' } } })",
    message: "'nme' does not exist in type '{ name: string; }'",
  },
  {
    title: 'input for an action without a contract',
    source: "testContext(routes, 'Users#index', { «input»: {} })",
    message: "'input' does not exist in type",
  },
  {
    title: 'a misspelt member of the options',
    source: "testContext(routes, 'Users#index', { «header»: {} })",
    message: "'header' does not exist in type",
  },
  {
    title: 'a header field that is no text',
    source: "testContext(routes, 'Users#index', { headers: { «accept»: 1 } })",
    message: "Type 'number' is not assignable to type 'string'.",
  },
  {
    title: 'a member of the context that it does not have',
    source: "testContext(routes, 'Users#index', { context: { «lgo»: () => {} } })",
    message: "'lgo' does not exist in type",
  },
  {
    title: 'the context of another action',
    source: "new Users().show(«testContext(routes, 'Users#index')»)",
    message: "Property 'id' is missing in type '{}' but required in type",
  },
  {
    title: 'the table of another application',
    source: "testContext(«router», 'Users#index')",
    message: "is not assignable to parameter of type 'AnyRouteTable'.",
  },
]

export const acceptedContexts: readonly string[] = [
  "new Users().index(testContext(routes, 'Users#index'))",
  "new Users().index(testContext(routes, 'Users#index', { state: { user: { name: 'Ada' } }, headers: { a: 'b' } }))",
  "new Users().show(testContext(routes, 'Users#show', { params: { id: 5n }, context: { log: () => {} } }))",
  "new Users().create(testContext(routes, 'Users#create', { input: { body: { name: 'Ada' } }, body: 5 }))",
]
