import { z } from 'zod'

export const Guest = z.object({ name: z.string().min(1).max(80), age: z.int().min(0) })

export const NewPlace = z.object({
  name: z.string().min(1).max(200),
  city: z.string().optional(),
  guests: z.array(Guest).max(12),
  opens: z.iso.date().optional(),
})

export const PlaceChanges = NewPlace.partial()

export const Place = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const Page = z.object({ page: z.coerce.number().int().min(1).default(1), q: z.string().optional() })

export const Problem = z.object({ error: z.string() })
