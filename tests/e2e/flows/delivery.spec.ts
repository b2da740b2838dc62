import { expect, test, type Page } from '@playwright/test'
import { constants } from '@/lib/constants'
import { subscriberRow } from '@/tests/support/recorded'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, giveEmail, newAddress, openLive, rememberEmail, titled, savedBy } from './steps'
import { hold } from '@/tests/support/browser'

const download = (page: Page) => page.getByRole('link', { name: 'Download Template (PDF)' })
const template = '/templates/metal-roof-estimate'
const file = '**/templates/essentials/metal-roof-estimate.pdf'

test('a returning visitor’s download is counted and repeatable, also if its fetch fails', async ({ page }) => {
  await rememberEmail(page)
  await page.clock.install()
  await openLive(page, template)
  const release = await hold(page, file)
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/downloads') && request.method() === 'POST',
  )
  await download(page).click()
  expect((await (await counted).response())?.status()).toBe(204)
  await expect(titled(page, 'Welcome back!')).toBeVisible()
  await expect(emailField(page)).toBeHidden()
  expect((await savedBy(page, release)).name).toBe('metal-roof-estimate.pdf')
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Browse More Templates' })).toHaveAttribute('href', '/templates')
  await savedBy(page, dialog(page).getByRole('button', { name: 'Download Again' }))
  await expect(page.getByText('Downloading again...')).toBeVisible()
  await page.clock.runFor(constants.successAutoClose)
  await expect(dialog(page)).toBeHidden()

  await page.unrouteAll()
  await page.route(file, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
  const saved = page.context().waitForEvent('download')
  await download(page).click()
  expect(new URL((await saved).url()).pathname).toBe('/templates/essentials/metal-roof-estimate.pdf')
})

test('the dialog closes in three ways and forgets; without the newsletter nobody subscribes', async ({ page }) => {
  const visitor = newAddress('backup-only')
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

  const box = dialog(page).getByRole('checkbox')
  await expect(box).toBeChecked()
  await box.uncheck()
  const release = await hold(page, '**/api/subscribe')
  await giveEmail(page, visitor)
  await expect(dialog(page).getByRole('button', { name: 'Downloading...' })).toBeDisabled()
  await savedBy(page, release)
  await expect(page.getByText('Download started! Check your email for backup.')).toBeVisible()
  expect(subscriberRow(visitor)).toMatchObject({
    newsletter_subscribed: 0,
    source: 'download',
    templates_downloaded: '["Metal Roof Estimate"]',
  })
  expect(await page.evaluate(() => localStorage.getItem('ridgedocs-email'))).toBe(visitor)
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

test('a card has one menu of formats, and the dialog names the chosen one', async ({ page }) => {
  await openLive(page, '/categories/estimates-quotes')
  const main = page.getByRole('main')
  const menus = main.locator('.menu')
  const word = main.getByRole('link', { name: 'Word file of Metal Roof Estimate' })
  await expect(word).toBeHidden()
  await menus.nth(1).locator('summary').click()
  await expect(word).toBeVisible()
  await menus.nth(0).locator('summary').click()
  await expect(word).toBeHidden()
  await expect(main.locator('.menu[open]')).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(main.locator('.menu[open]')).toHaveCount(0)
  await menus.nth(1).locator('summary').click()
  await word.click()
  await expect(dialog(page)).toContainText('Enter your email to download Metal Roof Estimate (Word).')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Download Flat Roof Estimate as PDF' }).click()
  await expect(dialog(page)).toContainText('Enter your email to download Flat Roof Estimate (PDF).')
  expect((await savedBy(page, () => giveEmail(page, newAddress('chooser')))).name).toBe('flat-roof-estimate.pdf')
})

test('buttons on the home page open the dialog for their template', { tag: FULL }, async ({ page }) => {
  await openLive(page, '/')
  await page.getByRole('link', { name: 'Download Pre-Job Roof Inspection as PDF' }).click()
  await expect(dialog(page)).toContainText('Pre-Job Roof Inspection (PDF)')
  expect((await savedBy(page, () => giveEmail(page, newAddress('home')))).name).toBe('pre-job-roof-inspection.pdf')
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
  await savedBy(page, () => giveEmail(page, newAddress('no-storage')))
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await savedBy(page, page.getByRole('link', { name: 'Download Excel', exact: true }))).name).toBe(
    'metal-roof-estimate.xlsx',
  )
  await openLive(page, '/templates/flat-roof-estimate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flat Roof Estimate')
  await expect(page.getByText('Recently Viewed')).toBeHidden()
  expect(errors).toEqual([])
})
