/**
 * What a page does with the browser's storage before its scripts are there: gives lists the look that the visitor chose
 * before the first paint and, once the page is read, remembers the template that it shows as viewed; a visitor may leave
 * before the scripts arrive. Part of the one inline script (see `hydration-loader.ts`), so it must be self-contained.
 */
export function visitorMemory(): void {
  /** Storage may be denied, or hold anything. */
  function withStorage(use: (storage: Storage) => void): void {
    try {
      use(localStorage)
    } catch (error) {
      console.error('The browser’s storage could not be used.', error)
    }
  }

  /** Moves the page's template to the front of those viewed. A page that was not found has no canonical address. */
  function rememberView(storage: Storage): void {
    const [, slug] = /^\/templates\/([a-z0-9-]+)$/.exec(location.pathname) ?? []
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (!slug || !canonical?.href.endsWith(location.pathname)) return
    const key = 'ridgedocs-recently-viewed'
    let viewed: unknown
    try {
      viewed = JSON.parse(storage.getItem(key) ?? '[]')
    } catch (error) {
      console.error('The viewed templates could not be read.', error)
    }
    const others = Array.isArray(viewed) ? (viewed as unknown[]).filter((other) => other !== slug) : []
    storage.setItem(key, JSON.stringify([slug, ...others].slice(0, 5)))
  }

  withStorage((storage) => {
    if (storage.getItem('ridgedocs-list') === 'rows') document.documentElement.dataset.list = 'rows'
  })
  document.addEventListener('DOMContentLoaded', () => withStorage(rememberView))
}
