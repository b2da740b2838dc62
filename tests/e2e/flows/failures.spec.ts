import { expect, test } from '@playwright/test'
import { subscriberRow } from '@/tests/support/recorded'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, giveEmail, newAddress, openLive, titled, savedBy } from './steps'

test('after a submit that failed, the next one is sent at once', { tag: FULL }, async ({ page }) => {
  const visitor = newAddress('again')
  await openLive(page, '/about')
  await page.route('**/api/subscribe', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await giveEmail(page, visitor, 'Get Templates')
  await expect(dialog(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(emailField(page)).toHaveValue(visitor)
  await page.unroute('**/api/subscribe')
  await dialog(page).getByRole('button', { name: 'Get Templates' }).click()
  await expect(titled(page, "You're all set! ✓")).toBeVisible()
  expect(subscriberRow(visitor)).toBeDefined()
})

test('an address given while the server cannot be reached is kept, and sent from the next page', async ({ page }) => {
  const visitor = newAddress('kept')
  await openLive(page, '/templates/flat-roof-estimate')
  await page.route('**/api/subscribe', (route) => route.abort())
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  expect((await savedBy(page, () => giveEmail(page, visitor))).name).toBe('flat-roof-estimate.pdf')
  await expect(page.getByText('Your download is ready! (Email notification failed)')).toBeVisible()
  expect(subscriberRow(visitor)).toBeUndefined()
  await page.unroute('**/api/subscribe')
  const sent = page.waitForResponse('**/api/subscribe')
  await openLive(page, '/about')
  expect((await sent).status()).toBe(200)
  expect(subscriberRow(visitor)).toMatchObject({ templates_downloaded: '["Flat Roof Estimate"]' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ridgedocs-unsent-email'))).toBeNull()
})
