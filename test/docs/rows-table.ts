/** Writes the table of `docs/moving/from-rails.md`: what route files declare, in Rails and here. */
import { rows } from '../cases/real-rows.js'

export const writeRows = (): string => {
  const lines = rows.flatMap(({ rails, here }) => (rails === undefined ? [] : [`| ${rails} | ${here} |`]))
  return `${['| Rails | Signalbox |', '| --- | --- |', ...lines].join('\n')}\n`
}
