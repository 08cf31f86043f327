/** Writes the generated parts of the docs, which tests compare with what it would write: pages, and the picture of the README. */
import { writeFileSync } from 'node:fs'
import { generated } from '../docs/generated.js'
import { root } from '../docs/pages.js'
import { drawPicture, PICTURE } from '../docs/picture.js'

for (const { file, text } of generated()) writeFileSync(file, text)
writeFileSync(root + PICTURE, await drawPicture())
