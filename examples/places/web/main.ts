/** Signs a host in, and lists the places. Beside them is the code that books a room. */
import { showForm } from './booking-form.js'
import { client, signIn } from './client.js'
import { showCode } from './code.js'
import { attempt, byId, listItem, say } from './dom.js'

const listPlaces = async (): Promise<void> => {
  const places = byId('places', HTMLElement)
  places.hidden = true
  byId('book', HTMLElement).hidden = true
  const { body } = await client['GET /v1/host/places']()
  const buttons = body.map(place => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `${place.name}, ${place.city}`
    button.addEventListener('click', () => attempt(showForm(place)))
    return listItem(button)
  })
  places.querySelector('ul')?.replaceChildren(...buttons)
  places.hidden = false
  say('')
}

byId('sign-in', HTMLFormElement).addEventListener('submit', event => {
  event.preventDefault()
  signIn(byId('token', HTMLInputElement).value)
  void attempt(listPlaces())
})

showCode()
