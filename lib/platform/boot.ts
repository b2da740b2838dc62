/**
 * The one inline script of the site, run in the head of every page (as compiled into `boot-text.ts`).
 *
 * - Loads the page's scripts, listed by the element before it, once the page is painted: after `load` when the browser
 *   is idle, or at the first sign of a visitor. An entry's fragment holds the attributes that the
 *   script needs. Dynamic pages list none: there the scripts are in the page itself.
 * - Until the page is live (React attached, see `page-live.tsx`), holds back the last plain click on or submit of an
 *   element with `data-needs-script` (or `data-download`, as on all download links), and gives it again then. Where a script cannot be loaded, or a link or form has
 *   waited for eight seconds, the browser handles it as the plain HTML it is.
 *
 * It must be self-contained: what is shipped is its compiled text.
 */
export function boot(): void {
  const patience = 8000
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const list = document.currentScript?.previousElementSibling?.getAttribute('data-scripts')
  let pending = list?.split(' ') ?? []
  let held: { element: HTMLElement; repeat: () => void } | undefined

  function release(): void {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    held?.element.removeAttribute('aria-busy')
    held?.repeat()
    held = undefined
  }

  function hold(event: Event): void {
    const { target } = event
    const isSubmit = event instanceof SubmitEvent
    const element = target instanceof Element && target.closest<HTMLElement>('[data-needs-script],[data-download]')
    if (!element || isSubmit !== element instanceof HTMLFormElement) return
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
    // The browser itself obeys an invoker command, where it knows them.
    if (element.hasAttribute('commandfor') && 'commandForElement' in element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.element.removeAttribute('aria-busy')
    element.setAttribute('aria-busy', 'true')
    const repeat = (): void => {
      if (isSubmit) (element as HTMLFormElement).requestSubmit(event.submitter)
      else element.click()
    }
    held = { element, repeat }
    start()
    if (element.matches('a, form')) setTimeout(() => held?.element === element && release(), patience)
  }

  function load(): void {
    for (const entry of pending) {
      const [src = '', attributes] = entry.split('#')
      const script = document.createElement('script')
      new URLSearchParams(attributes).forEach((value, name) => script.setAttribute(name, value))
      script.src = src
      script.async = false
      script.onerror = release
      document.head.append(script)
      // Ordered by now. React looks for the attribute, and would load the script again if it did not find it.
      script.setAttribute('async', '')
    }
    pending = []
  }

  /** React must not attach to a page of which only a part has arrived. */
  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, true)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }

  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('pagelive', release)
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })
}
