import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { hold, openLive, phone, stopClock } from './steps'

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
const field = (page: Page) => page.getByRole('banner').getByPlaceholder('Search...', { exact: true })
const options = (page: Page) => page.getByRole('option')

async function openSearch(page: Page): Promise<void> {
  await openLive(page, '/about')
  await icon(page).click()
  await expect(field(page)).toBeFocused()
}

/** The queries that the page sends to the server from now on. */
function collectQueries(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') queries.push(url.searchParams.get('q') ?? '')
  })
  return queries
}

test.describe('the search in the header', () => {
  test('sends one request after a pause and shows five results with highlights, a snippet and a link to all', async ({
    page,
    request,
  }) => {
    await openSearch(page)
    const queries = collectQueries(page)
    await stopClock(page)
    await field(page).pressSequentially('estimate')
    await page.clock.runFor(299)
    expect(queries).toEqual([])
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(options(page)).toHaveCount(5)
    expect(queries).toEqual(['estimate'])
    const { count } = (await (await request.get('/api/search?q=estimate')).json()) as { count: number }
    const all = page.getByRole('link', { name: `View all ${count} results →` })
    await expect(all).toHaveAttribute('href', '/search?q=estimate')
    const first = options(page).first()
    await expect(first).toHaveAttribute('href', /^\/templates\/[a-z-]+$/)
    const mark = first.locator('mark').first()
    await expect(mark).toHaveText(/estimate/i)
    expect(await mark.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600')
    const tint = await mark.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(tint).not.toBe('rgba(0, 0, 0, 0)')
    for (const snippet of await page.locator('.search-snippet').allTextContents())
      expect(snippet.length).toBeLessThanOrEqual(101)
    expect(await page.locator('.search-results').evaluate((list) => getComputedStyle(list).maxHeight)).toBe('400px')
    await expect(page.getByRole('status').first()).toHaveText(`5 of ${count} templates shown`)
    await all.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "estimate"')
    await expect(page.getByText(`Found ${count.toLocaleString('en-US')} templates`)).toBeVisible()
  })

  test('highlights matches in the category too', { tag: FULL }, async ({ page }) => {
    await openSearch(page)
    await field(page).fill('safety & compl')
    await expect(options(page).first().locator('.search-category mark')).toHaveText(/safety & compl/i)
  })

  for (const [way, close] of Object.entries({
    'its close button': (page: Page) => page.getByRole('button', { name: 'Close search' }).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'the button that empties the field': async (page: Page) => {
      const box = (await field(page).boundingBox())!
      await page.mouse.click(box.x + box.width - 22, box.y + box.height / 2)
    },
  }))
    test(`closes by ${way} and returns focus to the icon`, async ({ page }) => {
      await openSearch(page)
      await field(page).fill('estimate')
      await expect(options(page)).toHaveCount(5)
      await close(page)
      await expect(field(page)).toBeHidden()
      await expect(options(page)).toHaveCount(0)
      await expect(icon(page)).toBeFocused()
    })

  test('closes on a click outside', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('estimate')
    await expect(options(page)).toHaveCount(5)
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 10, y: 10 } })
    await expect(field(page)).toBeHidden()
  })

  test('hides the results when cleared with the keyboard and waits for input', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('osha')
    await expect(options(page).first()).toBeVisible()
    await field(page).press('Control+a')
    await field(page).press('Delete')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toBeVisible()
    const queries = collectQueries(page)
    await stopClock(page)
    await field(page).fill('   ')
    await page.clock.runFor(600)
    expect(queries).toEqual([])
  })

  test('ignores a late response after a newer one', async ({ page }) => {
    await openSearch(page)
    const late = '**/api/search?q=metal&*'
    const release = await hold(page, late)
    const asked = page.waitForRequest(late)
    await field(page).fill('metal')
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('q=metal'))
    await asked
    await field(page).fill('epdm')
    await expect(options(page).first()).toContainText('EPDM')
    release()
    await dropped
    await expect(options(page).first()).toContainText('EPDM')
  })

  test('moves through the results with the arrow keys and opens one with Enter, as a combobox', async ({ page }) => {
    await openSearch(page)
    const combobox = page.getByRole('banner').getByRole('combobox')
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await expect(
      page.getByRole('listbox', { name: 'Searches' }).getByRole('option', { name: 'estimate' }),
    ).toBeVisible()
    await combobox.fill('flat roof')
    await expect(page.getByRole('listbox', { name: 'Templates' })).toBeVisible()
    await combobox.press('ArrowDown')
    await combobox.press('ArrowDown')
    const second = options(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
    const target = (await second.getAttribute('href'))!
    await combobox.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(field(page)).toBeHidden()
  })

  test('links to all similar templates', { tag: FULL }, async ({ page }) => {
    await openSearch(page)
    await field(page).fill('storm inspection')
    await expect(options(page)).toHaveCount(5)
    const all = page.getByRole('link', { name: /^View all \d+ results →$/ })
    const [, promised] = /(\d+)/.exec((await all.textContent()) ?? '') ?? []
    await all.click()
    await expect(page.getByRole('heading', { name: 'Similar templates' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(Number(promised))
    expect(Number(promised)).toBeGreaterThan(5)
  })

  test('shows a hint when nothing is found', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('zzqxw')
    await expect(page.getByText('No templates found').first()).toBeVisible()
    await expect(page.getByText('Try "estimate" or "inspection"')).toBeVisible()
  })

  test('reports a network failure, and a retry shows the results', async ({ page }) => {
    await openSearch(page)
    await page.route('**/api/search*', (route) => route.abort())
    await field(page).fill('estimate')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
    await page.unroute('**/api/search*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page)).toHaveCount(5)
  })
})

test.describe('below 768 px', () => {
  const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
  const input = (page: Page) => search(page).getByPlaceholder('Search templates...', { exact: true })

  test('the icon opens a dialog; from 768 px it opens the field', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 700 })
    await openLive(page, '/about')
    await icon(page).click()
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 768, height: 700 })
    await icon(page).click()
    await expect(field(page)).toBeFocused()
    await expect(search(page)).toBeHidden()
  })

  test('the dialog shows a hint, results and an empty state, and closes', async ({ page }) => {
    await page.setViewportSize(phone)
    await openLive(page, '/about')
    await icon(page).click()
    await expect(search(page).getByText('Start typing to search templates')).toBeVisible()
    await input(page).fill('zzqxw')
    await expect(search(page).getByText('Try "estimate" or "inspection"')).toBeVisible()
    await expect(search(page).getByText('Start typing to search templates')).toBeHidden()
    await input(page).fill('inspection')
    await expect(options(page)).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(icon(page)).toBeFocused()
    await icon(page).click()
    await search(page).getByRole('button', { name: 'Close' }).click()
    await expect(search(page)).toBeHidden()
    await icon(page).click()
    await page.mouse.click(10, phone.height - 10)
    await expect(search(page)).toBeHidden()
    await icon(page).click()
    await input(page).fill('osha')
    await options(page).first().click()
    await expect(page).toHaveURL(/\/templates\/.*osha/)
  })
})

test('the search box on the home page searches while typing, and Enter opens all results', async ({ page }) => {
  await openLive(page, '/')
  const box = page.getByPlaceholder('Search templates... (e.g., estimate, inspection, safety)')
  await box.fill('storm')
  await expect(options(page)).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await box.fill('hail')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=hail')
})

test(
  'a state leads to its editions and what is similar without it, a page of the site to that page',
  { tag: FULL },
  async ({ page }) => {
    await openLive(page, '/search?q=texas+roofing+contract')
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: 'State editions' }).getByRole('link')).toHaveText([
      /Texas edition$/,
      /Texas edition$/,
      /Texas edition$/,
    ])
    await expect(main.getByRole('article').first()).toContainText(/Contract/)
    await openLive(page, '/search?q=my+company')
    await expect(
      main.getByRole('list', { name: 'On this site' }).getByRole('link', { name: 'My company' }),
    ).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('banner').getByRole('combobox').fill('logo')
    await expect(options(page)).toHaveText(['My company'])
    await options(page).first().click()
    await expect(page).toHaveURL('/company')
  },
)

test('results in the dialog of a phone are at most 400 px high, with the link to all in sight', async ({ page }) => {
  for (const height of [720, 480]) {
    await page.setViewportSize({ width: 375, height })
    await openLive(page, '/about')
    await icon(page).click()
    await page.getByPlaceholder('Search templates...', { exact: true }).fill('estimate')
    await expect(options(page)).toHaveCount(5)
    const list = page.getByRole('dialog').locator('.search-results')
    expect((await list.boundingBox())!.height).toBeLessThanOrEqual(400)
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expect(page.getByRole('link', { name: /^View all \d+ results →$/ })).toBeInViewport({ ratio: 1 })
  }
})
