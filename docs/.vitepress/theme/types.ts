/** Shows the type of a name in code in a small window: below a pointer, or after a tap. */

const shown = document.createElement('div')
shown.className = 'type-window'
shown.setAttribute('role', 'tooltip')

/** Text with code between backticks. */
const paragraph = (text: string): HTMLElement => {
  const element = document.createElement('p')
  for (const [at, part] of text.split('`').entries()) {
    if (at % 2 === 0) element.append(part)
    else element.append(Object.assign(document.createElement('code'), { textContent: part }))
  }
  return element
}

const hide = (): void => shown.remove()

const show = (name: HTMLElement): void => {
  const type = Object.assign(document.createElement('pre'), { textContent: name.dataset.type })
  shown.replaceChildren(
    type,
    ...(name.dataset.docs
      ?.split(/\n{2,}/)
      .slice(0, 2)
      .map(paragraph) ?? []),
  )
  document.body.append(shown)
  const at = name.getBoundingClientRect()
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - shown.offsetWidth - 8))
  const isBelow = at.bottom + shown.offsetHeight + 8 < window.innerHeight
  Object.assign(shown.style, {
    left: `${left}px`,
    top: `${isBelow ? at.bottom + 4 : Math.max(8, at.top - shown.offsetHeight - 4)}px`,
  })
}

export const showTypes = (): void => {
  document.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element) || shown.contains(target)) return
    const name = target.closest('[data-type]')
    if (name instanceof HTMLElement) show(name)
    else hide()
  })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  const scrolled = ({ target }: Event): void => {
    if (!(target instanceof Node && shown.contains(target))) hide()
  }
  document.addEventListener('scroll', scrolled, { capture: true, passive: true })
}
