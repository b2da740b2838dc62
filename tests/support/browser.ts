import type { Page } from '@playwright/test'

/** A cheap phone on a slow network, as Lighthouse has it: 4 × slower, 150 ms there and back, 1.6 Mbit/s down. */
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

/** Keeps the page's script files back until the returned function is called, so that it cannot be live before. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Collects everything that goes wrong on a page from now on: policy violations, errors, failed scripts. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // A browser reports the status of a page that answers 404, as some here must.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Has every policy violation reported as an error of the page, also those that the browser keeps quiet about. */
export const reportViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
    )
  })

export const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.live === 'true')

/** Waits until React is attached to the page. */
export const becomesLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.live === 'true')
