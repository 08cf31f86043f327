/** Asks an application what its document allows and what it forbids, and compares the answers with the document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import type { DocumentMethod, JsonSchema, OpenApiDocument, Operation, Parameter } from '../../src/openapi/document.js'
import { changed, valuesOf } from './schema-values.js'

export interface Driven {
  readonly document: OpenApiDocument
  readonly fetch: typeof fetch
  /** The headers that meet each security scheme. */
  readonly credentials: { readonly [scheme: string]: Readonly<Record<string, string>> }
  /** Paths of resources that exist. Others are found in the replies. */
  readonly known: readonly string[]
  readonly seed: number
  readonly runs: number
}

/** A request as it is generated. */
interface Drawn {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Which known path is used, if any. */
  readonly pick: number | null
}

/** A request of which one part may not fit. */
interface Wrong {
  readonly request: Drawn
  readonly part: 'query' | 'body' | undefined
}

/** What the requests have shown. */
export interface Shown {
  /** `GET /places 200` for each operation and status that was answered. */
  readonly answered: ReadonlySet<string>
  /** How many requests had a part that does not fit. */
  readonly refused: number
}

interface At {
  readonly path: string
  readonly method: DocumentMethod
  readonly operation: Operation
}

/**
 * For each operation: a request that fits the document gets a reply that the document has; one with a part that does not fit gets the
 * reply for that, and so does one without credentials. Throws the first request, made small, that gets another reply.
 */
export const driveDocument = async (driven: Driven): Promise<Shown> => {
  const { document, runs, seed, known } = driven
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // The types of the package are those of a CommonJS module with a default export.
  Reflect.apply(formats as unknown as Function, undefined, [ajv])
  ajv.addSchema({ $id: 'document', ...document })
  const validators = new Map<string, ValidateFunction>()
  const fits = (schema: JsonSchema, value: unknown): boolean => validatorOf(schema)(value)
  const validatorOf = (schema: JsonSchema): ValidateFunction => {
    const text = JSON.stringify(schema)
    const known = validators.get(text)
    if (known) return known
    const made = ajv.compile(JSON.parse(text.replaceAll('"#/', '"document#/')))
    validators.set(text, made)
    return made
  }
  const resolve = ({ $ref }: JsonSchema): JsonSchema =>
    document.components?.schemas?.[String($ref).replace('#/components/schemas/', '')] ?? {}

  const paths = new Set(known)
  const answered = new Set<string>()
  let refused = 0

  /** Sends a request, and checks that the document has the reply. */
  const send = async (at: At, { params, query, body, pick }: Drawn, withCredentials = true): Promise<number> => {
    const { path, method, operation } = at
    const concrete = fill(path, params, pick, [...paths])
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const needs = operation.security ?? document.security ?? []
    const headers = withCredentials ? Object.keys(needs[0] ?? {}).map(scheme => driven.credentials[scheme]) : []
    const response = await driven.fetch(`http://test${concrete}${search.size > 0 ? `?${search}` : ''}`, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: Object.assign({}, body !== undefined && { 'Content-Type': 'application/json' }, ...headers),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const described = operation.responses[response.status]
    const label = `${method.toUpperCase()} ${path}`
    if (!described) throw new Error(`${label} answered ${response.status}, which the document lacks: ${text}`)
    answered.add(`${label} ${response.status}`)
    for (const [name, { required }] of Object.entries(described.headers ?? {}))
      if (required && !response.headers.has(name))
        throw new Error(`${label} ${response.status} lacks the header ${name}`)
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
    const content = described.content?.[type]
    if (!content && (text !== '' || described.content))
      throw new Error(`${label} answered ${response.status} with '${type}', which the document lacks: ${text}`)
    if (content?.schema) {
      const value: unknown = /json$/.test(type) ? JSON.parse(text) : text
      const validate = validatorOf(content.schema)
      if (!validate(value)) throw new Error(`${label} ${response.status}: ${ajv.errorsText(validate.errors)}: ${text}`)
      // What is changed may have another id.
      const folder = method === 'put' || method === 'patch' ? concrete.replace(/\/[^/]*$/, '') : concrete
      if (response.ok) for (const id of idsIn(value)) paths.add(`${folder}/${encodeURIComponent(id)}`)
    }
    if (response.status === 404 || method === 'delete') paths.delete(concrete)
    return response.status
  }

  for (const at of inOrder(document)) {
    const requests = drawn(at.operation, resolve)
    const label = `${at.method.toUpperCase()} ${at.path}`
    await fc.assert(
      fc.asyncProperty(requests, async request => {
        await send(at, request)
      }),
      { numRuns: runs, seed },
    )
    await fc.assert(
      fc.asyncProperty(wrong(at.operation, requests), async ({ request, part }) => {
        if (!part || isFitting(at.operation, request, fits)) return
        refused += 1
        const status = await send(at, request)
        if (!REFUSALS.includes(status)) throw new Error(`${label} answered ${status} to a ${part} that does not fit`)
      }),
      { numRuns: runs, seed },
    )
    if (at.operation.security?.length) {
      const [request] = fc.sample(requests, { numRuns: 1, seed })
      const status = request && (await send(at, request, false))
      if (status !== 401) throw new Error(`${label} answered ${status} without credentials`)
    }
  }
  return { answered, refused }
}

/** What the library answers input that does not fit with, in the examples. */
const REFUSALS = [400, 404, 422]

const METHODS: readonly DocumentMethod[] = ['post', 'get', 'put', 'patch', 'delete']

/** What makes resources comes first, and what deletes them last, the deepest first. */
const inOrder = ({ paths }: OpenApiDocument): readonly At[] => {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
  const depth = ({ path, method }: At) => path.split('/').length * (method === 'delete' ? -1 : 1)
  return all.sort(
    (one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method) || depth(one) - depth(other),
  )
}

const bodySchema = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema
const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in']): readonly Parameter[] =>
  parameters.filter(each => each.in === place)

const drawn = (operation: Operation, resolve: (schema: JsonSchema) => JsonSchema): fc.Arbitrary<Drawn> => {
  const of = (place: Parameter['in']) => {
    const parameters = parametersIn(operation, place)
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, resolve)])), {
      requiredKeys,
    })
  }
  const body = bodySchema(operation)
  return fc.record({
    params: of('path'),
    query: of('query'),
    body: body ? valuesOf(body, resolve) : fc.constant(undefined),
    pick: fc.option(fc.nat(), { freq: 8 }),
  })
}

/** Requests with one part that may not fit. */
const wrong = (operation: Operation, requests: fc.Arbitrary<Drawn>): fc.Arbitrary<Wrong> => {
  const parts = (['query', 'body'] as const).filter(part =>
    part === 'body' ? bodySchema(operation) : parametersIn(operation, 'query').length,
  )
  return requests.chain(
    (request): fc.Arbitrary<Wrong> =>
      parts.length === 0
        ? fc.constant({ request, part: undefined })
        : fc
            .constantFrom(...parts)
            .chain(part =>
              changed(Reflect.get(request, part)).map(value => ({ request: { ...request, [part]: value }, part })),
            ),
  )
}

/** Whether a request fits the document. In a query, numbers are texts, which `z.coerce.number()` reads as `Number` does: '' is 0. */
const isFitting = (
  operation: Operation,
  request: Drawn,
  fits: (schema: JsonSchema, value: unknown) => boolean,
): boolean => {
  const schema = bodySchema(operation)
  if (schema && !fits(schema, request.body)) return false
  if (typeof request.query !== 'object' || request.query === null) return true // it cannot be sent
  return parametersIn(operation, 'query').every(({ name, required, schema }) => {
    const value = Object(request.query)[name]
    if (value === undefined) return !required
    if (typeof value === 'object' && typeof value?.toString !== 'function') return true // it cannot be sent
    const text = String(value)
    return fits(schema, text) || fits(schema, Number(text))
  })
}

/** The path of a request: below one that exists, if there is one for the parameters of the path. */
const fill = (
  path: string,
  params: Readonly<Record<string, unknown>>,
  pick: number | null,
  known: readonly string[],
): string => {
  const segments = path.split('/')
  const last = segments.findLastIndex(segment => segment.includes('{'))
  for (let end = last; pick !== null && end > 0; end--) {
    if (!segments[end]?.includes('{')) continue
    const prefix = segments.slice(0, end + 1)
    const fitting = known.filter(each => {
      const given = each.split('/')
      return (
        given.length === prefix.length && prefix.every((segment, at) => segment.includes('{') || segment === given[at])
      )
    })
    const chosen = fitting[pick % fitting.length]
    if (chosen !== undefined)
      return [...chosen.split('/'), ...segments.slice(end + 1)].map(each => filled(each, params)).join('/')
  }
  return segments.map(each => filled(each, params)).join('/')
}

/** A client refuses an empty parameter, and URLs read dots as steps. */
const filled = (segment: string, params: Readonly<Record<string, unknown>>): string =>
  segment.replaceAll(/\{(.*?)\}/g, (_, name) => {
    const value = String(params[name])
    return value === '' || value === '.' || value === '..' ? 'x' : encodeURIComponent(value)
  })

/** The ids of what a reply shows, which are below the path that was asked. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    ['id', 'slug'].includes(name) && (typeof member === 'string' || typeof member === 'number')
      ? [String(member)]
      : idsIn(member),
  )
}
