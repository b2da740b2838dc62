import { first } from './page-queries'

const PATIENCE = 8000
const early = new AbortController()
let held: { element: HTMLElement; repeat: () => void } | undefined

/** Aborted once nothing is held any more: the page is hydrated, or will not be. */
export const { signal } = early

/** Repeats what is held. From now on the page, or the browser, answers by itself. */
export function release(): void {
  early.abort()
  if (held) {
    held.element.ariaBusy = null
    held.repeat()
  }
  held = undefined
}

function hold(event: Event, element: HTMLElement, repeat: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held) held.element.ariaBusy = null
  element.ariaBusy = 'true'
  held = { element, repeat }
  if (element.matches('a,form')) setTimeout(() => held?.element === element && release(), PATIENCE)
}

/**
 * Holds a plain click on or submit of an element with `data-needs-script` (or `data-download`, as on all download links),
 * until the page is hydrated. The last one counts. A link or form that has waited for eight seconds is plain HTML.
 */
export function holdAction(event: MouseEvent & SubmitEvent, isSubmit: boolean): void {
  const element = (event.target as Element).closest?.<HTMLElement>('[data-needs-script],[data-download]')
  if (!element || isSubmit !== element instanceof HTMLFormElement) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // A browser that supports invoker commands runs this one itself.
  if (element.hasAttribute('commandfor') && 'commandForElement' in element) return
  hold(event, element, () => {
    if (isSubmit) (element as HTMLFormElement).requestSubmit(event.submitter)
    else element.click()
  })
}

/** Holds the keys of the search: the same as in `search-shortcut.ts`. */
export function holdKeys(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event
  const isSlash = key === '/' && !metaKey && !ctrlKey && !document.activeElement?.matches('input,textarea,select')
  if (altKey || !(isSlash || (/^k$/i.test(key) && metaKey !== ctrlKey && !shiftKey))) return
  const search = first('[aria-keyshortcuts]')
  if (search && !first('dialog[open]')) hold(event, search, () => search.click())
}
