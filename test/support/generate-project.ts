/** A project for `signalbox generate`, with all three files. */
import { contextsProject, PLACES } from './contexts-project.js'

export const CONTROLLER = PLACES['src/places-controller.ts'].replace('./contexts.js', '../contexts.js')
export const ALL = {
  controllers: 'src/controllers',
  contexts: 'src/contexts.ts',
  openapi: { out: 'openapi.yaml' },
}
export const manifest = (signalbox: unknown): string =>
  JSON.stringify({ name: 'places', version: '1.0.0', type: 'module', signalbox })

/** A table over the controllers of a folder. */
export const generateProject = (files: Readonly<Record<string, string>> = {}): Promise<string> =>
  contextsProject({
    'package.json': manifest(ALL),
    'src/controllers/places-controller.ts': CONTROLLER,
    'src/routes.ts': `import { defineRoutes } from 'signalbox'
import { controllers } from './controllers/index.js'
export const routes = defineRoutes(controllers, r => r
  .resources('places', { only: ['index', 'show'] }))
`,
    ...files,
  })
