/** Sends what the form of an open row describes, from the browser and to its own origin. */
import { FIT } from '../reply.js'
import { methodOf, requestOf } from './form.js'
import { element } from './json.js'
import { replyElements, statusLine } from './reply.js'
import { messageOf } from './requests.js'

/** Methods that change nothing. */
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** The request that a form waits for, and the methods that its user has confirmed. */
const sent = new WeakMap<HTMLFormElement, AbortController>()
const confirmed = new WeakMap<HTMLFormElement, Set<string>>()

/** Shows the forms of a row, with the credentials of the tab. */
export const showForms = (root: ParentNode): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('.send')) {
    form.hidden = false
    for (const field of keptIn(form)) field.value = read(field) ?? field.value
  }
}

const keptIn = (root: ParentNode): NodeListOf<HTMLInputElement> => root.querySelectorAll('input[data-kept]')
const keyOf = ({ dataset }: HTMLElement): string => `signalbox: ${dataset.kept}`
const read = (field: HTMLElement): string | null => {
  try {
    return sessionStorage.getItem(keyOf(field))
  } catch {
    return null // a browser may have no storage
  }
}

/** Keeps a credential, and writes it into the forms that are open. */
const keep = (field: HTMLInputElement): void => {
  for (const other of keptIn(document)) if (other.dataset.kept === field.dataset.kept) other.value = field.value
  try {
    sessionStorage.setItem(keyOf(field), field.value)
  } catch {
    // The forms of this page have it.
  }
}

/** Asks before the first request of a form with a method that may change something. */
const isConfirmed = (form: HTMLFormElement, method: string, { host, pathname }: URL): boolean => {
  const known = confirmed.get(form) ?? new Set(SAFE)
  confirmed.set(form, known)
  if (known.has(method)) return true
  if (!confirm(`Send ${method} ${pathname} to ${host}?\n\nIt may change data. You are asked once for this row.`))
    return false
  known.add(method)
  return true
}

const send = async (form: HTMLFormElement): Promise<void> => {
  const [line, output] = [form.querySelector('.sent'), form.querySelector('.reply')]
  if (line === null || output === null) return
  const show = (text: string, nodes: readonly Node[] = []): void => {
    line.textContent = text
    output.replaceChildren(...nodes)
    output.scrollIntoView({ block: 'nearest' })
  }
  sent.get(form)?.abort()
  const aborter = new AbortController()
  sent.set(form, aborter)
  try {
    const { url, init } = requestOf(form)
    if (!isConfirmed(form, init.method, url)) return
    const { headers } = new Request(url, init)
    const unsent = [...init.headers.keys()].filter(name => !headers.has(name))
    init.headers.set(FIT, '?')
    show('Sending…')
    const start = performance.now()
    const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'manual', signal: aborter.signal })
    const body = await response.blob()
    const milliseconds = Math.round(performance.now() - start)
    const statuses = (form.dataset.statuses ?? '').split(' ').filter(Boolean)
    const reply = { response, body, milliseconds, statuses, unsent }
    show(statusLine(reply), await replyElements(reply))
  } catch (error) {
    if (!aborter.signal.aborted) show('', [element('p', `No reply: ${messageOf(error)}`, { className: 'misfits' })])
  }
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form.send') : null

document.addEventListener('submit', event => {
  const form = formOf(event.target)
  if (form === null) return
  event.preventDefault()
  send(form)
})

document.addEventListener('input', ({ target }) => {
  const form = formOf(target)
  if (form === null || !(target instanceof HTMLElement)) return
  if (target instanceof HTMLInputElement && 'kept' in target.dataset) keep(target)
  const button = form.querySelector('button')
  if (button) button.textContent = `Send ${methodOf(form)}`
  const types = form.querySelector<HTMLSelectElement>('[data-types]')
  for (const part of types ? form.querySelectorAll<HTMLFieldSetElement>('[data-body]') : [])
    part.hidden = part.disabled = part.dataset.body !== types?.value
})

/** Control and Enter send from a field of several lines too. */
document.addEventListener('keydown', event => {
  const form = formOf(event.target)
  if (form === null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  form.requestSubmit()
})

showForms(document)
