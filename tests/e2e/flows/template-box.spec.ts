import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { openLive, phone } from './steps'

const path = '/templates/epdm-residential-contract'
const strip = (page: Page) => page.getByRole('group', { name: 'Pages of EPDM Residential Contract' })
const drawings = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/documents|models)\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('on a desk a page is drawn when first seen, and all actions stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const asked = drawings(page)
  await openLive(page, path)
  const items = strip(page).getByRole('listitem')
  const width = await strip(page).evaluate(({ scrollWidth }) => scrollWidth)
  await expect(items.nth(1).locator('img')).toBeVisible()
  expect(asked).not.toContain('/api/documents/epdm-residential-contract/pages/4')
  await strip(page).focus()
  await page.keyboard.press('End')
  await items.nth(3).scrollIntoViewIfNeeded()
  await expect(items.nth(3).locator('img')).toBeVisible()
  expect(asked).toContain('/api/documents/epdm-residential-contract/pages/4')
  expect(await strip(page).evaluate(({ scrollWidth }) => scrollWidth)).toBe(width)
  expect(asked.filter((address) => address.startsWith('/models/'))).toEqual([])
  await page.getByRole('heading', { name: 'How to Use' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  for (const name of [/^Preview Template/, 'Fill it in here', 'Download Template (PDF)', 'Download Word'])
    await expect(page.locator('.detail-box').getByRole('link', { name })).toBeInViewport()
  await expect(strip(page)).toBeInViewport()
  await expect(page.locator('.action-bar')).toBeHidden()
})

test('the row shows the example; a page opens the preview at its place', { tag: FULL }, async ({ page }) => {
  await openLive(page, path)
  await page.getByRole('button', { name: 'Filled in' }).click()
  const second = strip(page).getByRole('link', { name: /page 2, filled in$/ })
  await expect
    .poll(() => second.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width), { timeout: 30_000 })
    .toBeGreaterThan(100)
  await second.click()
  const preview = page.getByRole('dialog', { name: 'EPDM Residential Contract' })
  await expect(preview.getByRole('status', { name: 'Page', exact: true })).toHaveText(/^2 \//)
  await expect(preview.getByRole('img', { name: /^Page 2 .* filled in with an example$/ })).toBeVisible({
    timeout: 30_000,
  })
})

test('a document says above its button what it is not for, and when its law was read', async ({ page }) => {
  await openLive(page, '/templates/conditional-progress-lien-waiver')
  const facts = page.getByRole('region', { name: 'File information' })
  const caution = facts.getByText(/^Not for jobs in AZ, CA, FL, /)
  const button = facts.getByRole('link', { name: 'Fill it in here' })
  expect((await caution.boundingBox())!.y).toBeLessThan((await button.boundingBox())!.y)
  await expect(facts.getByText(/^Law read/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the picture is under the title, and the bar keeps both actions at the thumb', async ({ page }) => {
    await openLive(page, path)
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const picture = (await strip(page).getByRole('img').first().boundingBox())!
    expect(picture.y - (title.y + title.height)).toBeLessThan(120)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(['EPDM'])
    const bar = page.getByRole('group', { name: 'Fill in or download' })
    for (const place of [0, 3000]) {
      await page.evaluate((top) => window.scrollTo(0, top), place)
      await expect(bar.getByRole('link', { name: 'Fill it in' })).toBeInViewport({ ratio: 1 })
    }
    await bar.getByText('Download', { exact: true }).click()
    await bar.getByRole('link', { name: 'Download Word' }).click()
    await expect(page.getByRole('dialog', { name: 'Get your free template' })).toContainText(
      'EPDM Residential Contract (Word)',
    )
  })

  test('the preview has one row of controls, all pages, then the download', { tag: FULL }, async ({ page }) => {
    await openLive(page, path)
    await page.getByRole('link', { name: /^Preview Template/ }).click()
    const preview = page.getByRole('dialog', { name: 'EPDM Residential Contract' })
    await expect(preview.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
    const middle = async (name: string) => {
      const box = (await preview.getByRole('button', { name }).boundingBox())!
      return Math.round(box.y + box.height / 2)
    }
    const line = await middle('Zoom in')
    for (const name of ['Zoom out', 'Blank', 'Filled in']) expect(Math.abs((await middle(name)) - line)).toBeLessThan(4)
    const last = preview.getByRole('listitem').last()
    await last.scrollIntoViewIfNeeded()
    await expect
      .poll(() => last.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
      .toBeGreaterThan(300)
    const first = preview.getByRole('listitem').first().locator('canvas')
    await expect.poll(() => first.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(0)
    const download = (await preview.getByRole('link', { name: 'Download Template' }).boundingBox())!
    expect(phone.height - (download.y + download.height)).toBeLessThan(24)
    for (const step of ['125%', '150%', '175%', '200%']) {
      await preview.getByRole('button', { name: 'Zoom in' }).click()
      await expect(preview.getByRole('status', { name: 'Zoom' })).toHaveText(step)
    }
  })
})
