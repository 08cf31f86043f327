/**
 * Writes the tables of options in `docs/reference/declarations.md`: the names as the error message of the call lists them, and the
 * rest from the types and the docstrings of the options.
 */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { KIND_NAMES } from '../../src/text/param-kinds.js'
import { docOf, inCell, textOf } from './docstrings.js'
import { CALLS, listedBy } from './listed-options.js'
import { root } from './pages.js'

/** The section of each call, and the interfaces that have its options. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  '`resources`': ['ResourcesOptions', 'SharedOptions'],
  '`resource`': ['ResourceOptions', 'SharedOptions'],
  '`namespace`': ['NamespaceOptions'],
  '`scope`, and `get` and the other verbs': ['ScopeOptions'],
  '`redirect`': ['RedirectOptions', 'OptionsOfAny'],
  '`createRouter`': ['RouterOptions'],
  '`allowedMethods`': ['ThrowingOptions'],
  'Look-ups': ['MatchOptions'],
  '`inspector`': ['InspectorOptions'],
}

const quoted = (values: readonly (string | number)[]): string =>
  values.map(value => `\`${typeof value === 'string' ? `'${value}'` : value}\``).join(', ')

const KINDS = quoted(KIND_NAMES)
const ACTIONS = 'a list of [actions](#standard-actions)'

/** What the types of options are in words. Those of texts alone show their texts. */
const VALUES: Readonly<Record<string, string>> = {
  '((this: void) => Error)': '`() => Error`',
  '((this: void, controller: Constructable, ctx: Koa.Context) => object | Promise<object>)':
    '`(Controller, ctx) => controller`, or a promise of one',
  "(Method extends 'all' ? 307 | 308 : RedirectStatus)": quoted([301, 302, 303, 307, 308]),
  boolean: '`true`, `false`',
  ByteLimit: "a number of bytes, or a text such as `'20mb'`",
  "CompletionOnly<Method, 'get' | 'all'>": quoted(['get', 'all']),
  'CompletionOnly<Path, string>': 'a path of the target',
  'ControllerClass | string': 'a class, or a controller path',
  InspectorEditor: 'the name of an editor, a function, or `false`',
  OpenApiOptions: '[options of `openapi`](../guide/openapi.md)',
  ParamKind: KINDS,
  'StandardAction[]': ACTIONS,
  string: 'a string',
  'string[]': 'a list of strings',
  'string | URL | readonly object[]': 'a path, a `file:` URL, or a list',
  true: '`true`',
  'UseOption<StandardAction>': 'one, a list, or an object by action',
  '{ readonly [name: string]: ParamKind }': 'an object of [kinds](../guide/parameters.md#parameters-with-a-kind)',
}

const interfaces = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .flatMap(name => {
    const text = readFileSync(`${root}src/${name}`, 'utf8')
    if (!/interface \w*Options/.test(text)) return []
    return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true).statements.filter(ts.isInterfaceDeclaration)
  })

const membersOf = (name: string): readonly ts.PropertySignature[] => {
  const found = interfaces.find(each => each.name.text === name)
  if (!found) throw new Error(`src has no interface ${name}`)
  return found.members.filter(ts.isPropertySignature)
}

const wordsOf = ({ type }: ts.PropertySignature): string => {
  const text = (type?.getText() ?? '')
    .replace(/ \| (?:Untyped|undefined)\b/g, '')
    .replace(/^(?:\| |readonly )/, '')
    .trim()
  const isText = /^'\w+'(?: \| '\w+')*$/.test(text)
  const value = isText ? quoted(text.slice(1, -1).split("' | '")) : VALUES[text]
  if (value === undefined) throw new Error(`test/docs/options-page.ts says nothing of the type ${text}`)
  return value
}

/** The table of a section, such as `` `resources` `` or `Look-ups`. */
export const writeOptions = (section: string): string => {
  const [names, call] = [INTERFACES[section], CALLS[section]]
  if (!names || !call) throw new Error(`there is no section of options '${section}'`)
  const members = names.flatMap(membersOf)
  const rows = listedBy(call).map(name => {
    const member = members.find(each => each.name.getText() === name)
    const doc = member && docOf(member)
    if (!doc) throw new Error(`the option ${name} of ${names.join(', ')} has no docstring`)
    return `| \`${name}\` | ${inCell(wordsOf(member))} | ${inCell(textOf(doc))} |`
  })
  return `${['| option | value | effect |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}
