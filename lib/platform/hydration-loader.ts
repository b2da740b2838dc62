/**
 * The one inline script of the site, run in the head of every page. `scripts/pages` compiles it with its imports.
 *
 * - Fetches the page's scripts, which are in the template before it, once the page is painted and idle, and runs them at
 *   the first sign of a visitor: after the paint that answers it, and not under a finger, whose release would wait for
 *   them. A page that is blank without its scripts (`data-wakes` on one of its elements) needs no sign. A page that is
 *   rendered on request has no template and runs its scripts by itself.
 * - Until the page is hydrated (see `HydrationSignal`), holds what only scripts can do (`held-actions.ts`). If a script
 *   cannot be loaded, the browser handles it as plain HTML.
 * - While the scripts run, keeps other events from React, which would hydrate the whole page before it let go of one. The
 *   browser's own response to them is not touched.
 */
import { holdAction, holdKeys, release, signal } from './held-actions'
import { first, page } from './page-queries'
import { visitorMemory } from './visitor-memory'

const others = 'pointermove wheel focusin submit dragenter drop'
/** Those of React's `discreteReplayableEvents` that a visitor sends while a page starts. */
const discrete =
  'mousedown mouseup touchstart touchend pointerdown pointerup pointercancel keydown keypress keyup input click change'
const scripts = first<HTMLTemplateElement>('[data-scripts]')?.content.querySelectorAll('script')
let isStarted = !scripts
let isRunning = !scripts
let isTouched = false

function hear(event: Event): void {
  const { type } = event
  if (/click|submit/.test(type)) holdAction(event as MouseEvent & SubmitEvent)
  if (type === 'keydown') holdKeys(event as KeyboardEvent)
  // The button that clears the templates viewed already has a handler.
  if (isRunning && discrete.includes(type) && !(event.target as HTMLElement).onclick) event.stopImmediatePropagation()
  const pointed = event as PointerEvent
  // The mouse moves over a page long before its button is pressed; a finger is there at once.
  if (type === 'touchstart' || pointed.pointerType === 'touch') isTouched = !/up|cancel|click/.test(type)
  // Chromium reports that a mouse at rest where a page appears is over it, and even that it moves: by nothing.
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

function run(): void {
  isRunning = true
  for (const waiting of scripts!) {
    const script = waiting.cloneNode() as HTMLScriptElement
    script.async = false
    script.onerror = release
    page.head.append(script)
    // The order is set. React looks for the attribute and would load the script again without it.
    script.setAttribute('async', '')
  }
}

function ready(): void {
  if (first('[data-wakes]')) start()
  if (isStarted) return
  for (const { attributes } of scripts!) {
    const link = page.createElement('link')
    for (const { name, value } of attributes) link.setAttribute(name === 'src' ? 'href' : name, value)
    link.rel = 'preload'
    link.as = 'script'
    link.fetchPriority = 'low'
    page.head.append(link)
  }
}

visitorMemory()
for (const type of `${others} ${discrete}`.split(' '))
  addEventListener(type, hear, { signal, capture: true, passive: !/click|submit|keyd/.test(type) })
addEventListener('pagehydrated', release)
// Safari has no idle callbacks.
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(ready))
