/** What each entry point exports, and how it is documented. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

interface Entry {
  readonly file: string
  readonly values: readonly string[]
  readonly types: readonly string[]
}

/** Every public name. A name that is added or removed changes this list, and is announced in the change log. */
const ENTRIES: Readonly<Record<string, Entry>> = {
  signalbox: {
    file: 'index.ts',
    values: [
      'InputError',
      'LinkError',
      'RouteError',
      'camelCase',
      'castParam',
      'createRouter',
      'defineRoutes',
      'defineRoutesFor',
      'describeMiddleware',
      'pascalCase',
      'pluralize',
      'problem',
      'problemDetails',
      'problemOf',
      'reply',
      'singularize',
    ],
    types: [
      'ActionContext',
      'ActionContract',
      'ActionRoute',
      'AllowedMethodsOptions',
      'AnyRoute',
      'AnyRouteTable',
      'ApplicationRouter',
      'BodyContract',
      'CamelCase',
      'CastKinds',
      'Constructable',
      'ContextsOf',
      'ContractOf',
      'ControllerClass',
      'ControllerContract',
      'ControllerLoader',
      'Controllers',
      'Described',
      'HeaderFields',
      'InCollection',
      'InContext',
      'InNamespace',
      'InResource',
      'InResources',
      'InScope',
      'InputIssue',
      'InputOf',
      'LazyController',
      'LinkOptions',
      'LinkParams',
      'MatchOptions',
      'Middleware',
      'MiddlewareDescription',
      'MiddlewareRoute',
      'ParamKind',
      'PascalCase',
      'PluralAction',
      'Pluralize',
      'ProblemContract',
      'ProblemDetails',
      'ProblemMembers',
      'RedirectMatch',
      'RedirectOptions',
      'RedirectRoute',
      'RedirectStatus',
      'Reply',
      'ReplyContract',
      'ReplyHeaders',
      'ReplyOf',
      'ReplySchemas',
      'Requires',
      'ResourceOptions',
      'ResourcesOptions',
      'Route',
      'RouteMap',
      'RouteMatch',
      'RouteOf',
      'RouteTable',
      'Router',
      'RouterOptions',
      'ScopeAnywhere',
      'ScopeAt',
      'ScopeOptions',
      'SecurityRequirements',
      'SingularAction',
      'Singularize',
      'StandardSchema',
      'TargetOf',
    ],
  },
  'signalbox/client': {
    file: 'client/index.ts',
    values: ['UnexpectedReply', 'createClient'],
    types: [
      'ActionCall',
      'BodyOf',
      'CallOptions',
      'ClientCall',
      'ClientHeaders',
      'ClientOf',
      'ClientOptions',
      'ClientReply',
      'InputIssue',
      'InputOf',
      'ProblemDetails',
      'TextValue',
    ],
  },
  'signalbox/inspector': {
    file: 'inspector/index.ts',
    values: ['explainMatch', 'inspector'],
    types: ['Explanation', 'InspectorEditor', 'InspectorOptions', 'RouteVerdict'],
  },
  'signalbox/openapi': {
    file: 'openapi/index.ts',
    values: ['openapi'],
    types: ['InputErrors', 'JsonSchema', 'OmittedRoute', 'OpenApiDocument', 'OpenApiOptions', 'Operation'],
  },
  'signalbox/testing': {
    file: 'testing/index.ts',
    values: ['fetchFrom', 'misroutedRequests', 'testContext', 'unreachedRoutes', 'unroutedActions'],
    types: ['Expectations', 'FetchedApplication', 'TestContextOptions', 'UnroutedActions'],
  },
  'signalbox/types': {
    file: 'types/index.ts',
    values: [],
    types: [
      'AnyFrame',
      'AnyInApplication',
      'AnywhereFrame',
      'ApplicationMiddleware',
      'ApplicationRoute',
      'Below',
      'ChosenSettings',
      'Collection',
      'CollectionFrame',
      'ContextParts',
      'DefaultResources',
      'DefaultResourcesSettings',
      'DefaultSettings',
      'InApplication',
      'InputContext',
      'KindedScope',
      'KindedScopeFrame',
      'LazyClass',
      'LinkTo',
      'LinkToOneOf',
      'ListedSettings',
      'ListedSettingsAt',
      'MatchRequest',
      'Module',
      'ModuleFrame',
      'MountedApplication',
      'Namespace',
      'NamespaceFrame',
      'NoJson',
      'PartScope',
      'PathLink',
      'PathScope',
      'PlainLinkTo',
      'Redirect',
      'Redirection',
      'Refused',
      'Renamed',
      'RenamedResourceFrame',
      'RenamedResourcesFrame',
      'Resource',
      'ResourceFrame',
      'Resources',
      'ResourcesFrame',
      'RouteContract',
      'Scope',
      'ScopeFrame',
      'ShallowOuterFrame',
      'Stated',
      'TopFrame',
      'Unregistered',
      'UrlLink',
      'Used',
      'WideTarget',
      'WithDescriptions',
      'WithKinds',
      'WithState',
      'WrittenContext',
    ],
  },
}

const fileOf = ({ file }: Entry): string => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))

const program = ts.createProgram(Object.values(ENTRIES).map(fileOf), {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
})
const checker = program.getTypeChecker()

interface Exported {
  readonly name: string
  readonly isValue: boolean
  readonly hasDocstring: boolean
  readonly hasExample: boolean
}

const exportsOf = (entry: Entry): readonly Exported[] => {
  const source = program.getSourceFile(fileOf(entry))
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry.file} is not a module`)
  return checker.getExportsOfModule(module).map(each => {
    const declared = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
    return {
      name: each.name,
      isValue: (declared.flags & ts.SymbolFlags.Value) !== 0,
      hasDocstring: declared.getDocumentationComment(checker).length > 0,
      hasExample: declared.getJsDocTags(checker).some(({ name }) => name === 'example'),
    }
  })
}

describe.each(Object.entries(ENTRIES))('the entry point %s', (name, entry) => {
  const exported = exportsOf(entry)
  const names = (chosen: readonly Exported[]) => chosen.map(each => each.name).sort()

  it('exports exactly the public names', () => {
    expect({
      values: names(exported.filter(each => each.isValue)),
      types: names(exported.filter(each => !each.isValue)),
    }).toEqual({ values: entry.values, types: entry.types })
  })

  it('has a docstring for each export', () => {
    expect(names(exported.filter(each => !each.hasDocstring))).toEqual([])
  })

  // Nobody writes the types of `signalbox/types`.
  if (name !== 'signalbox/types')
    it('has an example for each export', () => {
      expect(names(exported.filter(each => !each.hasExample))).toEqual([])
    })
})
