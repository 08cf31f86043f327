/** Writes the generated parts of the docs, which tests compare with what it would write. */
import { writeFileSync } from 'node:fs'
import { generated } from '../docs/generated.js'

for (const { file, text } of generated()) writeFileSync(file, text)
