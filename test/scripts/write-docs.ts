/** Writes the generated parts of the docs, which `test/docs/generated.test.ts` compares with what it would write. */
import { writeFileSync } from 'node:fs'
import { generated } from '../docs/generated.js'

for (const { file, text } of generated()) writeFileSync(file, text)
