import { expect, test } from '@playwright/test'
import { readPdfText } from '@/tests/support/files'
import { FULL } from '@/tests/support/full'
import { newAddress, openLive, savedBy } from './flows/steps'

// One after the other: a client has one place in the queue of editions, and here all tests are the same client.
test.describe.configure({ mode: 'default' })

const SLUG = 'epdm-residential-contract'
const PAGE = `/templates/${SLUG}`

test('a contractor chooses Texas, and the download is the Texas edition', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByLabel('Your state').selectOption('Texas')
  await expect(page.getByText(/^Texas edition: /)).toBeVisible()
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(newAddress('edition'))
  const download = await savedBy(page, dialog.getByRole('button', { name: 'Download Now' }))
  expect(download.name).toBe(`${SLUG}-texas-edition.pdf`)
  expect(Buffer.from(download.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  const law = 'What Texas law requires of this contract'
  expect(await readPdfText(download.bytes)).not.toContain(law)
  const office = await page.request.get(`/templates/contracts/${SLUG}.tx.office.pdf`)
  expect(await readPdfText(await office.body())).toContain(law)

  await page.reload()
  await expect(page.getByLabel('Your state')).toHaveValue('TX')
})

test('a search that names a state leads to its edition first', async ({ page }) => {
  await page.goto('/search?q=texas+contract')
  const [first] = await page.getByRole('list', { name: 'State editions' }).getByRole('link').all()
  await expect(first!).toHaveText(/, Texas edition$/)
  await first!.click()
  await expect(page.getByLabel('Your state')).toHaveValue('TX')
})

test('the archive of a category has the editions of the chosen state', { tag: FULL }, async ({ page, request }) => {
  const category = '/categories/contracts-agreements'
  await page.goto(category)
  const button = page.getByRole('link', { name: /^Download All/ })
  await expect(button).toHaveAttribute('href', '/api/bundles/contracts-agreements')
  await openLive(page, PAGE)
  await page.getByLabel('Your state').selectOption('Colorado')
  await page.goto(category)
  await expect(page.getByText(/^With the Colorado editions of documents affected by state law\./)).toBeVisible()
  await expect(button).toHaveAttribute('href', '/api/bundles/contracts-agreements?state=CO')
  const archive = await request.get('/api/bundles/epdm?state=CO&format=Word')
  expect(archive.headers()['content-disposition']).toContain('ridgedocs-epdm-colorado-word.zip')
  expect((await archive.body()).includes('epdm-residential-contract-colorado-edition.docx')).toBe(true)
})

test('an edition is answered like a file: type, tag, HEAD, 304, 404', async ({ request }) => {
  const url = `/templates/contracts/${SLUG}.ca.docx`
  const response = await request.get(url)
  expect(response.status()).toBe(200)
  expect((await response.body()).subarray(0, 2).toString()).toBe('PK')
  const { etag, 'x-robots-tag': robots } = response.headers()
  expect(robots).toBe('noindex')
  const head = await request.head(url)
  expect(head.headers().etag).toBe(etag)
  expect((await request.get(url, { headers: { 'if-none-match': etag! } })).status()).toBe(304)
  for (const unknown of [`contracts/${SLUG}.zz.pdf`, 'essentials/shingle-roof-estimate.tx.pdf'])
    expect((await request.get(`/templates/${unknown}`)).status(), unknown).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the file', async ({ page, request }) => {
    await page.goto(PAGE)
    const form = page.locator('form.state-choice')
    await form.getByLabel('Your state').selectOption('Texas')
    await form.getByLabel('Format').selectOption('Word')
    const [asked] = await Promise.all([
      page.waitForRequest(/\/api\/editions\?/),
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Get this edition' }).click(),
    ])
    const answer = await request.get(asked.url(), { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(`/templates/contracts/${SLUG}.tx.docx`)
  })
})
