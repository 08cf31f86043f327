/** The part `kinds` of `run.ts`: what one more declaration of a kind costs. */
import { above, compile, failed, type Outcome } from './compile.js'
import type { ContextForm } from './contexts.js'
import { type Files, write } from './generate.js'
import { generateFloor, generateKind } from './generate-kind.js'
import { KINDS, kindNames } from './kinds.js'
import { argument, head, line, type Run, thousands } from './output.js'
import { PERIOD } from './words.js'

/** Runs tasks, two at a time: counts do not depend on what else runs, seconds do. */
const inPairs = async <Task>(tasks: readonly Task[], run: (task: Task) => Promise<void>): Promise<void> => {
  const rest = tasks.values()
  const worker = async () => {
    for (const task of rest) await run(task)
  }
  await Promise.all([worker(), worker()])
}

/**
 * What one more declaration of a kind costs in a table of many. In every 25 declarations the names have the same
 * inflections, so the cost of the next 25 is compared.
 */
export const measureKinds = async ({ folder, library, compilers }: Run): Promise<void> => {
  const counts = argument('sizes')?.map(Number) ?? [50, 100, 200, 400]
  const contexts = (argument('contexts')?.[0] ?? 'interface') as ContextForm
  const chosenKinds = kindNames.filter(name => argument('kinds')?.includes(name) ?? true)
  const programs = ['alone', 'whole'] as const
  for (const compiler of compilers) {
    const compiled = new Map<string, Promise<Outcome>>()
    let projects = 0
    /** Kinds with the same classes share a floor. */
    const outcomeOf = (files: Files): Promise<Outcome> => {
      const key = JSON.stringify(files)
      const project = `${folder}/kinds/${compiler}-${projects++}`
      const outcome = compiled.get(key) ?? write(project, files).then(() => compile(compiler, project))
      compiled.set(key, outcome)
      return outcome
    }
    const cells = new Map<string, string>()
    const tasks = chosenKinds.flatMap(name =>
      counts.flatMap(count => programs.map(program => ({ name, count, program }))),
    )
    await inPairs(tasks, async ({ name, count, program }) => {
      const costs: number[] = []
      let failure: string | undefined
      for (const size of [count, count + PERIOD]) {
        const wanted = { count: size, program, library, contexts }
        const whole = await outcomeOf(generateKind(name, wanted))
        const floor = await outcomeOf(generateFloor(name, wanted))
        if (failed(whole) || failed(floor)) failure = failed(whole) ? whole.failure : 'the floor fails'
        else costs.push(above(whole, floor).instantiations)
      }
      const [less = 0, more = 0] = costs
      cells.set(`${name} ${program} ${count}`, failure ?? thousands((more - less) / PERIOD))
    })
    console.log(`\n## ${compiler}: instantiations of one more declaration, above the floor (contexts: ${contexts})\n`)
    head(
      'declaration',
      ...counts.map(each => `${each}, the table alone`),
      ...counts.map(each => `${each}, with contexts and a router`),
    )
    for (const name of chosenKinds)
      line(
        `\`${KINDS[name].title}\``,
        ...programs.flatMap(program => counts.map(each => cells.get(`${name} ${program} ${each}`) ?? '')),
      )
  }
}
