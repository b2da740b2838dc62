import { expect, test, type Page } from '@playwright/test'
import { becomesLive, holdScripts } from '@/tests/support/browser'
import { FULL } from '@/tests/support/full'
import { openLive, phone } from './steps'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: string) => main(page).getByRole('checkbox', { name })
const chips = (page: Page) => main(page).getByRole('list', { name: 'Active filters' }).getByRole('link')
const count = (page: Page) => main(page).getByRole('status')
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.describe('the filters of the list', () => {
  test('act at once: URL, list, counts and chips follow, the focus stays, and Back undoes', async ({ page }) => {
    await openLive(page, '/templates')
    await box(page, 'Build and check it').check()
    await expect(count(page)).toHaveText('Showing 126 of 881 templates')
    await expect(page).toHaveURL('/templates?stage=build')
    await expect(box(page, 'Build and check it')).toBeFocused()
    await main(page).getByRole('combobox', { name: 'Roof system' }).selectOption('epdm')
    await expect(count(page)).toHaveText('Showing 4 of 881 templates')
    await expect(page).toHaveURL('/templates?stage=build&system=epdm')
    await expect(main(page).getByRole('article')).toHaveCount(4)
    await expect(box(page, 'Contracts & Agreements')).toHaveAccessibleName('Contracts & Agreements 0')
    await expect(box(page, 'Win the job')).toHaveAccessibleName('Win the job 8')
    await expect(chips(page)).toHaveText(['Remove filter: Build and check it', 'Remove filter: EPDM', 'Clear all'])
    await page.goBack()
    await expect(count(page)).toHaveText('Showing 126 of 881 templates')
    await expect(main(page).getByRole('combobox', { name: 'Roof system' })).toHaveValue('')
    await page.goBack()
    await expect(count(page)).toHaveText('Showing 881 of 881 templates')
    await expect(box(page, 'Build and check it')).not.toBeChecked()
    await page.goForward()
    await expect(count(page)).toHaveText('Showing 126 of 881 templates')
    await expect(box(page, 'Build and check it')).toBeChecked()
  })

  test('are removed by their chips, and the order acts at once too', { tag: FULL }, async ({ page }) => {
    await openLive(page, '/templates?stage=sign&format=Word&page=2')
    await chips(page).filter({ hasText: 'Word' }).click()
    await expect(page).toHaveURL('/templates?stage=sign')
    await expect(count(page)).toHaveText('Showing 210 of 881 templates')
    await expect(box(page, 'Word')).not.toBeChecked()
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Name (Z-A)')
    await expect(page).toHaveURL('/templates?stage=sign&sort=name-desc')
    await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveText('Work Authorization')
    await main(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/templates?stage=sign&sort=name-desc&page=2')
    await page.goBack()
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-desc')
  })

  test('act when they were ticked before the page could listen', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/templates', { waitUntil: 'domcontentloaded' })
    await box(page, 'Excel').check()
    release()
    await expect(page).toHaveURL('/templates?format=Excel')
    await expect(chips(page)).toHaveText(['Remove filter: Excel'])
  })

  test('open the page itself where it cannot be fetched', { tag: FULL }, async ({ page }) => {
    await openLive(page, '/templates')
    await page.route('**/templates?*', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await page.evaluate(() => (document.title = 'the former page'))
    await box(page, 'Excel').check()
    await expect(page).toHaveURL('/templates?format=Excel')
    await expect(page).not.toHaveTitle('the former page')
    await becomesLive(page)
    await expect(box(page, 'Excel')).toBeChecked()
  })

  test('are a drawer on phones, closed in three ways, whose button counts what is left', async ({ page }) => {
    await page.setViewportSize(phone)
    await openLive(page, '/templates?format=Excel&category=estimates-quotes&system=')
    const button = main(page).getByRole('button', { name: 'Filters 2 active' })
    const excel = main(page).getByRole('checkbox', { name: 'Excel' })
    await expect(excel).toBeHidden()
    await button.click()
    await expect(excel).toBeVisible()
    await expect(excel).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(excel).toBeHidden()
    await button.click()
    await main(page).getByRole('button', { name: 'Close filters' }).click()
    await expect(excel).toBeHidden()
    await button.click()
    await page.mouse.click(10, 300)
    await expect(excel).toBeHidden()
    await button.click()
    await excel.uncheck()
    await main(page).getByRole('button', { name: /^Show/ }).click()
    await expect(main(page).getByRole('button', { name: 'Filters 1 active' })).toBeVisible()
    await button.or(main(page).getByRole('button', { name: 'Filters 1 active' })).click()
    await main(page).getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/templates')

    await openLive(page, '/templates')
    await main(page).getByRole('button', { name: 'Filters' }).click()
    const show = main(page).getByRole('button', { name: /^Show/ })
    await expect(show).toHaveText('Show 881 templates')
    await expect(show).toBeInViewport()
    await box(page, 'Win the job').check()
    await expect(show).toHaveText('Show 251 templates')
    await box(page, 'Excel').check()
    await expect(show).toHaveText('Show 133 templates')
    await expect(show).toBeInViewport()
    await show.click()
    await expect(show).toBeHidden()
    await expect(count(page)).toHaveText('Showing 133 of 881 templates')
    await expect(main(page).getByRole('button', { name: 'Filters 2 active' })).toBeVisible()
  })
})

test.describe('lists on phones', () => {
  test.use({ viewport: phone })

  const paths = [
    '/templates',
    '/categories/client-communication',
    '/categories/invoicing-payment',
    '/search?q=estimate',
  ]

  test('show all that is specified on every card and screen', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      const cards = main(page).locator('.list > .card')
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 720 })
        const lacking = await cards.evaluateAll((all) =>
          all.flatMap((card) => {
            const isShown = (places: string, least = 1): boolean =>
              [...card.querySelectorAll<HTMLElement>(places)].filter(
                (part) => part.checkVisibility() && part.getBoundingClientRect().height > 10 && part.innerText.trim(),
              ).length >= least
            const parts = { name: '.card-title', text: '.card-text', category: '.card-kind', formats: '.badges > b' }
            const absent = Object.entries(parts).filter(([, place]) => !isShown(place))
            const count = card.querySelector('[data-base]')?.textContent ? isShown('[data-base]') : true
            const lacks = [
              ...absent.map(([part]) => part),
              ...(count ? [] : ['count']),
              ...(isShown('.card-actions .btn', 2) ? [] : ['buttons']),
            ]
            return lacks.length > 0 ? [`${card.getAttribute('aria-label')}: ${lacks.join(', ')}`] : []
          }),
        )
        expect(await cards.count()).toBeGreaterThan(7)
        expect(lacking, `${path}, ${width} px`).toEqual([])
      }
    }
  })

  test('are rows if chosen, from the first paint on', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ridgedocs-list', 'rows'))
    for (const path of paths) {
      await page.goto(path)
      const heights = await main(page)
        .locator('.list > .card')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(heights.length, path).toBeGreaterThan(7)
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(88)
      expect(Math.max(...heights), path).toBeLessThanOrEqual(112)
    }
  })

  test('as rows have one button each, which unfolds the others; the row itself leads to its page', async ({ page }) => {
    await openLive(page, '/templates')
    await main(page).getByRole('button', { name: 'Rows' }).click()
    await openLive(page, '/categories/project-management')
    const row = main(page).getByRole('article', { name: 'Daily Job Log' })
    await expect(row.getByRole('link')).toHaveText(['Daily Job Log'])
    await row.locator('summary').click()
    await expect(row.getByRole('link')).toHaveText(['Daily Job Log', 'View', 'Download', 'Fill it in here', 'Word'])
    await page.keyboard.press('Escape')
    await expect(row.getByRole('link')).toHaveCount(1)
    await expect(row.locator('summary')).toBeFocused()
    await row.click({ position: { x: 30, y: 30 } })
    await expect(page).toHaveURL('/templates/daily-job-log')
  })
})

test.describe('lists on a desk', () => {
  const columns = (page: Page) =>
    main(page)
      .locator('.list')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

  test('are 24 cards with the filters next to them, or rows if chosen, from the first paint on', async ({ page }) => {
    await openLive(page, '/templates')
    await expect(main(page).getByRole('article')).toHaveCount(24)
    expect(await columns(page)).toBe(2)
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('popular')
    await expect(main(page).getByRole('link', { name: /^Download Complete Pack/ })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/templates?page=2')
    const picture = page.locator('.card img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.240.webp')
    await main(page).getByRole('article').nth(20).scrollIntoViewIfNeeded()
    await expect(box(page, 'Win the job')).toBeInViewport()
    const height = await heightOf(page)
    const rows = main(page).getByRole('button', { name: 'Rows' })
    await expect(rows).toHaveAttribute('aria-pressed', 'false')
    await rows.click()
    await expect(rows).toHaveAttribute('aria-pressed', 'true')
    expect(await columns(page)).toBe(1)
    expect(await heightOf(page)).toBeLessThan(height * 0.8)
    const release = await holdScripts(page)
    await page.goto('/categories/invoicing-payment')
    expect(await columns(page)).toBe(1)
    const first = await heightOf(page)
    release()
    await becomesLive(page)
    expect(await heightOf(page)).toBe(first)
    await expect(
      main(page)
        .getByRole('link', { name: /^View Details/ })
        .first(),
    ).toBeVisible()
    await expect(
      main(page)
        .getByRole('link', { name: /^Download .* as PDF$/ })
        .first(),
    ).toBeVisible()
    await main(page).getByRole('button', { name: 'Cards' }).click()
    expect(await columns(page)).toBe(2)
    expect(await page.evaluate(() => localStorage.getItem('ridgedocs-list'))).toBeNull()
  })

  test('let the text of a card be selected, and a click on it opens the page', { tag: FULL }, async ({ page }) => {
    await openLive(page, '/categories/estimates-quotes')
    const text = main(page).locator('.card-text').first()
    const { x, y } = (await text.boundingBox())!
    await page.mouse.move(x + 2, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 120, y + 8, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(1)
    await expect(page).toHaveURL('/categories/estimates-quotes')
    await page.mouse.click(5, 300)
    await text.click()
    await expect(page).toHaveURL('/templates/shingle-roof-estimate')
  })
})
