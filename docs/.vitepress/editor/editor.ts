/** The editor of the home page, with what TypeScript says about its text. */
import { autocompletion, closeBrackets } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint'
import { StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, drawSelection, EditorView, keymap, WidgetType } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { tsAutocompleteWorker, tsFacetWorker, tsHoverWorker, tsSyncWorker } from '@valtown/codemirror-ts'
import { wrap } from 'comlink'
import { ROUTES } from './options.js'
import type { EditorWorker } from './worker.js'

/** A message below the line of its mistake. */
class Message extends WidgetType {
  constructor(readonly text: string) {
    super()
  }
  override eq(other: Message): boolean {
    return other.text === this.text
  }
  toDOM(): HTMLElement {
    return Object.assign(document.createElement('div'), { className: 'error-message', textContent: this.text })
  }
}

const below = (document: Text, diagnostics: readonly Diagnostic[]): DecorationSet =>
  Decoration.set(
    diagnostics.map(({ from, message }) =>
      Decoration.widget({ widget: new Message(message), block: true, side: 1 }).range(document.lineAt(from).to),
    ),
    true,
  )

const messages = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, transaction) =>
    transaction.effects.reduce(
      (all, effect) => (effect.is(setDiagnosticsEffect) ? below(transaction.newDoc, effect.value) : all),
      shown.map(transaction.changes),
    ),
  provide: field => EditorView.decorations.from(field),
})

/** What the page does when the text has been checked, and when it cannot be checked any more. */
interface Listeners {
  readonly told: (errors: number) => void
  readonly failed: () => void
}

/** Opens an editor in an element, and tells how many errors its text has whenever TypeScript has checked it. */
export const openEditor = async (
  parent: HTMLElement,
  doc: string,
  { told, failed }: Listeners,
): Promise<EditorView> => {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const worker = wrap<EditorWorker>(thread)
  // A worker that cannot be loaded answers nothing.
  await new Promise<void>((resolve, reject) => {
    thread.addEventListener('error', () => reject(new Error('the worker cannot be loaded')))
    worker.initialize().then(() => resolve(), reject)
  })
  thread.addEventListener('error', failed)
  const errors = () =>
    worker.errors().catch(() => {
      failed()
      return []
    })
  return new EditorView({
    parent,
    doc,
    extensions: [
      ...[history(), drawSelection(), closeBrackets(), javascript({ typescript: true }), messages],
      ...[keymap.of([...defaultKeymap, ...historyKeymap]), syntaxHighlighting(classHighlighter)],
      ...[tsFacetWorker.of({ worker, path: ROUTES }), tsSyncWorker(), tsHoverWorker()],
      linter(errors, { delay: 200, tooltipFilter: () => [] }),
      autocompletion({ override: [tsAutocompleteWorker()] }),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'routes.ts' }),
      EditorView.updateListener.of(({ transactions }) => {
        for (const { effects } of transactions)
          for (const effect of effects) if (effect.is(setDiagnosticsEffect)) told(effect.value.length)
      }),
    ],
  })
}
