/** Which suites are asked about which files of `src/` in a mutation run: `npm run test:mutation`. */
export interface Group {
  readonly files: readonly string[]
  readonly suites: readonly string[]
}

const DEFINITION = ['definition', 'tables', 'signatures', 'controllers', 'controller', 'case', 'inspect', 'reload', 'table-anew', 'thrown', 'lazy'] // biome-ignore format: one line

export const GROUPS: Readonly<Record<string, Group>> = {
  matcher: {
    files: ['matcher', 'matcher-flat', 'matcher-params', 'matcher-search', 'matcher-tree', 'matcher-url'],
    suites: ['matcher', 'matcher-work', 'request-path', 'reload'],
  },
  definition: {
    files: ['actions', 'case', 'chain', 'controller', 'declarations', 'define', 'draw', 'errors', 'expand', 'expanded', 'index', 'keys', 'keys-below', 'names', 'namespace', 'options', 'path', 'resource', 'resources', 'route', 'routes', 'scope', 'signatures', 'standard', 'table', 'verbs'], // biome-ignore format: one line
    suites: DEFINITION,
  },
  redirect: {
    files: ['redirect', 'redirect-answer', 'redirect-check', 'loader', 'lazy'],
    suites: ['redirect', 'lazy', 'tables', 'table-anew', 'thrown'],
  },
  koa: {
    files: ['koa', 'layer', 'context', 'request-path', 'router-property'],
    suites: ['koa', 'request-path', 'refusals', 'conduct', 'ecosystem', 'reload', 'lazy', 'redirect'],
  },
  links: {
    files: ['links', 'link-pattern', 'link-options', 'match', 'requests', 'offers'],
    suites: ['links', 'link-limits', 'match', 'redirect'],
  },
  method: {
    files: ['method-and-path'],
    suites: ['koa', 'refusals', 'reload', 'match', 'explain', 'inspector', 'inspector-page', 'cli-parts', 'cli-limits'],
  },
  explain: { files: ['explain', 'explain-path', 'inspect'], suites: ['explain', 'explain-closeness', 'inspect', 'redirect'] }, // biome-ignore format: one line
  inspector: {
    files: ['html', 'inspector', 'inspector-page', 'inspector-rows', 'inspector-script', 'inspector-style'],
    suites: ['inspector', 'inspector-page'],
  },
  cast: { files: ['cast-param', 'inflection'], suites: ['cast-param', 'inflection', 'reload'] },
  'cli-parts': {
    files: ['cli/failure', 'cli/grep', 'cli/select', 'cli/tables'],
    suites: ['cli-parts', 'cli-limits'],
  },
  'cli-load': { files: ['cli/find-file', 'cli/load'], suites: ['cli-files', 'cli-load', 'cli-source'] },
  'cli-locate': { files: ['cli/engine', 'cli/locate'], suites: ['cli-source'] },
  'cli-print': {
    files: ['cli/output', 'cli/print', 'cli/unused'],
    suites: ['cli-parts', 'cli-limits', 'cli-print'],
  },
  'cli-routes': {
    files: ['cli/main', 'cli/program', 'cli/routes'],
    suites: ['cli-print', 'cli-routes', 'cli-unused'],
  },
  controllers: {
    files: ['cli/controllers', 'cli/controllers-changes', 'cli/controllers-class', 'cli/controllers-error', 'cli/controllers-exports', 'cli/controllers-module', 'cli/controllers-path', 'cli/controllers-registry', 'cli/controllers-run', 'cli/controllers-scan', 'cli/controllers-specifier', 'cli/controllers-watch', 'cli/controllers-write'], // biome-ignore format: one line
    suites: ['controllers', 'controllers-command', 'controllers-failures', 'controllers-watch'],
  },
}
