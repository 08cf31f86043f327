import { problemOf } from 'signalbox'
import { z } from 'zod'

/** What the actions take and reply. Their contracts name these schemas. */

/** A plain problem, as `problemDetails()` makes one of an error, for a contract. */
export const refusal = (description: string) => ({ ...problemOf(), description })
export const BadId = refusal('An id in the path is of another type.')
export const NoPlace = refusal('The host has no such place.')
export const NoRoom = refusal('The host has no such room.')

/** A 201 with the path of what was made. */
export const created = <Body extends z.ZodType>(body: Body) =>
  ({ body, headers: z.object({ location: z.string() }) }) as const
export const NoContent = z.undefined()

export const Pong = z.strictObject({ pong: z.boolean() })
export const Health = z.strictObject({ ok: z.boolean() })

export const Host = z.strictObject({ id: z.int(), name: z.string() })
export type Host = z.infer<typeof Host>
/** The signed-in host. */
export const User = Host.extend({ email: z.string() })
export type User = z.infer<typeof User>

/** PostgreSQL stores every character except NUL. */
const isText = (value: string) => value.trim() !== '' && value.length <= 200 && !value.includes('\0')
const Text = z.string().refine(isText, 'must be a text of 1 to 200 characters')

/** PostgreSQL has no year 0, and `z.iso.date()` refuses days such as 2030-02-30. */
const Day = z.iso.date().refine(day => day >= '1000', 'must be a date such as 2030-06-01')

export const UserChanges = z.object({ name: Text, email: Text }).partial()

export const NewPlace = z.object({ name: Text, city: Text })
export const PlaceChanges = NewPlace.partial()
export const PlaceSearch = z.object({ q: Text })
export const Place = z.strictObject({ id: z.uuid(), name: z.string(), city: z.string() })
export type Place = z.infer<typeof Place>
/** A place as a guest sees it. */
export const Preview = z.strictObject({ title: z.string(), rooms: z.int(), beds: z.int() })

export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const
export const NewPhoto = z.object({ photo: z.file().mime([...PHOTO_TYPES]) })

export const NewRoom = z.object({ name: Text, beds: z.int().min(1).max(100) })
/** The id is a bigint, as a string. */
export const Room = z.strictObject({ id: z.string(), name: z.string(), beds: z.int() })
export type Room = z.infer<typeof Room>

export const NewBooking = z
  .object({ guest: Text, arrives: Day, leaves: Day })
  .refine(({ arrives, leaves }) => leaves > arrives, { path: ['leaves'], message: "must be after 'arrives'" })
export const Booking = z.strictObject({ id: z.int(), guest: z.string(), arrives: z.string(), leaves: z.string() })
export type Booking = z.infer<typeof Booking>
export const Stay = Booking.pick({ arrives: true, leaves: true })
export type Stay = z.infer<typeof Stay>
/** What a problem has besides the usual members where a room is taken. */
export const Taken = z.object({ taken: Stay.array() })
