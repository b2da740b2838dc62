import { expect, test } from '@playwright/test'
import { contactRows, subscriberRow } from '@/tests/support/recorded'
import { newAddress, phone, savedBy } from './steps'

test.use({ javaScriptEnabled: false })

test('visitors browse from category to roof system to template', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Browse Category: Contracts & Agreements' }).click()
  await page.getByRole('main').getByRole('link', { name: 'EPDM', exact: true }).click()
  await page.getByRole('link', { name: 'EPDM Repair Contract', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EPDM Repair Contract')
})

test('stages, filters, sorting and pagination are plain links and forms; lists are cards', async ({ page }) => {
  await page.goto('/templates')
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: 'Close and get paid' }).check()
  await main.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/[?&]stage=close/)
  await expect(main.getByRole('status')).toHaveText('Showing 66 of 881 templates')
  for (const name of ['Rows', /^Show/]) await expect(main.getByRole('button', { name })).toBeHidden()
  await main.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/templates')
  await main.getByRole('checkbox', { name: 'Excel' }).check()
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Name (A-Z)')
  await main.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/format=Excel/)
  await expect(main.getByRole('checkbox', { name: 'Excel' })).toBeChecked()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/format=Excel.*page=2/)
})

test('the search of the home page and that behind the header icon work', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByPlaceholder(/Search templates/)
    .fill('storm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "storm"')
  await page.getByRole('link', { name: 'Storm Damage Assessment', exact: true }).click()
  await expect(page).toHaveURL('/templates/storm-damage-assessment')
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('main').getByRole('searchbox').fill('hail')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "hail"')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('every format has a direct link, and a plain form answers an email with the file', async ({ page }) => {
  await page.goto('/templates/storm-damage-assessment')
  for (const [name, file] of [
    ['Download Template (PDF)', 'storm-damage-assessment.pdf'],
    ['Download Word', 'storm-damage-assessment.docx'],
  ] as const) {
    expect((await savedBy(page, page.getByRole('link', { name }))).name).toBe(file)
  }
  const visitor = newAddress('plain')
  const form = page.getByRole('main').locator('form[action="/api/subscribe"]')
  await form.getByLabel('Email me a backup copy').fill(visitor)
  await form.getByLabel('Format').selectOption('Word')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/subscribe'))
  await form.getByRole('button', { name: 'Send and Download' }).click()
  expect((await answer).status()).toBe(303)
  expect((await answer).headers().location).toBe('/templates/essentials/storm-damage-assessment.docx')
  expect(subscriberRow(visitor)).toMatchObject({ templates_downloaded: '["Storm Damage Assessment"]' })
})

test('the newsletter and contact forms are plain forms', async ({ page }) => {
  await page.goto('/about')
  const newsletter = page.getByRole('contentinfo').locator('form')
  await newsletter.getByLabel('Email address').fill(newAddress('plain-reader'))
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/subscribed')
  await page.goto('/contact')
  const contact = page.getByRole('main')
  const writer = newAddress('plain-writer')
  await contact.getByLabel(/^Name/).fill('Pat')
  await contact.getByLabel(/^Email/).fill(writer)
  await contact.getByLabel(/^Message/).fill('Do you have a template for copper?')
  await contact.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
  await expect(page).toHaveURL('/contact/sent')
  await page.reload()
  expect(contactRows(writer)).toHaveLength(1)
})

test('the menu, filters and questions open without JavaScript', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('main').getByRole('checkbox', { name: 'Excel' })).toBeVisible()
  await page.goto('/faq')
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
