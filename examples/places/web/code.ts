/** Shows the code that books a room, as it is in the file. */

import source from './booking-form.ts?raw'
import { byId } from './dom.js'

const START = '/** Each of the statuses'
const END = 'interface Issue'

export const showCode = (): void => {
  byId('code', HTMLElement).textContent = source.slice(source.indexOf(START), source.indexOf(END)).trim()
}
