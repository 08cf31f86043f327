/** Replies of three sizes, and their schemas. */
import * as v from 'valibot'
import { z } from 'zod-4'

const place = (at: number, notes: number) => ({
  id: `p${at}`,
  name: 'Lighthouse',
  guests: 4,
  of: { city: 'Delft' },
  notes: 'a view '.repeat(notes),
})
/** Lists of places: 99 bytes, and about 1 and 100 kB. */
export const bodies: Readonly<Record<string, readonly Place[]>> = {
  '100 B': [place(1, 1)],
  '1 kB': [0, 1, 2, 3].map(at => place(at, 25)),
  '100 kB': Array.from({ length: 400 }, (_, at) => place(at, 25)),
}
export type Place = ReturnType<typeof place>

export const zod = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    guests: z.number(),
    of: z.object({ city: z.string() }),
    notes: z.string(),
  }),
)
export const valibot = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    guests: v.number(),
    of: v.object({ city: v.string() }),
    notes: v.string(),
  }),
)
const text = { type: 'string' }
export const json = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'guests', 'of', 'notes'],
    properties: {
      id: text,
      name: text,
      guests: { type: 'number' },
      of: { type: 'object', required: ['city'], properties: { city: text } },
      notes: text,
    },
  },
}
