/** Shows the photo of a place, and sends another one. */
import { client } from './client.js'
import { attempt, byId, say } from './dom.js'

const input = byId('new-photo', HTMLInputElement)

/** An image sends no token, and this route needs none. The time makes the browser ask again. */
export const showPhoto = (id: string): void => {
  const url = client['GET /v1/places/:id/photo'].url({ params: { id } })
  byId('photo', HTMLImageElement).src = `${url}?${Date.now()}`
  input.onchange = () => attempt(sendPhoto(id, input.files?.[0]))
}

const sendPhoto = async (id: string, photo?: File): Promise<void> => {
  if (!photo) return
  const send = client['PUT /v1/host/places/:id/photo']
  const { status } = await send({ params: { id }, body: { photo }, expect: [413, 422] })
  if (status !== 204) return say('Please choose a JPEG or PNG of at most 2 MB.')
  showPhoto(id)
  say('The place has a new photo.')
}
