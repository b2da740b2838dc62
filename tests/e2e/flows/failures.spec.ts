import { expect, test, type Page } from '@playwright/test'
import { messagesTo, subscriberRow } from '@/tests/support/recorded'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, giveEmail, newAddress, openLive, titled } from './steps'

const archive = '**/api/bundles/essentials*'
const failure = 'Something went wrong. Please try again.'
const failedToast = 'Download failed. Please try again.'
const download = (page: Page) => page.getByRole('link', { name: 'Download Template (PDF)' })

/** Counts the requests for a path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}

test('a bundle that fails keeps its form and the address, says so once, and waits to be asked again', async ({
  page,
}) => {
  const visitor = newAddress('unlucky')
  await page.clock.install()
  await openLive(page, '/')
  const requests = countRequests(page, '/api/bundles/essentials')
  await page.route(archive, (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Download All Templates/ })
    .click()
  await giveEmail(page, visitor)
  await expect(dialog(page).getByRole('alert')).toHaveText(failure)
  await expect(page.getByText(failedToast)).toHaveCount(1)
  await expect(emailField(page)).toHaveValue(visitor)
  await expect(emailField(page)).toBeFocused()
  await expect(page.getByText(/^Downloading \d+ templates/)).toHaveCount(0)
  const asked = requests()
  expect(asked).toBeGreaterThan(0)
  // The search for an address given in another tab runs for 30 s.
  await page.clock.runFor(35_000)
  await expect(titled(page, 'Get your free template')).toBeVisible()
  await expect(emailField(page)).toHaveValue(visitor)
  expect(requests()).toBe(asked)

  await page.unroute(archive)
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download Now' }).click()
  await expect(page.getByText(/^Downloading 15 templates\.\.\. Check your email for backup!$/)).toBeVisible()
  expect((await saved).suggestedFilename()).toBe('ridgedocs-essentials.zip')
  expect(messagesTo(visitor)).toHaveLength(1)
})

test('after a submit that failed, the next one is sent at once', { tag: FULL }, async ({ page }) => {
  const visitor = newAddress('again')
  await openLive(page, '/about')
  await page.route('**/api/subscribe', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await giveEmail(page, visitor, 'Get Templates')
  await expect(dialog(page).getByRole('alert')).toHaveText(failure)
  await expect(emailField(page)).toHaveValue(visitor)
  await page.unroute('**/api/subscribe')
  await dialog(page).getByRole('button', { name: 'Get Templates' }).click()
  await expect(titled(page, "You're all set! ✓")).toBeVisible()
  expect(subscriberRow(visitor)).toBeDefined()
})

for (const [what, fail] of [
  ['cannot be reached', (page: Page) => page.route('**/api/subscribe', (route) => route.abort())],
  ['fails', (page: Page) => page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, json: {} }))],
] as const)
  test(`an address given while the server ${what} is kept, and sent from the next page`, async ({ page }) => {
    const visitor = newAddress('kept')
    await openLive(page, '/templates/flat-roof-estimate')
    await fail(page)
    await download(page).click()
    const saved = page.waitForEvent('download')
    await giveEmail(page, visitor)
    await saved
    await expect(page.getByText('Your download is ready! (Email notification failed)')).toBeVisible()
    expect(subscriberRow(visitor)).toBeUndefined()
    await page.unroute('**/api/subscribe')
    const sent = page.waitForResponse('**/api/subscribe')
    await openLive(page, '/about')
    expect((await sent).status()).toBe(200)
    expect(subscriberRow(visitor)).toMatchObject({ templates_downloaded: '["Flat Roof Estimate"]' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ridgedocs-unsent-email'))).toBeNull()
  })

test('a combobox is a plain text field', async ({ page }) => {
  await openLive(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  const boxes = page.locator('input[role=combobox]')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await expect(box).toHaveAttribute('type', 'text')
})

test('every article and every form of a page has a name of its own', async ({ page }) => {
  for (const path of [
    '/templates',
    '/categories',
    '/categories/contracts-agreements/universal',
    '/contact',
    '/company',
  ]) {
    await openLive(page, path)
    for (const role of ['article', 'form'] as const) {
      const parts = page.getByRole(role)
      const all = await parts.evaluateAll((found) =>
        found.map((part) => part.getAttribute('aria-label') ?? part.getAttribute('aria-labelledby') ?? ''),
      )
      expect(all, `${role} on ${path}`).not.toContain('')
      expect(new Set(all).size, `${role} on ${path}`).toBe(all.length)
    }
  }
})

test('every accessible name contains the visible label', async ({ page }) => {
  for (const path of ['/', '/templates', '/categories', '/categories/estimates-proposals/epdm', '/packets', '/about']) {
    await openLive(page, path)
    const others = await page.locator('a[aria-label], button[aria-label]').evaluateAll((found) => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim()
      return (found as HTMLElement[])
        .filter((control) => control.checkVisibility())
        .map((control) => [plain(control.innerText), plain(control.ariaLabel ?? '')] as const)
        .filter(([visible, name]) => !name.includes(visible))
    })
    expect(others, path).toEqual([])
  }
})
