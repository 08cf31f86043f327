import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

// Several bundles share the folder and are built at once: none may clean away what another has written.
const NOTICES = 'THIRD-PARTY-NOTICES'
const LIBRARY = ['!index.*', `!${NOTICES}`]
const COMMAND_LINE = ['!cli.js', '!cli/**', `!${NOTICES}`]

/** The packages of which a bundle holds code, by folder. */
const bundled = new Set<string>()

/** Their licences ask that their text goes with every copy: all of them in one file beside the bundles. */
const notices: Plugin = {
  name: 'notices',
  setup: build => {
    build.onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []
        if (folder !== undefined) bundled.add(folder)
      }
      mkdirSync('dist', { recursive: true })
      writeFileSync(
        join('dist', NOTICES),
        [...bundled]
          .sort()
          .map(noticeOf)
          .join(`\n${'-'.repeat(80)}\n\n`),
      )
    })
  },
}

const noticeOf = (folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string> // as npm has it
  const file = readdirSync(folder).find(each => /^licen[cs]e(?:\.|$)/i.test(each))
  if (file === undefined || !existsSync(join(folder, file))) throw new Error(`${folder} is bundled and has no licence`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

const common: Options = { target: 'node20', esbuildPlugins: [notices] }

export default defineConfig([
  {
    ...common,
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    clean: COMMAND_LINE,
    // A copy of our own: rules that an application adds to `pluralize` must not change paths that the types have fixed.
    noExternal: ['pluralize'],
  },
  {
    ...common,
    // The command line is a bundle by itself, so that an application loads nothing of it. What `signalbox controllers`
    // alone needs is a chunk of its own, so that `signalbox routes` does not load it.
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    clean: LIBRARY,
    splitting: true,
    noExternal: ['pluralize', '@babel/parser', 'chokidar', 'get-tsconfig'],
    esbuildOptions: options => {
      options.chunkNames = 'cli/[name]-[hash]'
    },
  },
])
