import type { Page } from '@playwright/test'
import { dialog, openLive as open } from '@/tests/e2e/flows/steps'

export type Reach = (page: Page) => Promise<unknown>

const TEMPLATE = '/templates/shingle-roof-estimate'
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

async function openSearch(page: Page): Promise<void> {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').first().waitFor()
}

async function typeSearch(page: Page, words: string): Promise<void> {
  await openSearch(page)
  await page.keyboard.type(words)
  await page.waitForTimeout(900)
}

async function openDownload(page: Page): Promise<void> {
  await open(page, TEMPLATE)
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await dialog(page).getByLabel('Email address').waitFor()
}

async function openPreview(page: Page): Promise<void> {
  await open(page, TEMPLATE)
  await page.getByRole('link', { name: /^Preview Template/ }).click()
  await dialog(page)
    .getByRole('img', { name: /^Page 1 of/ })
    .waitFor()
}

/** States of the library's pages: dialogs, menus, messages, errors, what is under way. */
export const visitStates: Readonly<Record<string, Reach>> = {
  'keyboard focus': async (page) => {
    await open(page, '/')
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab')
  },
  menu: async (page) => {
    await open(page, '/about')
    if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  },
  'search before typing': openSearch,
  'search results': (page) => typeSearch(page, 'epdm repair'),
  'search with similar': (page) => typeSearch(page, 'shingel estimate'),
  'search without results': (page) => typeSearch(page, 'zzqxw'),
  'search on home': async (page) => {
    await open(page, '/')
    await page.getByRole('main').getByRole('combobox').fill('metal contract')
    await page.getByRole('option').first().waitFor()
  },
  'filters open': async (page) => {
    await open(page, '/templates?format=Excel&category=estimates-quotes')
    if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Filters' }).click()
  },
  'filters that match nothing': (page) => open(page, '/templates?format=Excel&category=contracts-agreements'),
  'list as rows': async (page) => {
    await page.addInitScript(() => localStorage.setItem('ridgedocs-list', 'rows'))
    await open(page, '/templates')
    const rows = page.getByRole('button', { name: /rows/i })
    if (await rows.isVisible()) await rows.click()
  },
  'formats of a row': async (page) => {
    await open(page, '/templates')
    await page.locator('.list .menu > summary').nth(1).click()
  },
  'download dialog': openDownload,
  'download dialog with error': async (page) => {
    await openDownload(page)
    await dialog(page).getByLabel('Email address').fill('nobody')
    await dialog(page).getByRole('button', { name: 'Download Now' }).click()
    await dialog(page).getByRole('alert').waitFor()
  },
  'download started': async (page) => {
    await page.addInitScript(() => localStorage.clear())
    await openDownload(page)
    await dialog(page).getByLabel('Email address').fill(`screens-${Date.now()}@example.com`)
    await dialog(page).getByRole('button', { name: 'Download Now' }).click()
    await page.getByText('Download started!').first().waitFor()
  },
  'download failed': async (page) => {
    await page.route('**/api/bundles/**', (route) => route.abort())
    await open(page, '/')
    await page.getByRole('link', { name: /^Download All Templates/ }).click()
    await dialog(page).getByLabel('Email address').fill(`screens-${Date.now()}@example.com`)
    await dialog(page).getByRole('button', { name: 'Download' }).first().click()
    await page.waitForTimeout(2500)
  },
  'bundle under way': async (page) => {
    await page.addInitScript(() => localStorage.setItem('ridgedocs-email', 'returning@example.com'))
    await open(page, '/categories/business-operations')
    await page.route('**/api/bundles/*', () => undefined)
    await page.getByRole('link', { name: /^Download All/ }).click()
    await dialog(page).getByText('Downloading…').waitFor()
  },
  'get templates': async (page) => {
    await open(page, '/about')
    if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole(isPhone(page) ? 'dialog' : 'banner')
      .getByText('Get Templates')
      .first()
      .click()
    await dialog(page).getByLabel('Email address').waitFor()
  },
  preview: openPreview,
  'preview filled in': async (page) => {
    await openPreview(page)
    await dialog(page).getByText('Filled in').click()
    await page.waitForTimeout(4000)
  },
  'preview that failed': async (page) => {
    await open(page, TEMPLATE)
    await page.route('**/templates/essentials/*.pdf', (route) => route.abort())
    await page.route('**/api/documents/**', (route) => route.abort())
    await page.getByRole('link', { name: /^Preview Template/ }).click()
    await dialog(page).getByRole('alert').first().waitFor()
  },
  'template with caution and state': async (page) => {
    await page.addInitScript(() => localStorage.setItem('ridgedocs-state', 'CA'))
    await open(page, '/templates/asphalt-shingles-residential-contract')
    await page.waitForTimeout(1000)
  },
  'bar with formats': async (page) => {
    await open(page, TEMPLATE)
    const bar = page.getByRole('group', { name: 'Fill in or download' })
    if (await bar.isVisible()) await bar.getByText('Download', { exact: true }).click()
  },
  'recently viewed': async (page) => {
    await open(page, '/templates/metal-roof-estimate')
    await open(page, TEMPLATE)
    await page.getByRole('region', { name: 'Recently Viewed' }).scrollIntoViewIfNeeded()
  },
  'contact with errors': async (page) => {
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('main').getByRole('alert').first().waitFor()
  },
  'newsletter with error': async (page) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Please enter a valid email address').first().waitFor()
  },
}
