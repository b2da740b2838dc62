import { expect, test, type Page } from '@playwright/test'
import { constants } from '@/lib/constants'
import { subscriberRow } from '@/tests/support/recorded'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, giveEmail, hold, newAddress, openLive, rememberEmail, titled } from './steps'

const download = (page: Page) => page.getByRole('link', { name: 'Download Template (PDF)' })
const template = '/templates/metal-roof-estimate'
const file = '**/templates/essentials/metal-roof-estimate.pdf'

test('a returning visitor is welcomed during the download, can repeat it, and the dialog closes itself', async ({
  page,
}) => {
  await rememberEmail(page)
  await page.clock.install()
  await openLive(page, template)
  const release = await hold(page, file)
  await download(page).click()
  await expect(titled(page, 'Welcome back!')).toBeVisible()
  await expect(emailField(page)).toBeHidden()
  const first = page.waitForEvent('download')
  release()
  expect((await first).suggestedFilename()).toBe('metal-roof-estimate.pdf')
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Browse More Templates' })).toHaveAttribute('href', '/templates')
  const second = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download Again' }).click()
  await second
  await expect(page.getByText('Downloading again...')).toBeVisible()
  await page.clock.runFor(constants.successAutoClose)
  await expect(dialog(page)).toBeHidden()
})

test('every download of a returning visitor is counted', async ({ page }) => {
  await rememberEmail(page)
  await openLive(page, '/templates/daily-crew-checklist')
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/downloads') && request.method() === 'POST',
  )
  await download(page).click()
  expect((await (await counted).response())?.status()).toBe(204)
})

test('the newsletter box starts checked; when cleared, the email is saved without a subscription', async ({ page }) => {
  const visitor = newAddress('backup-only')
  await openLive(page, template)
  await download(page).click()
  const box = dialog(page).getByRole('checkbox')
  await expect(box).toBeChecked()
  await box.uncheck()
  const saved = page.waitForEvent('download')
  await giveEmail(page, visitor)
  await saved
  await expect(page.getByText('Download started! Check your email for backup.')).toBeVisible()
  expect(subscriberRow(visitor)).toMatchObject({
    newsletter_subscribed: 0,
    source: 'download',
    templates_downloaded: '["Metal Roof Estimate"]',
  })
  expect(await page.evaluate(() => localStorage.getItem('ridgedocs-email'))).toBe(visitor)
})

test('the submit button shows that the email is being saved and cannot be pressed again', async ({ page }) => {
  await openLive(page, template)
  await download(page).click()
  const release = await hold(page, '**/api/subscribe')
  await giveEmail(page, newAddress('patient'))
  await expect(dialog(page).getByRole('button', { name: 'Downloading...' })).toBeDisabled()
  const saved = page.waitForEvent('download')
  release()
  await saved
})

test('reports an email that could not be sent and still downloads the file', async ({ page }) => {
  await openLive(page, template)
  await page.route('**/api/subscribe', (route) => route.fulfill({ json: { ok: true, email: 'failed' } }))
  await download(page).click()
  const saved = page.waitForEvent('download')
  await giveEmail(page, newAddress('refused'))
  await saved
  await expect(page.getByText('Email delivery failed, but your download is ready!')).toBeVisible()
})

test('a file that cannot be fetched downloads from its direct link', async ({ page }) => {
  await rememberEmail(page)
  await openLive(page, template)
  await page.route(file, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
  const saved = page.context().waitForEvent('download')
  await download(page).click()
  expect(new URL((await saved).url()).pathname).toBe('/templates/essentials/metal-roof-estimate.pdf')
})

test('an email entered in another tab starts the download in this one', { tag: FULL }, async ({ page, context }) => {
  await openLive(page, template)
  await download(page).click()
  await expect(emailField(page)).toBeVisible()
  const other = await context.newPage()
  await openLive(other, '/about')
  await other.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  const saved = page.waitForEvent('download')
  await giveEmail(other, newAddress('two-tabs'), 'Get Templates')
  await expect(titled(other, "You're all set! ✓")).toBeVisible()
  expect((await saved).suggestedFilename()).toBe('metal-roof-estimate.pdf')
})

test('the dialog names the chosen format, from a card and from the template page', async ({ page }) => {
  await openLive(page, '/categories/estimates-quotes')
  await page.getByRole('article', { name: 'Metal Roof Estimate' }).locator('summary').click()
  await page.getByRole('link', { name: 'Word file of Metal Roof Estimate' }).click()
  await expect(dialog(page)).toContainText('Enter your email to download Metal Roof Estimate (Word).')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Download Flat Roof Estimate as PDF' }).click()
  await expect(dialog(page)).toContainText('Enter your email to download Flat Roof Estimate (PDF).')
  const saved = page.waitForEvent('download')
  await giveEmail(page, newAddress('chooser'))
  expect((await saved).suggestedFilename()).toBe('flat-roof-estimate.pdf')
})

test('buttons on the home page open the dialog for their template', { tag: FULL }, async ({ page }) => {
  await openLive(page, '/')
  await page.getByRole('link', { name: 'Download Pre-Job Roof Inspection as PDF' }).click()
  await expect(dialog(page)).toContainText('Pre-Job Roof Inspection (PDF)')
  const saved = page.waitForEvent('download')
  await giveEmail(page, newAddress('home'))
  expect((await saved).suggestedFilename()).toBe('pre-job-roof-inspection.pdf')
})

test('the dialog closes by its button, Escape or a click beside it, discards what was typed and restores focus', async ({
  page,
}) => {
  await openLive(page, template)
  await download(page).click()
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 300),
  ]) {
    await giveEmail(page, 'not an address')
    await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid email address')
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(download(page)).toBeFocused()
    await download(page).click()
    await expect(emailField(page)).toHaveValue('')
    await expect(dialog(page).getByRole('alert')).toBeHidden()
  }
})

test('with storage disabled, the flow works for the current visit', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is switched off', 'SecurityError')
      },
    }),
  )
  await openLive(page, template)
  await download(page).click()
  const first = page.waitForEvent('download')
  await giveEmail(page, newAddress('no-storage'))
  await first
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
  await page.keyboard.press('Escape')
  const second = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Excel', exact: true }).click()
  expect((await second).suggestedFilename()).toBe('metal-roof-estimate.xlsx')
  await openLive(page, '/templates/flat-roof-estimate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flat Roof Estimate')
  await expect(page.getByText('Recently Viewed')).toBeHidden()
  expect(errors).toEqual([])
})
