import type { Page } from '@playwright/test'
import { createGate } from './gate'

/** A cheap phone on a slow network, as in Lighthouse: 4 × slower, 150 ms round trip, 1.6 Mbit/s down. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Holds back the page's scripts until the returned function is called, so that it cannot hydrate earlier. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/_next/static/**/*.js')

export async function hold(page: Page, url: string): Promise<() => void> {
  const { passed, open } = createGate()
  await page.route(url, async (route) => {
    await passed
    // The page may have given up waiting.
    await route.continue().catch(() => undefined)
  })
  return open
}

/** Collects everything that goes wrong on a page from now on: policy violations, errors, failed scripts. */
export async function collectProblems(page: Page): Promise<string[]> {
  await reportViolations(page)
  const problems: string[] = []
  page.on('console', (message) => {
    // Browsers report 404 pages as errors, and some tests need them.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Reports every policy violation as an error of the page, even those that the browser hides. */
const reportViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
    )
  })

export const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true')

/** Moves the pointer until the page hears it: without that its scripts do not run. */
export const becomesLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    if (document.documentElement.dataset.hydrated === 'true') return true
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    return false
  })
