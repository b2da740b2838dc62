import { expect, test, type Page } from '@playwright/test'
import { dialog, giveEmail, newAddress, openLive, phone, savedBy } from './steps'

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('article')

test('from the home page to a document of a roof in two clicks', async ({ page }) => {
  await openLive(page, '/')
  await main(page).getByRole('listitem').getByRole('link', { name: 'TPO Roofing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TPO Roofing')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    ...['Home', 'Roof Systems', 'TPO Roofing'],
  ])
  await main(page).getByRole('link', { name: 'TPO Leak Investigation', exact: true }).click()
  await expect(page).toHaveURL('/templates/tpo-roofing-leak-investigation')
})

test('a roof has its documents by stage, its figures with sources, a drawing, and packets', async ({ page }) => {
  await openLive(page, '/systems/epdm')
  await expect(main(page).locator('section').getByRole('heading', { level: 2 })).toHaveText([
    ...['Win the job', 'Sign it', 'Do it safely', 'Build and check it', 'Close and get paid'],
  ])
  await expect(rows(page)).toHaveCount(30)
  const contract = rows(page).filter({
    has: page.getByRole('link', { name: 'EPDM Residential Contract', exact: true }),
  })
  await expect(contract).toContainText(/\d+ pages · Version \d+/)
  await expect(contract.getByRole('link', { name: 'Fill it in here' })).toHaveAttribute(
    ...(['href', '/templates/epdm-residential-contract/fill'] as const),
  )
  await expect(contract.getByRole('list').getByRole('link')).toHaveText(['PDF', 'Word'])
  await expect(main(page).getByRole('definition').first()).toContainText('1/4:12')
  await expect(main(page).getByText('EPDM Roofing Association FAQs (epdmroofs.org)')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Packets for EPDM' }).getByRole('link')).toHaveCount(5)
  await expect(main(page).getByRole('link', { name: 'Change Order', exact: true })).toHaveAttribute(
    ...(['href', '/templates/change-order'] as const),
  )
  const drawing = main(page).locator('svg.roof-drawing use')
  await expect.poll(() => drawing.evaluate((use) => (use as SVGGraphicsElement).getBBox().width)).toBeGreaterThan(60)
  const answer = await page.request.get((await drawing.getAttribute('href'))!.split('#')[0]!)
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('everything for a roof comes as one archive, a file of a row in the format of its link', async ({ page }) => {
  await page.setViewportSize(phone)
  await openLive(page, '/systems/slate')
  await main(page)
    .getByRole('link', { name: /^Everything for Slate/ })
    .click()
  await expect(dialog(page)).toContainText('(30 templates)')
  await page.keyboard.press('Escape')
  await main(page).getByRole('link', { name: 'Word file of Slate Safety Plan' }).click()
  await expect(dialog(page)).toContainText('Slate Safety Plan (Word)')
  expect((await savedBy(page, () => giveEmail(page, newAddress('slater')))).name).toBe('slate-safety-plan.docx')
})

test('all roofs are compared in three groups, and an unknown one is not found', async ({ page, request }) => {
  await openLive(page, '/systems')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Sloped', 'Flat & low-slope', 'Coated'])
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(21)
  const unknown = await request.get('/systems/thatch')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('Roof System Not Found')
})

test('the pages of a roof in the categories lead to all its documents', async ({ page }) => {
  await openLive(page, '/categories/safety-compliance/pvc')
  await page.getByRole('link', { name: /^All by stage of the job/ }).click()
  await expect(page).toHaveURL('/systems/pvc')
})
