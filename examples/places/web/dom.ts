import { UnexpectedReply } from 'signalbox/client'

/** The element with an id, of the class that it should have. */
export const byId = <Found extends HTMLElement>(id: string, kind: new () => Found): Found => {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new TypeError(`the page has no ${kind.name} '${id}'`)
}

/** A list item with a text or an element. Texts of the API are never read as HTML. */
export const listItem = (content: string | Node): HTMLLIElement => {
  const item = document.createElement('li')
  item.append(content)
  return item
}

/** Tells the user how the last action went. Screen readers read it aloud. */
export const say = (text: string): void => {
  byId('status', HTMLElement).textContent = text
}

/** Waits for what the user asked for, and says what no call expects: a token that nobody has, a server that does not answer. */
export const attempt = (action: Promise<void>): Promise<void> =>
  action.catch(error => {
    const isUnknown = error instanceof UnexpectedReply && error.status === 401
    say(isUnknown ? 'No host has this token.' : `This did not work. ${error}`)
  })
