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
