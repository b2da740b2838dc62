import type { Page } from '@playwright/test'

/** An entry of the Layout Instability API, which TypeScript's DOM library does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shifts {
  /** How far all that was shown has moved. */
  sum: number
  /** What moved at all once the HTML was there, and before that more than a little. */
  late: string[]
}

/** Notes whatever moves on the pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, late: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        shifts.sum += value
        // While the HTML arrives, the buttons of a card move down once a taller card joins its row.
        const { domInteractive } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
        if ((domInteractive === 0 || startTime < domInteractive) && value < 0.01) continue
        for (const { node, previousRect, currentRect } of sources)
          shifts.late.push(
            `${value} ${node?.textContent?.slice(0, 60)}: ${JSON.stringify([previousRect, currentRect])}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)

/** Whatever has arrived is laid out and painted; before the body nothing is. */
export const isPainted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      document.body &&
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )

/** Scrolls to the end of the page, in steps that are laid out and painted, and back. */
export const scrollThrough = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

/** Waits until all scripts that the page lists are there, run or not. */
export const isFetched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const list = document.querySelector<HTMLTemplateElement>('[data-scripts]')?.content.querySelectorAll('script') ?? []
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const addresses = [...list].map((script) => script.getAttribute('src')!)
    return addresses.length > 0 && addresses.every((address) => fetched.has(new URL(address, location.href).pathname))
  })

/** Of what stays in sight while a page scrolls: what takes more than this part of the screen's height. */
export const tooHigh = (page: Page, part: number): Promise<string[]> =>
  page.evaluate((most) => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom } = element.getBoundingClientRect()
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
      const stays = position === 'fixed' || position === 'sticky'
      return stays && element.checkVisibility() && seen > innerHeight * most ? [`${element.className} ${seen} px`] : []
    })
  }, part)

export const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, summary, textarea, input')].flatMap((control) => {
      const area = control.closest('label') ?? control
      const { width, height } = area.getBoundingClientRect()
      if (!control.checkVisibility() || width < 2 || control.matches('.honeypot')) return []
      // Some targets exceed their box: a card's title covers the card, a badge gets extra height.
      const { content, position } = getComputedStyle(control, '::after')
      const reachesOut = content !== 'none' && position === 'absolute'
      return height < 43.5 && !reachesOut ? [`${control.textContent} ${Math.round(height)} px`] : []
    }),
  )
