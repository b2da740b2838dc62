import { expect, test, type Page } from '@playwright/test'
import { collectProblems } from '@/tests/support/browser'
import { openOfficePart, openPdf, readPdfText } from '@/tests/support/files'
import { field, goToStep, isSaved, openForm, takeWithBlanks, signAs } from './fill-steps'
import { openLive, rememberEmail, savedBy } from './steps'

const download = async (page: Page, format: string): Promise<Uint8Array<ArrayBuffer>> =>
  (await savedBy(page, () => takeWithBlanks(page, `Download ${format}`))).bytes

const check = (page: Page, bytes: Uint8Array) =>
  page
    .getByLabel('Signed PDF')
    .setInputFiles({ name: 'change-order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

test('a signed change order is locked, and the check tells on the device if it is unchanged', async ({ page }) => {
  test.slow()
  const problems = await collectProblems(page)
  await rememberEmail(page)
  await openForm(page, 'change-order')
  await goToStep(page, 'Change order')
  await field(page, 'Owner').fill('Xanthe Quillfeather')
  await field(page, /^Qty.*, line 1$/).fill('2')
  await field(page, /^Unit price, line 1$/).fill('302.73')
  const open = await download(page, 'PDF')
  expect((await openPdf(open)).fields).toBeGreaterThan(40)
  await page.getByRole('checkbox', { name: /^Locked PDF/ }).check()
  expect((await openPdf(await download(page, 'PDF'))).fields).toBe(0)

  await signAs(page, 'Owner', 'Xanthe Quillfeather')
  await signAs(page, 'Contractor', 'Jo Park')
  await isSaved(page)
  await expect(page.getByText(/This document is signed, so its PDF is locked/)).toBeVisible()
  const pdf = await download(page, 'PDF')
  expect((await openPdf(pdf)).fields).toBe(0)
  expect(await readPdfText(pdf)).toContain('Typed on a screen by Xanthe Quillfeather')
  const word = openOfficePart(await download(page, 'Word'), 'word/document.xml')
  expect(word).toContain('The signed document is the PDF.')
  expect(word).not.toContain('SHA-256')

  await page.getByRole('region', { name: 'Your document' }).getByRole('link', { name: 'Check a signed file' }).click()
  await openLive(page, page.url())
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Quillfeather')) posted.push(request.url())
  })
  await check(page, pdf)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading', { name: 'Unchanged since it was signed' })).toBeVisible()
  await expect(result.getByRole('region', { name: 'Owner' })).toContainText('Xanthe Quillfeather, typed on a screen')
  await expect(result.getByRole('region', { name: 'What was signed' })).toContainText('$302.73')
  await expect(result).toContainText('does not prove who signed')

  const changed = pdf.slice()
  changed[20_000] = (changed[20_000] ?? 0) ^ 1
  await check(page, changed)
  await expect(result.getByRole('heading', { name: 'Changed since it was signed' })).toBeVisible()
  await check(page, new Uint8Array([...pdf, 10]))
  await expect(result.getByRole('heading', { name: /something was added after it was signed/ })).toBeVisible()
  await check(page, open)
  await expect(result.getByRole('heading', { name: 'Not a file signed on this site' })).toBeVisible()
  expect(posted).toEqual([])
  expect(problems).toEqual([])
})
