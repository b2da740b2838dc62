import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible } from '@/tests/support/axe'
import { collectProblems } from '@/tests/support/browser'
import { readPdfText } from '@/tests/support/files'
import { expectNone, recordRequests } from '@/tests/support/recorded-requests'
import { FULL } from '@/tests/support/full'
import { dialog, openLive, rememberEmail, savedBy } from './steps'
import { field, goToStep, isSaved, openForm, takeWithBlanks, total, fillOwner } from './fill-steps'

/** Words that stand nowhere else on the site. */
const OWNER = 'Xanthe Quillfeather'
const secrets = ['quillfeather', 'xanthe']

const TABLE = `Facet,Pitch,Area (sq ft)
RF-1,6/12,1200.5
RF-2,8/12,640

Ridges = 74 ft (4 Ridges)
Eaves/Starter = 122 ft`

test('measurements of a report are shown first, and fill in an estimate once that is confirmed', async ({ page }) => {
  await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
  await goToStep(page, 'Measurements')
  await page.getByRole('button', { name: 'Import measurements' }).click()
  await dialog(page).getByLabel('Table of measurements').fill(TABLE)
  await dialog(page).getByRole('button', { name: 'Read it' }).click()
  await expect(dialog(page)).toContainText('3 measurements found for this form')
  await expect(total(page, 'Roof area')).not.toContainText('1,840.5')
  await expectAccessible(page, () => Promise.resolve(dialog(page)))
  await dialog(page).getByRole('button', { name: 'Fill in 3 measurements' }).click()
  await expect(total(page, 'Roof area')).toContainText('1,840.5')
  await expect(field(page, 'Ridge')).toHaveValue('74.0')
  await isSaved(page)
})

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send to another phone' }).click()
  await expect(dialog(page).getByRole('img', { name: 'Code for the camera of the other phone' })).toBeVisible()
  await expectAccessible(page, () => Promise.resolve(dialog(page)))
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a link hands a form to another phone, and no request has what is in it', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests = recordRequests(page)
  await openForm(page, 'change-order')
  await fillOwner(page, OWNER)
  const link = await linkOf(page)
  expect(link.length).toBeLessThanOrEqual(1200)

  const phone = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  const problems = await collectProblems(other)
  const asked = recordRequests(other)
  await other.goto(link)
  await expect(dialog(other)).toContainText(OWNER)
  expect(new URL(other.url()).hash).toBe('')
  await dialog(other).getByRole('button', { name: 'Fill in 1 entry' }).click()
  await goToStep(other, 'Change order')
  await expect(field(other, 'Owner')).toHaveValue(OWNER)
  await isSaved(other)
  await expectNone([...requests, ...asked], secrets)
  expect(problems).toEqual([])
  await phone.close()
})

async function beginJob(page: Page): Promise<string> {
  await openLive(page, '/jobs')
  await page.getByRole('button', { name: 'New job' }).click()
  await expect(page).toHaveURL(/\/jobs\/[\w-]{32}$/)
  const address = page.url()
  const id = address.slice(address.lastIndexOf('/') + 1)
  await page.getByLabel('Customer name', { exact: true }).fill(OWNER)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  for (const slug of ['change-order', 'asphalt-shingles-safety-plan']) {
    await openForm(page, slug, `?job=${id}`)
    await isSaved(page)
  }
  await openLive(page, address)
  return address
}

const savedFile = (page: Page, button: string | RegExp) => savedBy(page, () => takeWithBlanks(page, button), 45_000)

test('a job’s documents are one PDF, by reader, and an archive', { tag: FULL }, async ({ page }) => {
  await rememberEmail(page)
  const requests = recordRequests(page)
  await beginJob(page)
  await page.getByRole('button', { name: 'Print or save 2 documents' }).click()
  await page.getByText('All, separately').click()
  const print = await savedFile(page, 'One PDF of 2 documents')
  expect(print.name).toMatch(/^xanthe-quillfeather-to-print-.*\.pdf$/)
  const text = await readPdfText(print.bytes)
  expect(text).toContain(OWNER)
  expect(text.indexOf('OFFICE COPY')).toBeGreaterThan(text.lastIndexOf('CREW COPY'))
  const archive = await savedFile(page, /^Archive/)
  const paths = Object.keys(unzipSync(archive.bytes))
  expect(paths.filter((path) => /^1-other-documents\/.*quillfeather-.*\.pdf$/.test(path)).length).toBeGreaterThan(1)
  await expectNone(requests, secrets)
})

test('a job opens in another browser with the right passphrase only', { tag: FULL }, async ({ page, browser }) => {
  await beginJob(page)
  await page.getByRole('button', { name: 'Export with a passphrase' }).click()
  await dialog(page).getByLabel('Passphrase').fill('four dry cedar shakes')
  const file = await savedBy(page, dialog(page).getByRole('button', { name: 'Save the file' }))
  expect(Buffer.from(file.bytes).toString('latin1')).not.toContain('Quillfeather')

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await openLive(other, new URL('/jobs', page.url()).href)
  await other.getByLabel('File of an exported job').setInputFiles(file.path)
  await dialog(other).getByLabel('Passphrase').fill('four dry cedar shingles')
  await dialog(other).getByRole('button', { name: 'Open the file' }).click()
  await expect(dialog(other).getByText('That passphrase does not open the file.')).toBeVisible()
  await dialog(other).getByLabel('Passphrase').fill('four dry cedar shakes')
  await dialog(other).getByRole('button', { name: 'Open the file' }).click()
  await expect(other.getByRole('list', { name: 'Jobs' })).toContainText(OWNER)
  await context.close()
})
