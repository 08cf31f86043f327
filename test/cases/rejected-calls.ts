/**
 * Calls of a client with one mistake each, over the table of `test/client/rejected.test.ts`. `message` is the error of the three compilers at
 * the mark, and `because` the line that explains it, if there is one.
 */
export interface RejectedCall {
  readonly title: string
  readonly source: string
  readonly message: string
  readonly because?: string
}

export const rejectedCalls: readonly RejectedCall[] = [
  {
    title: 'a misspelt path',
    source: "client[«'GET /plces'»]()",
    message: "Property 'GET /plces' does not exist on type 'Api'. Did you mean 'GET /places'?",
  },
  {
    title: 'a method that the path does not have',
    source: "client[«'PUT /login'»]({ body: { email: '' } })",
    message: "Property 'PUT /login' does not exist on type 'Api'. Did you mean 'POST /login'?",
  },
  {
    title: 'a middleware route without a contract',
    source: "«client['GET /health']»()",
    message: `Element implicitly has an 'any' type because expression of type '"GET /health"' can't be used to index type 'Api'.`,
    because: "Property 'GET /health' does not exist on type 'Api'.",
  },
  {
    title: 'no input for a path with parameters',
    source: "«client['GET /places/:id']»()",
    message: 'Expected 1 arguments, but got 0.',
  },
  {
    title: 'no parameters',
    source: "client['GET /places/:id'](«{}»)",
    message:
      "Argument of type '{}' is not assignable to parameter of type '{ readonly params: { readonly id: number; }; } & CallOptions<never, never>'.",
    because:
      "Property 'params' is missing in type '{}' but required in type '{ readonly params: { readonly id: number; }; }'.",
  },
  {
    title: 'a misspelt parameter',
    source: "client['GET /places/:id']({ params: { «idd»: 5 } })",
    message:
      "Object literal may only specify known properties, and 'idd' does not exist in type '{ readonly id: number; }'.",
  },
  {
    title: 'an extra parameter',
    source: "client['GET /places/:id']({ params: { id: 5, «page»: 1 } })",
    message:
      "Object literal may only specify known properties, and 'page' does not exist in type '{ readonly id: number; }'.",
  },
  {
    title: 'a parameter of another kind',
    source: "client['GET /places/:id']({ params: { «id»: '5' } })",
    message: "Type 'string' is not assignable to type 'number'.",
  },
  {
    title: 'a misspelt member',
    source: "client['GET /places']({ «qury»: { page: 1 } })",
    message: `Object literal may only specify known properties, but 'qury' does not exist in type '{ readonly query?: { page?: TextValue; only?: "closed" | "open" | undefined; }; } & CallOptions<never, never>'. Did you mean to write 'query'?`,
  },
  {
    title: 'a body of a route that takes none',
    source: "client['GET /places']({ «body»: {} })",
    message: `Object literal may only specify known properties, and 'body' does not exist in type '{ readonly query?: { page?: TextValue; only?: "closed" | "open" | undefined; }; } & CallOptions<never, never>'.`,
  },
  {
    title: 'a misspelt name in the query',
    source: "client['GET /places']({ query: { «pag»: 1 } })",
    message: `Object literal may only specify known properties, but 'pag' does not exist in type '{ page?: TextValue; only?: "closed" | "open" | undefined; }'. Did you mean to write 'page'?`,
  },
  {
    title: 'a value in the query that its schema does not take',
    source: "client['GET /places']({ query: { «only»: 'opn' } })",
    message: `Type '"opn"' is not assignable to type '"closed" | "open" | undefined'. Did you mean '"open"'?`,
  },
  {
    title: 'a member that the body lacks',
    source: "client['POST /places']({ «body»: {} })",
    message: "Property 'name' is missing in type '{}' but required in type '{ name: string; }'.",
  },
  {
    title: 'a member of the body with another type',
    source: "client['POST /places']({ body: { «name»: 5 } })",
    message: "Type 'number' is not assignable to type 'string'.",
  },
  {
    title: 'an extra member of the body',
    source: "client['POST /places']({ body: { name: '', «price»: 5 } })",
    message:
      "Object literal may only specify known properties, and 'price' does not exist in type '{ name: string; }'.",
  },
  {
    title: 'a status that the route never answers',
    source: "client['GET /places/:id']({ params: { id: 5 }, expect: [404, «500»] })",
    message: "Type '500' is not assignable to type '404'.",
  },
  {
    title: 'a status in place of a list',
    source: "client['GET /places/:id']({ params: { id: 5 }, «expect»: 404 })",
    message: "Type 'number' is not assignable to type 'readonly never[]'.",
  },
  {
    title: 'a member that the body of the reply does not have',
    source: "client['GET /places/:id']({ params: { id: 5 } }).then(({ body }) => body.«nme»)",
    message: "Property 'nme' does not exist on type '{ name: string; }'. Did you mean 'name'?",
  },
  {
    title: 'the body of a status that is not ruled out',
    source: "client['GET /places/:id']({ params: { id: 5 }, expect: [404] }).then(({ body }) => body.«name»)",
    message: "Property 'name' does not exist on type 'string | { message: string; } | { name: string; }'.",
    because: "Property 'name' does not exist on type 'string'.",
  },
  {
    title: 'a status that the described middleware before the route does not have',
    source: "client['GET /v1/limited']({ expect: [«401»] })",
    message: "Type '401' is not assignable to type '429'.",
  },
  {
    title: 'the status of a described middleware, at a route that is not behind it',
    source: "client['GET /unit']({ headers: { 'x-unit': 'm' }, expect: [«429»] })",
    message: "Type '429' is not assignable to type '400'.",
  },
  {
    title: 'a member that the body of a described middleware does not have',
    source: "client['GET /v1/limited']({ expect: [429] }).then(reply => reply.status === 429 && reply.body.«wiat»)",
    message: "Property 'wiat' does not exist on type '{ wait: number; }'.",
  },
  {
    title: 'no header fields, where the contract requires some',
    source: "client['GET /unit'](«{}»)",
    message: `Argument of type '{}' is not assignable to parameter of type '{ readonly headers: { 'x-unit': "ft" | "m"; }; } & CallOptions<never, never>'.`,
    because: `Property 'headers' is missing in type '{}' but required in type '{ readonly headers: { 'x-unit': "ft" | "m"; }; }'.`,
  },
  {
    title: 'a misspelt header field',
    source: "client['GET /unit']({ «headers»: { 'x-unti': 'm' } })",
    message: `Type '{ 'x-unti': string; }' is not assignable to type '{ 'x-unit': "ft" | "m"; } & { readonly [name: string]: TextValue; }'.`,
    because: `Property ''x-unit'' is missing in type '{ 'x-unti': string; }' but required in type '{ 'x-unit': "ft" | "m"; }'.`,
  },
  {
    title: 'a header field with a value that the schema does not take',
    source: "client['GET /unit']({ headers: { «'x-unit'»: 'km' } })",
    message: `Type '"km"' is not assignable to type '"ft" | "m"'.`,
  },
  {
    title: 'a body that is none of several',
    source: "client['POST /either']({ body: { «nme»: 'a' } })",
    message:
      "Object literal may only specify known properties, and 'nme' does not exist in type '{ name: string; } | { code: number; }'.",
  },
  {
    title: 'a text in place of a file',
    source: "client['POST /photo']({ body: { title: 'a', «photo»: 'a.png' } })",
    message: "Type 'string' is not assignable to type 'Blob'.",
  },
  {
    title: 'a body without its file',
    source: "client['POST /photo']({ «body»: { title: 'a' } })",
    message:
      "Type '{ title: string; }' is not assignable to type 'FormData | { title: string; photo: Blob; }'.\n  Property 'photo' is missing in type '{ title: string; }' but required in type '{ title: string; photo: Blob; }'.",
  },
  {
    title: 'a number that a known header field is not',
    source: "client['POST /places']({ body: { name: '' } }).then(({ headers }) => headers.get('location').«toFixed»())",
    message: "Property 'toFixed' does not exist on type 'string'. Did you mean 'fixed'?",
  },
  {
    title: 'a misspelt action behind a key',
    source: "client['GET /near'].«nearbi»()",
    message:
      "Property 'nearbi' does not exist on type 'ActionCall<{}, ClientReply<200, string[], {}>, { nearby: true; }>'. Did you mean 'nearby'?",
  },
  {
    title: 'another action behind a key',
    source: "client['GET /near'].«show»({ params: { id: 5 } })",
    message:
      "Property 'show' does not exist on type 'ActionCall<{}, ClientReply<200, string[], {}>, { nearby: true; }>'.",
  },
  {
    title: 'an action behind the key of a middleware route',
    source: "client['GET /version'].«show»()",
    message: "Property 'show' does not exist on type 'ClientCall<{}, ClientReply<200, string, {}>>'.",
  },
  {
    title: 'a parameter of another kind, under the name of an action',
    source: "client['GET /places/:id'].show({ params: { «id»: '5' } })",
    message: "Type 'string' is not assignable to type 'number'.",
  },
  {
    title: 'a redirect that fetch follows',
    source: "client['POST /moved'](«{ expect: [303] }»)",
    message: `Argument of type '{ expect: 303[]; }' is not assignable to parameter of type 'CallOptions<303, never> & { readonly redirect: "manual"; }'.`,
    because: `Property 'redirect' is missing in type '{ expect: 303[]; }' but required in type '{ readonly redirect: "manual"; }'.`,
  },
  {
    title: 'a redirect that fetch follows, with other options',
    source: "client['POST /moved']({ expect: [303], «redirect»: 'follow' })",
    message: `Type '"follow"' is not assignable to type '"manual"'.`,
  },
  {
    title: 'the body of the reply to which a redirect leads',
    source: "client['POST /moved']().then(({ body }) => «body».name)",
    message: "'body' is of type 'unknown'.",
  },
  {
    title: 'a form that no body has',
    source: "client['GET /version']({ «as»: 'json' })",
    message: `Type '"json"' is not assignable to type 'BodyForm | undefined'.`,
  },
  {
    title: 'a member of a body that is a Blob',
    source: "client['GET /places/:id']({ params: { id: 5 }, as: 'blob' }).then(({ body }) => body.«name»)",
    message: "Property 'name' does not exist on type 'Blob'.",
  },
  {
    title: 'a header field that has no text',
    source: "client['GET /version']({ headers: { «'if-match'»: {} } })",
    message: "Type '{}' is not assignable to type 'TextValue'.",
    because: "Type '{}' is not assignable to type 'undefined'.",
  },
  {
    title: 'a URL without its parameters',
    source: "client['GET /places/:id'].«url»()",
    message: 'Expected 1 arguments, but got 0.',
  },
  {
    title: 'a parameter of another kind in a URL',
    source: "client['GET /places/:id'].url({ params: { «id»: '5' } })",
    message: "Type 'string' is not assignable to type 'number'.",
  },
  {
    title: 'a body in a URL',
    source: "client['POST /login'].url(«{ body: { email: '' } }»)",
    message: 'Expected 0 arguments, but got 1.',
  },
  {
    title: 'the body of a reply to HEAD',
    source: "client['HEAD /version']().then(({ body }) => «body».length)",
    message: "'body' is possibly 'undefined'.",
  },
  {
    title: 'a client without the type of its table',
    source: "createClient(«'https://example.com'»)['GET /places']()",
    message: `Argument of type '"https://example.com"' is not assignable to parameter of type '"createClient: write the type of the table, createClient<typeof routes>(origin)"'.`,
  },
]
