import { expect, test } from '@playwright/test'
import { openOfficePart, openPdf } from '@/tests/support/files'
import { newAddress, savedBy } from './steps'

const SLUG = 'epdm-repair-estimate'
const TEMPLATE = `/templates/${SLUG}`
const copyUrl = (extension: string): string => `/templates/estimates/${SLUG}.customer.${extension}`

test('an estimate offers its customer copy, named in the dialog, with fewer pages', async ({ page }) => {
  await page.goto(TEMPLATE)
  const links = page.getByRole('region', { name: 'For your customer' }).getByRole('link')
  await expect(links).toHaveText(['Customer copy (PDF)', 'Customer copy (Excel)', 'Customer copy (Word)'])
  await page.getByRole('link', { name: 'Customer copy (PDF)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('EPDM Repair Estimate - Customer Copy (PDF)')
  await dialog.getByLabel('Email address').fill(newAddress('copy'))
  const download = await savedBy(page, dialog.getByRole('button', { name: 'Download Now' }))
  expect(download.name).toBe('epdm-repair-estimate-customer-copy.pdf')
  const copy = await openPdf(download.bytes)
  const response = await page.request.get(`/templates/estimates/${SLUG}.pdf`)
  const whole = await openPdf(new Uint8Array(await response.body()))
  expect(copy.pages).toBeLessThan(whole.pages)
  expect(copy.fields).toBeGreaterThan(50)
})

test('a copy is served as its template’s files are; the API lists what is served', async ({ request }) => {
  const { files, customerCopy } = (await (await request.get(`/api/templates/${SLUG}`)).json()) as Record<
    'files' | 'customerCopy',
    { format: string; url: string; bytes: number }[]
  >
  expect(customerCopy.map(({ url }) => url)).toEqual(['pdf', 'xlsx', 'docx'].map(copyUrl))
  for (const [index, { url, bytes }] of customerCopy.entries()) {
    const response = await request.get(url)
    const own = await request.get(files[index]!.url)
    expect((await response.body()).length).toBe(bytes)
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
      expect([url, name, response.headers()[name]]).toEqual([url, name, own.headers()[name]])
  }
  const workbook = new Uint8Array(await (await request.get(copyUrl('xlsx'))).body())
  expect(openOfficePart(workbook, 'xl/workbook.xml')).not.toContain('name="Cost"')
  for (const url of ['/templates/estimates/nothing.customer.pdf', '/templates/contracts/nothing.customer.pdf'])
    expect((await request.get(url)).status()).toBe(404)
  const list = await (await request.get('/api/templates?kind=estimate&perPage=1')).json()
  expect(list.total).toBe(116)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('.customer.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link to a customer copy saves the file', async ({ page }) => {
    await page.goto(TEMPLATE)
    expect((await savedBy(page, page.getByRole('link', { name: 'Customer copy (Word)' }))).name).toBe(
      'epdm-repair-estimate-customer-copy.docx',
    )
  })

  test('the card of an estimate leads to the page that links to it', async ({ page }) => {
    await page.goto('/templates?category=estimates-proposals')
    const menu = page.locator('[data-more~="customer.pdf"]').first()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'All files' }).click()
    const link = page
      .getByRole('region', { name: 'For your customer' })
      .getByRole('link', { name: 'Customer copy (PDF)' })
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  })
})
