import { expect, test } from '@playwright/test'
import { openOfficePart, openPdf } from '@/tests/support/files'
import { newAddress, savedBy } from './steps'

const SLUG = 'epdm-repair-estimate'
const TEMPLATE = `/templates/${SLUG}`
const copyUrl = (extension: string): string => `/templates/estimates/${SLUG}.customer.${extension}`

test('an estimate offers its office page apart, named in the dialog; the main file is the customer’s', async ({
  page,
}) => {
  await page.goto(TEMPLATE)
  const links = page.getByRole('region', { name: 'Other files' }).getByRole('link')
  await expect(links).toHaveText([/^Office page \(PDF, \d pages?\)$/, 'Office page (Word)', 'Customer copy (Excel)'])
  await links.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('EPDM Repair Estimate - Office (PDF)')
  await dialog.getByLabel('Email address').fill(newAddress('office'))
  const download = await savedBy(page, dialog.getByRole('button', { name: 'Download Now' }))
  expect(download.name).toBe('epdm-repair-estimate-office.pdf')
  const office = await openPdf(download.bytes)
  const response = await page.request.get(`/templates/estimates/${SLUG}.pdf`)
  const main = await openPdf(new Uint8Array(await response.body()))
  for (const { fields } of [office, main]) expect(fields).toBeGreaterThan(50)
})

test('former customer copies lead to the main files; the others are served as the API lists them', async ({
  request,
}) => {
  for (const extension of ['pdf', 'docx']) {
    const response = await request.get(copyUrl(extension), { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, `/templates/estimates/${SLUG}.${extension}`])
  }
  const { files, officeFiles, customerCopy } = (await (await request.get(`/api/templates/${SLUG}`)).json()) as Record<
    'files' | 'officeFiles' | 'customerCopy',
    { format: string; url: string; bytes: number }[]
  >
  expect(customerCopy.map(({ url }) => url)).toEqual(
    files.map(({ format, url }) => (format === 'Excel' ? copyUrl('xlsx') : url)),
  )
  for (const { url, bytes } of [...officeFiles, ...customerCopy]) {
    const response = await request.get(url)
    const own = await request.get(files.find(({ url: main }) => main.slice(-4) === url.slice(-4))!.url)
    expect((await response.body()).length).toBe(bytes)
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
      expect([url, name, response.headers()[name]]).toEqual([url, name, own.headers()[name]])
  }
  const workbook = new Uint8Array(await (await request.get(copyUrl('xlsx'))).body())
  expect(openOfficePart(workbook, 'xl/workbook.xml')).not.toContain('name="Cost"')
  for (const name of ['nothing.customer.pdf', 'nothing.customer.xlsx', 'nothing.office.pdf'])
    expect((await request.get(`/templates/estimates/${name}`)).status()).toBe(404)
  const list = await (await request.get('/api/templates?kind=estimate&perPage=1')).json()
  expect(list.total).toBe(116)
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/\.(customer|office)\./)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link to an office page saves the file', async ({ page }) => {
    await page.goto(TEMPLATE)
    expect((await savedBy(page, page.getByRole('link', { name: 'Office page (Word)' }))).name).toBe(
      'epdm-repair-estimate-office.docx',
    )
  })
})
