/** Books a room of a place, and shows what is wrong beside each field. */
import { client } from './client.js'
import { attempt, byId, listItem, say } from './dom.js'
import { showPhoto } from './photo.js'

const form = byId('booking', HTMLFormElement)
const room = byId('room', HTMLSelectElement)
/** The fields have the names of the members that the API expects. */
const fields = [byId('guest', HTMLInputElement), byId('arrives', HTMLInputElement), byId('leaves', HTMLInputElement)]

let placeId = ''

/** Shows the form for the rooms of a place. */
export const showForm = async (place: { readonly id: string; readonly name: string }): Promise<void> => {
  const rooms = await client['GET /v1/host/places/:id/rooms']({ params: { id: place.id }, expect: [404] })
  byId('book', HTMLElement).hidden = rooms.status === 404
  if (rooms.status === 404) return say(rooms.body.detail ?? rooms.body.title)
  placeId = place.id
  byId('book-heading', HTMLElement).textContent = `Book a room in ${place.name}`
  room.replaceChildren(...rooms.body.map(({ id, name, beds }) => new Option(`${name} (beds: ${beds})`, id)))
  showPhoto(place.id)
  showIssues([])
  say('')
  room.focus()
  await listBookings()
}

const daysOf = ({ arrives, leaves }: { readonly arrives: string; readonly leaves: string }): string =>
  `${arrives} to ${leaves}`

/** A place without rooms has no bookings. */
const listBookings = async (): Promise<void> => {
  const params = { placeId, id: room.value }
  const bookings = room.value && (await client['GET /v1/host/places/:placeId/rooms/:id/bookings']({ params }))
  const texts = bookings ? bookings.body.map(booking => `${booking.guest}: ${daysOf(booking)}`) : []
  byId('bookings', HTMLElement).replaceChildren(...texts.map(listItem))
}

/** Each of the statuses in `expect` has its own type of `body`. All others are thrown. */
const book = async (): Promise<void> => {
  const [guest = '', arrives = '', leaves = ''] = fields.map(field => field.value)
  const reply = await client['POST /v1/host/places/:placeId/rooms/:id/bookings']({
    params: { placeId, id: room.value },
    body: { guest, arrives, leaves },
    expect: [404, 409, 422],
  })
  showIssues(reply.status === 422 ? (reply.body.errors ?? []) : [])
  if (reply.status === 422) return say('Please correct the fields.')
  if (reply.status === 409) return say(`The room is taken: ${reply.body.taken.map(daysOf).join(', ')}.`)
  if (reply.status !== 201) return say(reply.body.detail ?? reply.body.title)
  form.reset()
  say(`Booked for ${reply.body.guest}, ${daysOf(reply.body)}.`)
  await listBookings()
}

interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

const showIssues = (issues: readonly Issue[]): void => {
  for (const field of fields) {
    const issue = issues.find(({ path }) => path[0] === field.name)
    field.ariaInvalid = String(issue !== undefined)
    byId(`${field.name}-error`, HTMLElement).textContent = issue?.message ?? ''
  }
  fields.find(field => field.ariaInvalid === 'true')?.focus()
}

room.addEventListener('change', () => attempt(listBookings()))
form.addEventListener('submit', event => {
  event.preventDefault()
  void attempt(book())
})
