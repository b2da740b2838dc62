import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { openLive, phone } from './steps'
import { hold } from '@/tests/support/browser'

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
const field = (page: Page) => page.getByRole('banner').getByPlaceholder('Search...', { exact: true })
const options = (page: Page) => page.getByRole('option')

async function openSearch(page: Page): Promise<void> {
  await openLive(page, '/about')
  await icon(page).click()
  await expect(field(page)).toBeFocused()
}

test.describe('the search in the header', () => {
  test('shows five highlighted results and a link to all, and closes in four ways', async ({ page, request }) => {
    await openSearch(page)
    await field(page).fill('zzqxw')
    await expect(page.getByText('No templates found').first()).toBeVisible()
    await expect(page.getByText('Try "estimate" or "inspection"')).toBeVisible()
    await field(page).fill('<b onclick=x>roof</b>')
    await expect(page.locator('.search-results')).toBeVisible()
    await expect(page.locator('b[onclick]')).toHaveCount(0)
    await field(page).press('Control+a')
    await field(page).press('Delete')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toBeVisible()

    const ways: ((page: Page) => Promise<void>)[] = [
      () => page.getByRole('button', { name: 'Close search' }).click(),
      () => page.keyboard.press('Escape'),
      async () => {
        const box = (await field(page).boundingBox())!
        await page.mouse.click(box.x + box.width - 22, box.y + box.height / 2)
      },
      () => page.getByRole('heading', { level: 1 }).click({ position: { x: 10, y: 10 } }),
    ]
    for (const [index, close] of ways.entries()) {
      await field(page).fill('estimate')
      await expect(options(page)).toHaveCount(5)
      await close(page)
      await expect(field(page)).toBeHidden()
      await expect(options(page)).toHaveCount(0)
      if (index < 3) await expect(icon(page)).toBeFocused()
      await icon(page).click()
    }

    await field(page).fill('estimate')
    await expect(options(page)).toHaveCount(5)
    const { count } = (await (await request.get('/api/search?q=estimate')).json()) as { count: number }
    const all = page.getByRole('link', { name: `View all ${count} results →` })
    await expect(all).toHaveAttribute('href', '/search?q=estimate')
    const mark = options(page).first().locator('mark').first()
    await expect(mark).toHaveText(/estimate/i)
    await expect(mark).toHaveCSS('font-weight', '600')
    await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('.search-results')).toHaveCSS('max-height', '400px')
    await all.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "estimate"')
    await expect(page.getByText(`Found ${count.toLocaleString('en-US')} templates`)).toBeVisible()
  })

  test('highlights matches in the category too', { tag: FULL }, async ({ page }) => {
    await openSearch(page)
    await field(page).fill('safety & compl')
    await expect(options(page).first().locator('.search-category mark')).toHaveText(/safety & compl/i)
  })

  test('cancels a late request, and is a combobox: arrow keys choose a result, Enter opens it', async ({ page }) => {
    await openSearch(page)
    const combobox = page.getByRole('banner').getByRole('combobox')
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await expect(
      page.getByRole('listbox', { name: 'Searches' }).getByRole('option', { name: 'estimate' }),
    ).toBeVisible()
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

    await combobox.fill('flat roof')
    await expect(page.getByRole('listbox', { name: 'Templates' })).toBeVisible()
    await expect(options(page).first()).toContainText('Flat Roof')
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
})

test('below 768 px the icon opens a dialog with a hint, low results and an empty state', async ({ page }) => {
  const search = page.getByRole('dialog', { name: 'Search' })
  const input = search.getByPlaceholder('Search templates...', { exact: true })
  await page.setViewportSize({ width: 767, height: 700 })
  await openLive(page, '/about')
  await icon(page).click()
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 768, height: 700 })
  await icon(page).click()
  await expect(field(page)).toBeFocused()
  await expect(search).toBeHidden()
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await icon(page).click()
  await expect(search.getByText('Start typing to search templates')).toBeVisible()
  await input.fill('zzqxw')
  await expect(search.getByText('Try "estimate" or "inspection"')).toBeVisible()
  await expect(search.getByText('Start typing to search templates')).toBeHidden()
  await input.fill('estimate')
  await expect(options(page)).toHaveCount(5)
  const list = search.locator('.search-results')
  for (const height of [480, phone.height]) {
    await page.setViewportSize({ width: 375, height })
    await expect.poll(async () => (await list.boundingBox())!.height).toBeLessThanOrEqual(400)
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expect(page.getByRole('link', { name: /^View all \d+ results →$/ })).toBeInViewport({ ratio: 1 })
  }

  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(icon(page)).toBeFocused()
  for (const close of [
    () => search.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, phone.height - 10),
  ]) {
    await icon(page).click()
    await expect(input).toBeFocused()
    await close()
    await expect(search).toBeHidden()
  }
  await icon(page).click()
  await input.fill('osha')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/templates\/.*osha/)
})

test('the search box on the home page searches while typing, and Enter opens all results', async ({ page }) => {
  await openLive(page, '/')
  await icon(page).click()
  const boxes = page.locator('input[role=combobox]')
  await expect(boxes).toHaveCount(2)
  for (const each of await boxes.all()) await expect(each).toHaveAttribute('type', 'text')
  await page.keyboard.press('Escape')
  const box = page.getByPlaceholder('Search templates... (e.g., estimate, inspection, safety)')
  await box.fill('storm')
  await expect(options(page)).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await box.fill('hail')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=hail')
})

test('the results page shows the query as text, and results by score', async ({ page, request }) => {
  const { count, results } = (await (await request.get('/api/search?q=ladder&limit=20')).json()) as {
    count: number
    results: { slug: string; name: string; score: number }[]
  }
  expect(count).toBeGreaterThan(1)
  expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).sort((a, b) => b - a))
  await page.goto('/search?q=++LADDER+')
  await expect(page.getByText(`Found ${count} templates`)).toBeVisible()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  expect((await names.allTextContents()).slice(0, results.length)).toEqual(results.map(({ name }) => name))
  const query = '<b onclick=x>roof</b>'
  await page.goto(`/search?q=${encodeURIComponent(query)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${query}"`)
  await expect(page.locator('b[onclick]')).toHaveCount(0)
})

test('a state leads to its editions, the name of a page to that page', { tag: FULL }, async ({ page }) => {
  await openLive(page, '/search?q=texas+roofing+contract')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'State editions' }).getByRole('link')).toHaveText(
    Array<RegExp>(3).fill(/Texas edition$/),
  )
  await expect(main.getByRole('article').first()).toContainText(/Contract/)
  await openLive(page, '/search?q=my+company')
  await expect(main.getByRole('list', { name: 'On this site' }).getByRole('link', { name: 'My company' })).toBeVisible()
  await icon(page).click()
  await page.getByRole('banner').getByRole('combobox').fill('logo')
  await expect(options(page)).toHaveText(['My company'])
  await options(page).first().click()
  await expect(page).toHaveURL('/company')
})
