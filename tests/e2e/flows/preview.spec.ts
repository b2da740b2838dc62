import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { openLive } from './steps'

const path = '/templates/shingle-roof-estimate'
const file = '**/templates/essentials/shingle-roof-estimate.pdf'
const opener = (page: Page) => page.getByRole('link', { name: /^Preview Template/ })
const preview = (page: Page) => page.getByRole('dialog', { name: 'Shingle Roof Estimate' })
const button = (page: Page, name: string) => preview(page).getByRole('button', { name })
const sheet = (page: Page) => preview(page).locator('canvas')

async function openPreview(page: Page): Promise<void> {
  await openLive(page, path)
  await opener(page).click()
  await expect(sheet(page)).toBeVisible()
}

test('zoom starts at 100 %, goes from 50 to 200 by 25, and resizes the page', { tag: FULL }, async ({ page }) => {
  await openPreview(page)
  const zoom = preview(page).getByRole('status', { name: 'Zoom' })
  const width = async () => (await sheet(page).boundingBox())!.width
  await expect(zoom).toHaveText('100%')
  const normal = await width()
  for (const step of ['125%', '150%', '175%', '200%']) {
    await button(page, 'Zoom in').click()
    await expect(zoom).toHaveText(step)
  }
  await expect(button(page, 'Zoom in')).toBeDisabled()
  await expect.poll(async () => Math.round((await width()) / normal)).toBe(2)
  for (let step = 0; step < 6; step++) await button(page, 'Zoom out').click()
  await expect(zoom).toHaveText('50%')
  await expect(button(page, 'Zoom out')).toBeDisabled()
  await expect.poll(async () => (await width()) / normal).toBeCloseTo(0.5, 1)
})

test('the page buttons go from the first page to the last', { tag: FULL }, async ({ page, request }) => {
  const { files } = (await (await request.get('/api/templates/shingle-roof-estimate')).json()) as {
    files: { pages: number | null }[]
  }
  const last = files[0]!.pages!
  await openPreview(page)
  await expect(button(page, 'Previous page')).toBeDisabled()
  for (let step = 1; step < last; step++) await button(page, 'Next page').click()
  await expect(preview(page).getByRole('status', { name: 'Page' })).toHaveText(`${last} / ${last}`)
  await expect(button(page, 'Next page')).toBeDisabled()
  await expect(preview(page).getByRole('img', { name: `Page ${last} of Shingle Roof Estimate` })).toBeVisible()
})

test('the preview shows each page, opens a new tab, closes in two ways, leads to the download', async ({ page }) => {
  await openPreview(page)
  const inkOf = () =>
    sheet(page).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.reduce((dark, value, index) => dark + (index % 4 === 0 && value < 128 ? 1 : 0), 0)
    })
  await expect.poll(inkOf).toBeGreaterThan(500)
  const link = preview(page).getByRole('link', { name: 'Open in new tab' })
  await expect(link).toHaveAttribute('href', /\/templates\/essentials\/shingle-roof-estimate\.pdf$/)
  await expect(link).toHaveAttribute('target', '_blank')
  for (const close of [() => button(page, 'Close').click(), () => page.keyboard.press('Escape')]) {
    await close()
    await expect(preview(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(sheet(page)).toBeVisible()
  }
  await button(page, 'Next page').click()
  await expect(preview(page).getByRole('img', { name: 'Page 2 of Shingle Roof Estimate' })).toBeVisible()
  await preview(page).getByRole('link', { name: 'Download Template' }).click()
  await expect(preview(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Get your free template' })).toBeVisible()
})

test('a document that fails to load is shown as images; if those fail too, it offers a retry', async ({ page }) => {
  // The row of pages would have the next one already.
  await page.route(/\/api\/documents\/.*\/pages\/(?!1$)/, (route) => route.abort())
  await openLive(page, path)
  await page.route(file, (route) => route.abort())
  await opener(page).click()
  const picture = preview(page).getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })
  await expect(picture).toHaveAttribute('src', '/api/documents/shingle-roof-estimate/pages/1')
  await page.route('**/api/documents/**', (route) => route.abort())
  await button(page, 'Next page').click()
  await expect(preview(page).getByRole('alert')).toContainText('The preview could not be loaded.')
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(sheet(page)).toBeVisible()
})

test('each card of a roof system opens the preview of its own document', async ({ page }) => {
  await openLive(page, '/categories/contracts-agreements/epdm')
  await page.getByRole('link', { name: 'Preview EPDM Repair Contract' }).click()
  const dialog = page.getByRole('dialog', { name: 'EPDM Repair Contract' })
  await expect(dialog.getByRole('img', { name: 'Page 1 of EPDM Repair Contract' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Download Template' }).click()
  await expect(page.getByRole('dialog', { name: 'Get your free template' })).toContainText('EPDM Repair Contract (PDF)')
})
