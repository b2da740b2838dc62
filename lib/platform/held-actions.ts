import { first } from './page-queries'

const PATIENCE = 8000
const early = new AbortController()
let held: HTMLElement | undefined
let repeatHeld: () => void

/** Aborted once nothing is held any more: the page is hydrated, or will not be. */
export const { signal } = early

/** Repeats what is held. From now on the page, or the browser, answers by itself. */
export function release(): void {
  early.abort()
  if (held) {
    held.ariaBusy = null
    repeatHeld()
  }
  held = undefined
}

function hold(event: Event, element: HTMLElement, repeat: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held) held.ariaBusy = null
  element.ariaBusy = 'true'
  held = element
  repeatHeld = repeat
  if (element.matches('a,form')) setTimeout(() => held === element && release(), PATIENCE)
}

/** What only scripts answer: buttons that neither submit a form nor open a popover, and what is marked. */
const ANSWERED_BY_SCRIPT = '[type=button]:not([popovertarget]),[data-needs-script],[data-download]'

/**
 * Holds a plain click on or submit of an element that only scripts answer, until the page is hydrated. The last one counts.
 * A link or form that has waited for eight seconds is plain HTML.
 */
export function holdAction(event: MouseEvent & SubmitEvent, isSubmit: boolean): void {
  const element = (event.target as Element).closest?.<HTMLElement>(ANSWERED_BY_SCRIPT)
  // The button that clears the templates viewed has a handler of its own by now.
  if (!element || element.onclick || isSubmit !== element.matches('form')) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // A browser that supports invoker commands runs this one itself.
  if ((element as HTMLButtonElement).commandForElement) return
  hold(event, element, () => {
    if (isSubmit) (element as HTMLFormElement).requestSubmit(event.submitter)
    else element.click()
  })
}

/** Holds the keys of the search: the same as in `search-shortcut.ts`. */
export function holdKeys(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event
  const isSlash = key === '/' && !metaKey && !ctrlKey && !(event.target as Element).matches?.('input,textarea,select')
  if (altKey || !(isSlash || (/^k$/i.test(key) && metaKey !== ctrlKey && !shiftKey))) return
  const search = first('[aria-keyshortcuts]')
  if (search && !first('dialog[open]')) hold(event, search, () => search.click())
}
