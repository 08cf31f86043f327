/** Compiles the modules of a folder below test/, which is written for it. */
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const COMPILERS = ['typescript', 'typescript-6', 'typescript-7'] as const

/** Writes the files anew, with a tsconfig.json. */
export const writeFolder = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["*.ts"], "exclude": [] }')
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}${name}.ts`, text)
}

/** The errors of each file: the line, the column and the message, and after it the lines that explain it. */
export const errorsIn = async (compiler: string, folder: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    maxBuffer: 1 << 24,
  }).catch(failed => failed as { stdout: string })
  const errors = new Map<string, string[]>()
  for (const line of stdout.split('\n')) {
    const [, file, place, message] = /(\w+)\.ts\((\d+,\d+)\): error TS\d+: (.*)/.exec(line) ?? []
    if (file) errors.set(file, [...(errors.get(file) ?? []), `${place}: ${message}`])
  }
  return errors
}
