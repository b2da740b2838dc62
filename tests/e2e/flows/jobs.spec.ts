import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { dialog, openLive } from './steps'
import { field, goToStep, isSaved } from './fill-steps'

const fact = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })
const isKept = (page: Page) => expect(page.getByText('Saved on this device.')).toBeVisible()
const documentNamed = (page: Page, name: string) =>
  page.locator('.job-document').filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })

/** A new job of a house in Ohio with its price. */
async function beginJob(page: Page): Promise<void> {
  await openLive(page, '/jobs')
  await page.getByRole('button', { name: 'New job' }).click()
  await expect(page).toHaveURL(/\/jobs\/[\w-]{32}$/)
  await fact(page, 'Customer name').fill('Dana Rivera')
  await group(page, 'Site').click()
  await fact(page, 'Street address').fill('214 Example Street')
  await fact(page, 'Job number').fill('2026-118')
  await group(page, 'Price and payments').click()
  await fact(page, 'Contract sum before changes, with tax ($)').fill('14800')
  await fact(page, 'Roof system').selectOption('Asphalt Shingles')
  await fact(page, 'Set of documents').selectOption('Replacement')
  await isKept(page)
  await expect(documentNamed(page, 'Change Order')).toContainText('Not begun')
}

test('a document of the set is filled in from the job, and its facts go back into the job by a tap', async ({
  page,
}) => {
  await beginJob(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Rivera')
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await goToStep(page, 'Change order')
  await expect(field(page, 'Owner')).toHaveValue('Dana Rivera')
  await expect(field(page, 'Job number')).toHaveValue('2026-118')
  await expect(page.getByText('From the job').first()).toBeVisible()
  await field(page, 'Contract number').fill('C-2026-118')
  await page.getByRole('button', { name: 'Take 1 fact into the job' }).click()
  await expect(page.getByText('Taken into the job')).toBeVisible()
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  await group(page, 'Dates and crew').click()
  await expect(fact(page, 'Contract number')).toHaveValue('C-2026-118')
  await expect(documentNamed(page, 'Change Order')).toContainText(/Begun · \d+ of \d+ missing/)
})

test('a change of the job is offered to its documents, and is taken only then', async ({ page }) => {
  await beginJob(page)
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  await group(page, 'Customer').click()
  await fact(page, 'Customer name').fill('Dana Rivera-Ortiz')
  const order = documentNamed(page, 'Change Order')
  await expect(order).toContainText('Dana Rivera → Dana Rivera-Ortiz')
  await page.getByRole('button', { name: 'Update Change Order' }).click()
  await expect(order).not.toContainText('Dana Rivera → Dana Rivera-Ortiz')
  await page.getByRole('link', { name: 'Open Change Order' }).click()
  await goToStep(page, 'Change order')
  await expect(field(page, 'Owner')).toHaveValue('Dana Rivera-Ortiz')
})

test('the set says what each document lacks, and leads to the field', async ({ page }) => {
  await beginJob(page)
  const order = documentNamed(page, 'Change Order')
  await order.getByText(/^What is missing/).click()
  await order.getByRole('link', { name: 'Change order number' }).click()
  await expect(field(page, 'Change order number')).toBeFocused()
})

test('two tabs on one job: of each fact the last change wins, and the other tab is told', async ({ page, context }) => {
  await beginJob(page)
  const other = await context.newPage()
  await openLive(other, page.url())
  await group(other, 'Customer').click()
  await fact(other, 'Phone').fill('(614) 555-0142')
  await isKept(other)
  await expect(page.getByRole('status').filter({ hasText: 'Changed in another tab: Phone.' })).toBeVisible()
  await expect(fact(page, 'Phone')).toHaveValue('(614) 555-0142')
  await fact(page, 'Customer name').fill('Dana Ortiz')
  await expect(fact(other, 'Customer name')).toHaveValue('Dana Ortiz')
  await expect(fact(other, 'Phone')).toHaveValue('(614) 555-0142')
})

test('an exported job is whole in another browser; forgetting it leaves nothing', async ({ page, browser }) => {
  await beginJob(page)
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this job' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ridgedocs-job-dana-rivera.json')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openLive(other, new URL('/jobs', page.url()).href)
  const picker = other.getByLabel('File of an exported job')
  await picker.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"job": 3}') })
  await expect(other.getByText(/^That file is not an export of a job/)).toBeVisible()
  await picker.setInputFiles(await file.path())
  await other.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Dana Rivera' }).click()
  await expect(documentNamed(other, 'Change Order')).toContainText('Begun')
  await context.close()
  await page.getByRole('button', { name: 'Forget this job' }).click()
  await dialog(page).getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('There are none yet.')).toBeVisible()
  await openLive(page, '/drafts')
  await expect(page.getByText('There are none yet.')).toBeVisible()
})

test('no request carries what was typed into a job', async ({ page, context }) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await beginJob(page)
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  await expect(documentNamed(page, 'Change Order')).toContainText('Begun')
  expect(sent.length).toBeGreaterThan(10)
  const typed = /Rivera|214|2026-118|14800/i
  expect(
    sent.map((each) => decodeURIComponent(each)).filter((each) => typed.test(each.replace(/[\w-]{32}/g, ''))),
  ).toEqual([])
})

test('axe finds no violations in the list of jobs and in a job', async ({ page }) => {
  await beginJob(page)
  const address = page.url()
  await expectAccessible(page, async () => {
    await openLive(page, '/jobs')
    return page.getByRole('list', { name: 'Jobs' })
  })
  await expectAccessible(page, async () => {
    await openLive(page, address)
    return documentNamed(page, 'Change Order').getByText(/^Not begun/)
  })
})

test('a job that is not in this browser is said to be so', async ({ page }) => {
  await openLive(page, '/jobs/not-in-this-browser')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is not in this browser')
})
