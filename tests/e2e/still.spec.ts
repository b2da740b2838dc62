import { expect, test, type Page } from '@playwright/test'
import { holdScripts, isLive } from '@/tests/support/browser'
import { isFetched } from '@/tests/support/page-checks'
import { staticPages } from '@/tests/support/page-kinds'

test.describe('what a visitor does wakes the page', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const signs: Record<string, (page: Page) => Promise<void>> = {
    'the mouse comes over it': (page) => page.mouse.move(100, 300),
    'the wheel turns': (page) => page.mouse.wheel(0, 100),
    'a key is pressed': (page) => page.keyboard.press('ArrowDown'),
    'a control has the focus': (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).focus(),
    'a finger taps': (page) => page.touchscreen.tap(5, 500),
    'an assistive device sends a click alone': (page) =>
      page.locator('h1').evaluate((heading: HTMLElement) => heading.click()),
  }
  test('whatever it is', async ({ page }) => {
    for (const [what, give] of Object.entries(signs))
      await test.step(what, async () => {
        await page.goto('/faq')
        await isFetched(page)
        expect(await isLive(page)).toBe(false)
        await give(page)
        await expect.poll(() => isLive(page)).toBe(true)
      })
  })
})

test('the search opens with what the page has fetched ahead', async ({ page }) => {
  await page.goto('/faq')
  await isFetched(page)
  expect(await isLive(page)).toBe(false)
  await holdScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
})

test('a pressed control says at once that it was heard, and does its work once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(staticPages.template)
  const download = page.getByRole('link', { name: 'Download Template (PDF)' })
  await download.click()
  await expect(download).toHaveAttribute('aria-busy', 'true')
  expect(await isLive(page)).toBe(false)
  release()
  await expect(page.getByRole('dialog', { name: 'Get your free template' })).toBeVisible()
  await expect(download).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the first key may be that of the search', async ({ page }) => {
  for (const keys of ['/', 'Control+k']) {
    const release = await holdScripts(page)
    await page.goto('/faq')
    await page.keyboard.press(keys)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
    await page.unrouteAll()
  }
})

test('templates viewed before are shown and cleared before scripts run', async ({ page }) => {
  await holdScripts(page)
  for (const path of ['/templates/metal-roof-estimate', '/templates/no-such-template'])
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(() => localStorage.getItem('ridgedocs-recently-viewed'))).toBe('["metal-roof-estimate"]')
  await page.goto(staticPages.template)
  const section = page.getByRole('region', { name: 'Recently Viewed' })
  await expect(section.getByRole('link')).toHaveText(['Metal Roof Estimate'])
  // Scripts that run and do not answer yet keep clicks from React, not from this button.
  await page.mouse.wheel(0, 100)
  await expect(page.locator('head > script[async]')).not.toHaveCount(0)
  expect(await isLive(page)).toBe(false)
  await section.getByRole('button', { name: 'Clear History' }).click()
  await expect(section).toBeHidden()
})

test('a visitor with a state sees what its edition lacks without a sign', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ridgedocs-state', 'TX'))
  await page.goto('/templates/epdm-residential-contract')
  await expect(page.getByLabel('Your state')).toHaveValue('TX')
  await expect(page.getByText(/^Texas edition: /)).toBeVisible()
})
