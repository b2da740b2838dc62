/**
 * The one inline script of the site, run in the head of every page, after `visitorMemory`. What is shipped is its
 * compiled text (`generated/hydration-loader.js`), so it must be self-contained.
 *
 * - Loads the page's scripts, listed by the element before it, once the page is painted: after `load` when the browser
 *   is idle, or at the first sign of a visitor. An entry's fragment holds the attributes that its script element needs.
 *   Dynamic pages have no list: their scripts are in the page.
 * - Until the page is hydrated (see `HydrationSignal`), holds the last plain click on or submit of an element with
 *   `data-needs-script` (or `data-download`, as on all download links), and repeats it then. If a script cannot be
 *   loaded, or a link or form has waited for eight seconds, the browser handles it as plain HTML.
 */
export function hydrationLoader(): void {
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
    // A browser that supports invoker commands runs this one itself.
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
      // The order is set. React looks for the attribute and would load the script again without it.
      script.setAttribute('async', '')
    }
    pending = []
  }

  /** React must not hydrate a page that has arrived only in part. */
  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, true)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }

  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('pagehydrated', release)
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })
}
