/**
 * The one inline script of the site, run in the head of every page. What is shipped is its text as one bundle
 * (`generated/hydration-loader.js`).
 *
 * - Fetches the page's scripts, listed by the element before it, once the page is painted, and runs them at the first
 *   sign of a visitor: after the paint that answers it, and not under a finger, whose release would wait for them. A
 *   page that is blank without its scripts (`data-wakes` on one of its elements) needs no sign. An entry's fragment holds
 *   the attributes that its script element needs. `data-soon` is the code of the search, which is fetched as well. A page
 *   that is rendered on request has its scripts in place, without a list.
 * - Until the page is hydrated (see `HydrationSignal`), holds what only its scripts can do (`held-actions.ts`). If a
 *   script cannot be loaded, the browser handles it as plain HTML.
 * - While the scripts run, keeps other events from React, which would hydrate the whole page before it let go of one.
 *   The browser's own answer to them is not touched.
 */
import { holdAction, holdKeys, release, signal } from './held-actions'
import { first, page } from './page-queries'
import { visitorMemory } from './visitor-memory'

const others = 'pointermove wheel focusin submit dragenter drop'.split(' ')
/** Those of React's `discreteReplayableEvents` that a visitor sends while a page starts. */
const discrete =
  'mousedown mouseup touchstart touchend pointerdown pointerup pointercancel keydown keypress keyup input click change'.split(
    ' ',
  )
const { scripts: list, soon } = (page.currentScript!.previousElementSibling as HTMLElement).dataset
const scripts = list?.split(' ') ?? []
const { head } = page
let isStarted = !list
let isRunning = !list
let isTouched = false

function hear(event: Event): void {
  const { type } = event
  if (type === 'click' || type === 'submit') holdAction(event as MouseEvent & SubmitEvent, type === 'submit')
  if (type === 'keydown') holdKeys(event as KeyboardEvent)
  // Only the button that clears the templates viewed has a handler of its own by now.
  if (isRunning && discrete.includes(type) && !(event.target as HTMLElement).onclick) event.stopImmediatePropagation()
  // The mouse moves over a page long before its button is pressed; a finger is there at once.
  if (type === 'touchstart' || (event as PointerEvent).pointerType === 'touch')
    isTouched = !/up|cancel|click/.test(type)
  // A mouse that rests where a page appears is told to be over it, and even to move: by nothing.
  const pointed = event as PointerEvent
  if (!isTouched && (type !== 'pointermove' || pointed.movementX || pointed.movementY)) start()
}

/** React must not hydrate a page that has arrived only in part. */
function start(): void {
  if (isStarted) return
  isStarted = true
  const afterPaint = (): unknown => requestAnimationFrame(() => setTimeout(run))
  if (page.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint)
  else afterPaint()
}

/** Sets the attributes of an entry and returns its address. */
function fit(element: HTMLElement, entry: string): string {
  const [address = '', attributes] = entry.split('#')
  new URLSearchParams(attributes).forEach((value, name) => element.setAttribute(name, value))
  return address
}

function run(): void {
  isRunning = true
  for (const entry of scripts) {
    const script = page.createElement('script')
    script.src = fit(script, entry)
    script.async = false
    script.onerror = release
    head.append(script)
    // The order is set. React looks for the attribute and would load the script again without it.
    script.setAttribute('async', '')
  }
}

function ready(): void {
  if (first('[data-wakes]')) start()
  if (isStarted) return
  for (const entry of soon ? [...scripts, soon] : scripts) {
    const link = page.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.fetchPriority = 'low'
    link.href = fit(link, entry)
    head.append(link)
  }
}

visitorMemory()
for (const type of [...others, ...discrete])
  addEventListener(type, hear, { signal, capture: true, passive: !/click|submit|keyd/.test(type) })
addEventListener('pagehydrated', release)
// Safari has no idle callbacks.
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(ready))
