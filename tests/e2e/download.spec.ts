import { readFile } from 'node:fs/promises'
import { expect, test, type Download, type Page } from '@playwright/test'
import { constants } from '@/lib/constants'
import { collectProblems, reportViolations } from '@/tests/support/browser'
import { openOfficePart, openPdf } from '@/tests/support/files'
import { messagesTo, subscriberRow } from '@/tests/support/recorded'
import { servers } from '@/tests/support/servers'
import { FULL } from '@/tests/support/full'

const address = (name: string) => `${name}-${Date.now()}-${test.info().workerIndex}@example.com`
const bytesOf = async (download: Download) => new Uint8Array(await readFile(await download.path()))
const dialog = (page: Page) => page.getByRole('dialog')
const email = (page: Page) => dialog(page).getByLabel('Email address')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Download Now' }).click()

test('home → search → result → template → email → file; a second visit downloads at once', async ({ page }) => {
  const visitor = address('pat')
  const problems = collectProblems(page)
  await reportViolations(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('combobox').fill('shingle roof')
  await page.getByRole('option', { name: /Shingle Roof Estimate/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shingle Roof Estimate')

  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Email is required')
  await email(page).fill('pat@')
  await expect(dialog(page).getByRole('alert')).toBeHidden()
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid email address')
  await email(page).fill(`${'a'.repeat(250)}@example.com`)
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Email must be less than 255 characters')

  await email(page).fill(visitor)
  const first = page.waitForEvent('download')
  await submit(page)
  const download = await first
  expect(download.suggestedFilename()).toBe('shingle-roof-estimate.pdf')
  await expect(dialog(page).getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  await expect(page.getByText('Download started! Check your email for templates & weekly tips.')).toBeVisible()
  // The policy allowed the one style element of the toasts.
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('position', 'absolute')
  expect(problems).toEqual([])
  const pdf = await openPdf(await bytesOf(download))
  expect(pdf.pages).toBeGreaterThanOrEqual(3)
  expect(pdf.fields).toBeGreaterThan(50)

  expect(subscriberRow(visitor)).toMatchObject({ source: 'download', newsletter_subscribed: 1 })
  const [message] = messagesTo(visitor)
  expect(message).toContain('Shingle Roof Estimate')
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(message?.replace(/=?\r?\n/g, '')).toContain('The blank PDF file is attached')
  const [, carried = ''] = /filename=shingle-roof-estimate\.pdf\r\n([\w+/=\r\n]+)/.exec(message ?? '') ?? []
  expect(Buffer.from(carried, 'base64').equals(Buffer.from(await bytesOf(download)))).toBe(true)

  await page.clock.install()
  await page.goto('/templates/metal-roof-estimate')
  const second = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  expect((await second).suggestedFilename()).toBe('metal-roof-estimate.pdf')
  await expect(dialog(page).getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  await page.clock.runFor(constants.successAutoClose)
  await expect(dialog(page)).toBeHidden()
})

test('every format of every essential template is a valid file', { tag: FULL }, async ({ page, request }) => {
  const { templates } = (await (await request.get('/api/templates?kind=essential&perPage=100')).json()) as {
    templates: { name: string; files: { format: string; url: string; bytes: number }[] }[]
  }
  expect(templates).toHaveLength(15)
  for (const { name, files } of templates)
    for (const { format, url, bytes } of files) {
      const response = await request.get(url)
      const body = new Uint8Array(await response.body())
      expect(body.length, `${name} ${format}`).toBe(bytes)
      if (format === 'PDF') expect((await openPdf(body)).fields).toBeGreaterThan(10)
      if (format === 'Word') expect(openOfficePart(body, 'word/document.xml')).toContain('<w:sdt>')
      if (format === 'Excel') expect(openOfficePart(body, 'xl/workbook.xml')).toContain('<sheet ')
    }
  await page.goto('/templates/shingle-roof-estimate')
  await page.evaluate(() => localStorage.setItem('ridgedocs-email', 'pat@example.com'))
  for (const [format, extension] of [
    ['Excel', 'xlsx'],
    ['Word', 'docx'],
  ]) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download ${format}`, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`shingle-roof-estimate.${extension}`)
    await page.keyboard.press('Escape')
  }
})

test('a failing store does not block the download', async ({ page }) => {
  await page.goto(`${servers.broken.url}/templates/storm-damage-assessment`)
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await email(page).fill(address('stormy'))
  const file = page.waitForEvent('download')
  await submit(page)
  const download = await file
  expect(download.suggestedFilename()).toBe('storm-damage-assessment.pdf')
  expect((await openPdf(await bytesOf(download))).pages).toBeGreaterThan(1)
  await expect(page.getByText('Your download is ready! (Email notification failed)')).toBeVisible()
})

test('an unreachable server does not block the download either', { tag: FULL }, async ({ page }) => {
  await page.goto('/templates/daily-crew-checklist')
  await page.route('**/api/subscribe', (route) => route.abort())
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await email(page).fill(address('offline'))
  const file = page.waitForEvent('download')
  await submit(page)
  expect((await file).suggestedFilename()).toBe('daily-crew-checklist.pdf')
  await expect(page.getByText('Your download is ready! (Email notification failed)')).toBeVisible()
})

test('Get Templates says what follows, saves the email, downloads nothing, and offers the essentials', async ({
  page,
}) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await expect(dialog(page)).toHaveAccessibleDescription(/Nothing downloads now/)
  await expect(dialog(page).getByRole('checkbox')).toHaveAccessibleDescription(/starts when you confirm/)
  await email(page).fill(address('curious'))
  await dialog(page).getByRole('button', { name: 'Get Templates' }).click()
  await expect(dialog(page).getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  const essentials = dialog(page).getByRole('link', { name: /^Download the 15 essentials as a ZIP \(\d+ files, / })
  await expect(essentials).toBeVisible()
  expect(downloads).toEqual([])
  const archive = page.waitForEvent('download')
  await essentials.click()
  expect((await archive).suggestedFilename()).toBe('ridgedocs-essentials.zip')
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await dialog(page).getByRole('link', { name: 'Browse Templates' }).click()
  await expect(page).toHaveURL('/templates')
})

test('the link in the message unsubscribes', async ({ page, request }) => {
  const visitor = address('leaving')
  const answer = await request.post('/api/subscribe', {
    data: { email: visitor, newsletterSubscribed: true, source: 'download', templates: ['shingle-roof-estimate'] },
  })
  expect(await answer.json()).toMatchObject({ ok: true, email: 'sent' })
  const [message = ''] = messagesTo(visitor)
  const [, link = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(message.replace(/\r?\n\s+/g, ' ')) ?? []
  const { pathname, search } = new URL(link.replace(/^.*(https?:)/, '$1'))
  expect((await request.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBeLessThan(
    400,
  )
  expect(subscriberRow(visitor)).toMatchObject({ newsletter_subscribed: 0 })
  await page.goto(`/unsubscribe${search}`)
  await expect(page.getByRole('main')).toContainText(/unsubscribe/i)
})
