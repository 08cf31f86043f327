/** docs/reference/api.md has each export of each entry point, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENTRY_POINTS, exportsOf } from './api-page.js'
import { root } from './pages.js'

const exportedNames = (file: string): readonly string[] => exportsOf(file).map(({ name }) => name)

const page = readFileSync(`${root}docs/reference/api.md`, 'utf8')

/** The section of an entry point. */
const sectionOf = (entryPoint: string): string =>
  page.split(/^## /m).find(section => section.startsWith(`\`${entryPoint}\`\n`)) ?? ''

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/**
 * The names before the colon of each line in the lists of exports: `reply(status, headers?: ReplyHeaders)`, `Reply<Status>`. Several
 * functions may take the same type.
 */
const listedNames = (section: string): readonly string[] => {
  const listed = [...section.matchAll(/<!-- generated: signalbox.*-->\n([\s\S]*?)<!-- end -->/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/^- ((?:`[^`]+`(?:, )?)+):/gm)])
    .flatMap(([, names = '']) => codeIn(names))
  const named = (pattern: RegExp) => listed.flatMap(code => [...code.matchAll(pattern)].map(([, name = '']) => name))
  return [...named(/^(\w+)/g), ...new Set(named(/: (\w+)/g))]
}

describe('docs/reference/api.md', () => {
  it.each(Object.entries(ENTRY_POINTS))('lists the exports of %s, each once', (entryPoint, file) => {
    expect([...listedNames(sectionOf(entryPoint))].sort()).toEqual([...exportedNames(file)].sort())
  })

  it('names no class and no type of the source that is not exported', () => {
    const exported = Object.values(ENTRY_POINTS).flatMap(exportedNames)
    const declared = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name => [
        ...readFileSync(`${root}src/${name}`, 'utf8').matchAll(/^export (?:\w+ )*?(?:class|interface|type) (\w+)/gm),
      ])
      .map(([, name]) => name)
    const named = codeIn(page).filter(code => declared.includes(code))
    expect(named.filter(name => !exported.includes(name))).toEqual([])
  })
})
