import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '@/tests/support/axe'
import { FULL } from '@/tests/support/full'
import { dialog, openLive, rememberEmail, savedBy } from './steps'
import { field, goToStep, isSaved, openForm, takeWithBlanks, fillOwner } from './fill-steps'

const fact = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })
const isKept = (page: Page) => expect(page.getByText('Saved on this device.')).toBeVisible()
const documentNamed = (page: Page, name: string) =>
  page.locator('.job-document').filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })

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
  await expect(documentNamed(page, 'Change Order')).toContainText('Not started')
}

test('a document is filled in from its job, saves facts to it, and is offered its changes', async ({ page }) => {
  await beginJob(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Rivera')
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await goToStep(page, 'Change order')
  await expect(field(page, 'Owner')).toHaveValue('Dana Rivera')
  await expect(field(page, 'Job number')).toHaveValue('2026-118')
  await expect(page.getByText('From the job').first()).toBeVisible()
  await field(page, 'Contract number').fill('C-2026-118')
  await page.getByRole('button', { name: 'Save 1 field to the job' }).click()
  await expect(page.getByText('Saved to the job')).toBeVisible()
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  await group(page, 'Dates and crew').click()
  await expect(fact(page, 'Contract number')).toHaveValue('C-2026-118')
  await expect(documentNamed(page, 'Change Order')).toContainText(/Started · \d+ of \d+ missing/)

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

test('the set says what each document lacks, and leads to the field', { tag: FULL }, async ({ page }) => {
  await beginJob(page)
  const order = documentNamed(page, 'Change Order')
  await order.getByText(/^What is missing/).click()
  await order.getByRole('link', { name: 'Change order no.' }).click()
  await expect(field(page, 'Change order no.')).toBeFocused()
})

test('in two tabs on a job a fact’s last change wins, with a message', { tag: FULL }, async ({ page, context }) => {
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
  const file = await savedBy(page, page.getByRole('button', { name: 'Export this job' }))
  expect(file.name).toBe('ridgedocs-job-dana-rivera.json')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openLive(other, new URL('/jobs', page.url()).href)
  const picker = other.getByLabel('File of an exported job')
  await picker.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"job": 3}') })
  await expect(other.getByText(/^That file isn’t an exported job/)).toBeVisible()
  await picker.setInputFiles(file.path)
  await other.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Dana Rivera' }).click()
  await expect(documentNamed(other, 'Change Order')).toContainText('Started')
  await context.close()
  await page.getByRole('button', { name: 'Delete this job' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You have no jobs yet.')).toBeVisible()
  await openLive(page, '/drafts')
  await expect(page.getByText('You have no drafts yet.')).toBeVisible()
})

const picture = async (name: string, background: string) => {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 57/1 40/1' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
const jobPhoto = (page: Page, number: number) => page.getByRole('group', { name: `Photo ${number}`, exact: true })

test('a job photo keeps its number, place and caption in a document', { tag: FULL }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`))
  await beginJob(page)
  const files = await Promise.all([
    picture('a.jpg', '#884422'),
    picture('b.jpg', '#225588'),
    picture('c.jpg', '#448822'),
  ])
  await page.getByLabel('Add photos: Job photos').setInputFiles(files)
  await expect(page.getByText('3 photos added: 1, 2, 3.')).toBeVisible()
  await jobPhoto(page, 2).getByLabel('Place').fill('North slope')
  await jobPhoto(page, 2).getByLabel('Caption').fill('Creased tabs')
  await jobPhoto(page, 1).getByRole('button', { name: 'Remove: Photo 1' }).click()
  await expect(page.getByText(/^Photo 1 removed/)).toBeVisible()
  await expect(jobPhoto(page, 1)).toHaveCount(0)
  await page.getByLabel('Add photos: Job photos').setInputFiles(await picture('d.jpg', '#999999'))
  await expect(page.getByText('1 photo added: 4.')).toBeVisible()
  await jobPhoto(page, 2).getByRole('button', { name: 'Rotate right: Photo 2' }).click()
  await expect(page.getByText('Photo 2 rotated.')).toBeVisible()
  await isKept(page)
  const job = new URL(page.url()).pathname.split('/').at(-1)!

  await page.goto(`/templates/photo-documentation-log/fill?job=${job}`)
  await goToStep(page, 'Plates')
  await page
    .getByRole('button', { name: /^From the job: Job photographs|^From the job: / })
    .first()
    .click()
  await dialog(page)
    .getByLabel(/^Photo 2: Creased tabs, North slope/)
    .check()
  await dialog(page).getByRole('button', { name: 'Add 1 photo' }).click()
  await expect(page.getByText('Uses 1 job photo: 2')).toBeVisible()
  await expect(jobPhoto(page, 1).getByLabel(/^Caption/)).toHaveValue('Creased tabs (job photo 2)')
  await expect(jobPhoto(page, 1).getByLabel(/^Place/)).toHaveValue('North slope')
  await page.getByLabel(/^Add a photo: Photo 2$/).setInputFiles(await picture('e.jpg', '#553311'))
  await jobPhoto(page, 2)
    .getByLabel(/^Caption/)
    .fill('Chimney')
  await page.getByRole('button', { name: 'Add 1 photo to the job' }).click()
  await expect(page.getByText('1 photo added to the job: 5.')).toBeVisible()
  await expect(jobPhoto(page, 2).getByLabel(/^Caption/)).toHaveValue('Chimney (job photo 5)')
  await isSaved(page)
  await page.getByRole('link', { name: 'Dana Rivera' }).click()
  await expect(jobPhoto(page, 5).getByLabel('Caption')).toHaveValue('Chimney')
  await expect(jobPhoto(page, 5).getByRole('img')).toBeVisible()
  await expect(jobPhoto(page, 2).getByRole('link')).toHaveText(/Photo/)
  await jobPhoto(page, 2).getByLabel('Caption').fill('Torn tabs')
  await isKept(page)
  await jobPhoto(page, 2).getByRole('link').click()
  const bar = page.getByRole('region', { name: 'Job' })
  await expect(bar).toContainText('Caption, photo 1: Creased tabs (job photo 2) → Torn tabs (job photo 2)')
  await bar.getByRole('button', { name: 'Update 1 field from the job' }).click()
  await goToStep(page, 'Plates')
  await expect(jobPhoto(page, 1).getByLabel(/^Caption/)).toHaveValue('Torn tabs (job photo 2)')
  expect(sent.filter((each) => !/^GET $/.test(each) && /JFIF|Creased|North slope/.test(each))).toEqual([])
})

test('a job is made from an estimate, and a draft is put into it', { tag: FULL }, async ({ page }) => {
  await openForm(page, 'asphalt-shingles-repair-estimate')
  await goToStep(page, 'Estimate')
  await field(page, 'Customer name').fill('Ana Lopez')
  await isSaved(page)
  await page.getByRole('button', { name: 'Add to a job' }).click()
  await dialog(page).getByRole('button', { name: 'New job from this document' }).click()
  await page.getByRole('region', { name: 'Job' }).getByRole('link', { name: 'Ana Lopez' }).click()
  await expect(fact(page, 'Roof system')).toHaveValue('asphalt-shingles')
  await expect(documentNamed(page, 'Asphalt Shingle Repair Estimate')).toContainText('Started')

  await openForm(page, 'payment-receipt')
  await field(page, /^Received from|^Customer/)
    .first()
    .fill('Ana Lopez')
  await isSaved(page)
  await openLive(page, '/drafts')
  await page.getByRole('button', { name: 'Add to a job: Payment Receipt' }).click()
  await dialog(page).getByRole('list', { name: 'Jobs' }).getByRole('button', { name: 'Ana Lopez' }).click()
  await expect(documentNamed(page, 'Payment Receipt')).toContainText('Started')
})

test('in two tabs on a document a field’s last change wins', { tag: FULL }, async ({ page, context }) => {
  await openForm(page, 'change-order')
  await fillOwner(page, 'Dana Rivera')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(field(other, 'Owner')).toHaveValue('Dana Rivera')
  await field(other, 'Contract number').fill('C-7')
  await isSaved(other)
  await expect(page.getByText('Changed in another tab: Contract number.')).toBeVisible()
  await expect(field(page, 'Contract number')).toHaveValue('C-7')
  await field(page, 'Owner').fill('Dana Ortiz')
  await expect(field(other, 'Owner')).toHaveValue('Dana Ortiz')
  await expect(field(other, 'Contract number')).toHaveValue('C-7')
  await other.reload()
  await expect(field(other, 'Owner')).toHaveValue('Dana Ortiz')
})

test('no request carries facts, photos or documents of a packet', { tag: FULL }, async ({ page, context }) => {
  test.slow()
  const sent: { url: string; body: string }[] = []
  context.on('request', (request) =>
    sent.push({ url: decodeURIComponent(request.url()), body: request.postData() ?? '' }),
  )
  await rememberEmail(page)
  await beginJob(page)
  await page.getByLabel('Add photos: Job photos').setInputFiles(await picture('a.jpg', '#884422'))
  await jobPhoto(page, 1).getByLabel('Caption').fill('Rivera valley')
  await page.getByRole('button', { name: /^Fill in all \d+ documents from the job$/ }).click()
  await expect(page.getByText('Not started')).toHaveCount(0, { timeout: 60_000 })
  await page.getByRole('button', { name: /^Print or save \d+ documents$/ }).click()
  for (const name of [/^One PDF of \d+ documents$/, /^Archive with a folder/]) {
    expect((await savedBy(page, () => takeWithBlanks(page, name))).name).toMatch(/^dana-rivera-/)
  }
  expect(sent.length).toBeGreaterThan(50)
  const typed = /Rivera|214 Example|2026-118|14800|JFIF/i
  expect(
    sent.map(({ url, body }) => `${url} ${body}`.replace(/[\w-]{32,}/g, '')).filter((each) => typed.test(each)),
  ).toEqual([])
})

const views: Record<string, (page: Page, job: string) => Promise<Locator>> = {
  'the list of jobs': async (page) => {
    await openLive(page, '/jobs')
    return page.getByRole('list', { name: 'Jobs' })
  },
  'a job': async (page, job) => {
    await openLive(page, job)
    return documentNamed(page, 'Change Order').getByText(/^Not started/)
  },
}
for (const [view, reach] of Object.entries(views))
  test(`axe finds no violations in ${view}`, { tag: FULL }, async ({ page }) => {
    test.slow()
    await beginJob(page)
    const job = page.url()
    await expectAccessible(page, () => reach(page, job))
  })
