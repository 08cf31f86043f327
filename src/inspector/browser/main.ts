/**
 * The script of the inspector's page. It filters the rows, fetches explanations and the details of rows, and moves by keyboard. Without
 * it, the form, the links and the `details` elements of the page do the same.
 */
import { toggled } from '../filters.js'
import { box, byId, foldOf, list, rowOf, rows, summaryOf } from './elements.js'
import { addressOf, ask, loadDetails, termsNow, update, updateAddress } from './requests.js'
import { visibleRows } from './rows.js'
import { showForms } from './send.js'

const copy = async (button: Element): Promise<void> => {
  const code = button.closest('dd')?.querySelector('.curl')
  if (!code) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
  } catch {
    getSelection()?.selectAllChildren(code)
    document.execCommand('copy')
  }
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

const focusRow = (row: Element | undefined): void => {
  if (!row) return
  summaryOf(row).focus({ preventScroll: true })
  summaryOf(row).scrollIntoView({ block: 'nearest' })
}
const openRow = (row: Element): void => {
  foldOf(row).open = true
  focusRow(row)
}
/** From a row, or from the box into the rows. */
const move = (from: HTMLElement | null, step: 1 | -1): void => {
  const visible = visibleRows()
  const at = from ? visible.indexOf(from) : -1
  if (at === 0 && step < 0) box.focus()
  else focusRow(visible[at + step])
}
const openFirst = async (): Promise<void> => {
  await update(0)
  const row = rows.find(({ dataset }) => 'answers' in dataset) ?? visibleRows()[0]
  if (row) openRow(row)
}

/** What a key does, if anything. */
const actionOf = (key: string, target: EventTarget | null): (() => void) | undefined => {
  const row = rowOf(target)
  const at = row !== null && target === summaryOf(row) ? row : null
  const isWriting = target instanceof Element && target.matches('input, textarea, select')
  if (key === '/' && !isWriting)
    return () => {
      box.focus()
      box.select()
    }
  if (key === 'ArrowDown' && (target === box || target === document.body || at)) return () => move(at, 1)
  if (key === 'ArrowUp' && at) return () => move(at, -1)
  if (key === 'Escape' && row) return () => closeRow(row)
  if (key === 'Escape' && (box.value !== '' || target === box))
    return () => {
      ask('')
      box.focus()
    }
  return undefined
}
const closeRow = (row: HTMLElement): void => {
  const fold = foldOf(row)
  if (fold.open) {
    fold.open = false
    focusRow(row)
  } else box.focus()
}

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const action = actionOf(event.key, event.target)
  if (!action) return
  event.preventDefault()
  action()
})

/** What a click on a link or a button does, if anything but to follow the link. */
const clickOf = (link: HTMLElement): (() => void) | undefined => {
  const { q, filter } = link.dataset
  if (q !== undefined)
    return () => {
      ask(q)
      if (q === '') box.focus()
    }
  if (filter !== undefined)
    return () => {
      ask(toggled(termsNow(), filter).query)
      if (!link.isConnected) list.focus({ preventScroll: true })
    }
  if ('copy' in link.dataset) return () => copy(link)
  const row =
    link instanceof HTMLAnchorElement && link.hash && !rowOf(link) ? byId(decodeURI(link.hash.slice(1))) : null
  return row?.matches('.row') ? () => openRow(row) : undefined
}

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  const action = link && clickOf(link)
  if (!action) return
  event.preventDefault()
  action()
})

document.addEventListener(
  'toggle',
  event => {
    const row = rowOf(event.target)
    if (!row || event.target !== foldOf(row)) return
    if (foldOf(row).open) {
      history.replaceState(null, '', `${location.pathname}${addressOf({ open: row.id })}#${encodeURI(row.id)}`)
      loadDetails(row).then(() => showForms(row))
    } else updateAddress()
  },
  true, // it does not bubble
)

addEventListener('popstate', () => {
  const query = new URLSearchParams(location.search).get('q') ?? ''
  if (query === box.value.trim()) return
  box.value = query
  update(0)
})
box.addEventListener('input', () => update(120))
box.form?.addEventListener('submit', event => {
  event.preventDefault()
  openFirst()
})
