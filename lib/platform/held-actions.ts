import { first } from './page-queries'

/** Milliseconds until a held link or form is plain HTML. */
const PATIENCE = 8000
/** What only scripts answer: buttons that neither submit a form nor open a popover, and marked elements. */
const NEEDS_SCRIPT = '[type=button]:not([popovertarget]),[data-needs-script],[data-download]'
const early = new AbortController()
let held: HTMLElement | undefined
let repeatHeld: () => void

/** Aborted once nothing is held any more: the page is hydrated, or will not be. */
export const { signal } = early

/** Repeats the held action. From now on the page, or the browser, answers by itself. */
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

/** Holds a plain click on, or submit of, an element that only scripts answer. The last one counts. */
export function holdAction(event: MouseEvent & SubmitEvent): void {
  const isSubmit = event.type === 'submit'
  const element = (event.target as Element).closest?.<HTMLElement>(NEEDS_SCRIPT)
  // The button that clears the templates viewed already has a handler.
  if (!element || element.onclick || isSubmit !== element.matches('form')) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // A browser that supports invoker commands runs this one itself.
  if ((element as HTMLButtonElement).commandForElement) return
  hold(event, element, () => {
    if (isSubmit) (element as HTMLFormElement).requestSubmit(event.submitter)
    else element.click()
  })
}

/** Holds the keys of the search: the same as in `header-search.tsx`. */
export function holdKeys(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event
  const isSlash = key === '/' && !metaKey && !ctrlKey && !(event.target as Element).matches?.('input,textarea,select')
  if (altKey || !(isSlash || (/^k$/i.test(key) && metaKey !== ctrlKey && !shiftKey))) return
  const search = first('[aria-keyshortcuts]')
  if (search && !first('dialog[open]')) hold(event, search, () => search.click())
}
