/** Writes the table of `docs/moving/from-rails.md`: what route files declare, in Rails and here. */
import { rows } from '../cases/real-rows.js'

export const writeRows = (): string => {
  const lines = rows.map(({ what, rails, here }) => `| ${[what, rails, here].join(' | ')} |`)
  return `${['| | Rails | Signalbox |', '| --- | --- | --- |', ...lines].join('\n')}\n`
}
