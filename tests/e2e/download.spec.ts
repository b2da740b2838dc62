import { expect, test, type Page } from '@playwright/test'
import { constants } from '@/lib/constants'
import { collectProblems } from '@/tests/support/browser'
import { openOfficePart, openPdf } from '@/tests/support/files'
import { messagesTo, subscriberRow } from '@/tests/support/recorded'
import { servers } from '@/tests/support/servers'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, newAddress, savedBy } from './flows/steps'

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Download Now' }).click()

test('home → search → result → template → email → file; a second visit downloads at once', async ({ page }) => {
  const visitor = newAddress('pat')
  const problems = await collectProblems(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('combobox').fill('shingle roof')
  await page.getByRole('option', { name: /Shingle Roof Estimate/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shingle Roof Estimate')

  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Email is required')
  await emailField(page).fill('pat@')
  await expect(dialog(page).getByRole('alert')).toBeHidden()
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid email address')
  await emailField(page).fill(`${'a'.repeat(250)}@example.com`)
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Email must be less than 255 characters')

  await emailField(page).fill(visitor)
  const download = await savedBy(page, () => submit(page))
  expect(download.name).toBe('shingle-roof-estimate.pdf')
  await expect(dialog(page).getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  await expect(page.getByText('Download started! Check your email for templates & weekly tips.')).toBeVisible()
  // The policy allowed the one style element of the toasts.
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('position', 'absolute')
  expect(problems).toEqual([])
  const pdf = await openPdf(download.bytes)
  expect(pdf.pages).toBeGreaterThanOrEqual(3)
  expect(pdf.fields).toBeGreaterThan(50)

  expect(subscriberRow(visitor)).toMatchObject({ source: 'download', newsletter_subscribed: 1 })
  const [message] = messagesTo(visitor)
  expect(message).toContain('Shingle Roof Estimate')
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(message?.replace(/=?\r?\n/g, '')).toContain('The blank PDF file is attached')
  const [, carried = ''] = /filename=shingle-roof-estimate\.pdf\r\n([\w+/=\r\n]+)/.exec(message ?? '') ?? []
  expect(Buffer.from(carried, 'base64').equals(Buffer.from(download.bytes))).toBe(true)

  await page.clock.install()
  await page.goto('/templates/metal-roof-estimate')
  expect((await savedBy(page, page.getByRole('link', { name: 'Download Template (PDF)' }))).name).toBe(
    'metal-roof-estimate.pdf',
  )
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
    expect((await savedBy(page, page.getByRole('link', { name: `Download ${format}`, exact: true }))).name).toBe(
      `shingle-roof-estimate.${extension}`,
    )
    await page.keyboard.press('Escape')
  }
})

test('a failing store does not block the download', async ({ page }) => {
  await page.goto(`${servers.broken.url}/templates/storm-damage-assessment`)
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await emailField(page).fill(newAddress('stormy'))
  const download = await savedBy(page, () => submit(page))
  expect(download.name).toBe('storm-damage-assessment.pdf')
  expect((await openPdf(download.bytes)).pages).toBeGreaterThan(1)
  await expect(page.getByText('Your download is ready! (Email notification failed)')).toBeVisible()
})

test('Get Templates says what follows, saves the email only, and offers the essentials', async ({ page }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await expect(dialog(page)).toHaveAccessibleDescription(/Nothing downloads now/)
  await expect(dialog(page).getByRole('checkbox')).toHaveAccessibleDescription(/starts when you confirm/)
  await emailField(page).fill(newAddress('curious'))
  await dialog(page).getByRole('button', { name: 'Get Templates' }).click()
  await expect(dialog(page).getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  const essentials = dialog(page).getByRole('link', { name: /^Download the 15 essentials as a ZIP \(\d+ files, / })
  await expect(essentials).toBeVisible()
  expect(downloads).toEqual([])
  expect((await savedBy(page, essentials)).name).toBe('ridgedocs-essentials.zip')
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Get Templates' }).click()
  await dialog(page).getByRole('link', { name: 'Browse Templates' }).click()
  await expect(page).toHaveURL('/templates')
})

test('the link in the message unsubscribes', async ({ page, request }) => {
  const visitor = newAddress('leaving')
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
