import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { collectProblems } from '@/tests/support/browser'
import { expectNone, recordRequests } from '@/tests/support/recorded-requests'
import { openOfficePart, openPdf, readPdfText } from '@/tests/support/files'
import { FULL } from '@/tests/support/full'
import { dialog, openLive, rememberEmail, savedBy } from './steps'

const company = {
  'Company name': 'Zephyrhaven Peña Roofing',
  'License no. and state': 'CCC7654321, Florida',
  Phone: '(614) 555-0199',
  Email: 'zephyr@ridge-test.example',
}
/** What no request may contain, however it is written. */
const secrets = ['zephyrhaven', '7654321', '555-0199', '5550199', 'ridge-test']

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const letterhead = (page: Page) => page.getByRole('region', { name: 'Your letterhead' })
const saved = (page: Page) => page.getByText('Saved in this browser.')

/** A picture that the browser itself draws, so that its file is a real one. */
async function drawPicture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ({ type, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')!
      context.fillStyle = '#1f4e79'
      context.fillRect(0, 0, width, height / 2)
      return canvas.toDataURL(type)
    },
    { type, width, height },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function enterCompany(page: Page): Promise<void> {
  await openLive(page, '/company')
  for (const [name, value] of Object.entries(company)) await field(page, name).fill(value)
  await expect(saved(page)).toBeVisible()
}

async function fieldValues(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const fields = (await (await task.promise).getFieldObjects()) ?? new Map<string, object[]>()
  // A field of several places has an object without a value before those of its places.
  const valueOf = (objects: { value?: unknown }[]) => objects.map(({ value }) => value).find(Boolean)
  const values = Object.fromEntries([...fields].map(([name, objects]) => [name, valueOf(objects)]))
  await task.destroy()
  return values
}

test('a company typed once is on a PDF and on all of a bundle, and in no request', async ({ page }) => {
  test.slow()
  const problems = await collectProblems(page)
  await rememberEmail(page)
  const requests = recordRequests(page)
  await enterCompany(page)

  await openLive(page, '/categories/estimates-quotes')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Download .* as PDF$/ }) })
  const { bytes: pdf } = await savedBy(page, async () => {
    await card
      .first()
      .getByRole('link', { name: /^Download .* as PDF$/ })
      .click()
    // The dialog closes by itself, so it is looked at before the file.
    await expect(dialog(page).getByText('Your name is on it.')).toBeVisible()
  })
  expect(await readPdfText(pdf)).not.toContain('undefined')
  expect((await openPdf(pdf)).pages).toBeGreaterThan(0)
  expect(await fieldValues(pdf)).toMatchObject({
    'company.name': 'Zephyrhaven Peña Roofing',
    'company.license': 'CCC7654321, Florida',
  })
  await expect(dialog(page)).toBeHidden({ timeout: 10_000 })

  const press = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Download All' }).first().click()
    await expect(dialog(page).getByText(/^\d+ of \d+ files$/)).toBeVisible()
  }
  const zip = await savedBy(page, press, 120_000)
  expect(zip.name).toBe('ridgedocs-estimates-quotes.zip')
  const files = Object.entries(unzipSync(zip.bytes))
  expect(files.length).toBeGreaterThanOrEqual(12)
  for (const [name, content] of files) {
    const text = name.endsWith('.pdf')
      ? JSON.stringify(await fieldValues(content))
      : openOfficePart(content, name.endsWith('.docx') ? 'word/document.xml' : 'xl/sharedStrings.xml')
    expect(text, name).toContain('Zephyrhaven Peña Roofing')
  }
  expect(requests.some((request) => request.url().includes('/models/'))).toBe(true)
  await expectNone(requests, secrets)
  expect(problems).toEqual([])
})

test('the company is in every format, and in the file of the office', { tag: FULL }, async ({ page }) => {
  await rememberEmail(page)
  await enterCompany(page)
  await openLive(page, '/templates/shingle-roof-estimate')
  for (const [link, part] of [
    ['Download Word', 'word/document.xml'],
    ['Download Excel', 'xl/sharedStrings.xml'],
  ] as const) {
    const { bytes } = await savedBy(page, page.getByRole('link', { name: link, exact: true }))
    expect(openOfficePart(bytes, part)).toContain('Zephyrhaven Peña Roofing')
    await page.keyboard.press('Escape')
  }
  const { name, bytes } = await savedBy(page, page.getByRole('link', { name: /^Office page \(PDF/ }))
  expect(name).toBe('shingle-roof-estimate-office.pdf')
  expect(await fieldValues(bytes)).toMatchObject({ 'company.name': 'Zephyrhaven Peña Roofing' })
  expect(await readPdfText(bytes)).toContain('OFFICE COPY')
})

test('without a company, also a forgotten one, files are the library’s, byte for byte', async ({ page, request }) => {
  await rememberEmail(page)
  const plain = await (await request.get('/templates/essentials/shingle-roof-estimate.pdf')).body()
  const download = async () => {
    await openLive(page, '/templates/shingle-roof-estimate')
    return Buffer.from((await savedBy(page, page.getByRole('link', { name: 'Download Template (PDF)' }))).bytes)
  }
  expect((await download()).equals(plain)).toBe(true)
  await expect(dialog(page).getByRole('link', { name: 'Put your name and logo on every file' })).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)

  await enterCompany(page)
  expect((await download()).equals(plain)).toBe(false)
  await openLive(page, '/company')
  await page.getByRole('button', { name: 'Delete company profile' }).click()
  await dialog(page).getByRole('button', { name: 'Delete company profile' }).click()
  await expect(page.getByText('Company profile deleted. Downloads are blank forms again.')).toBeVisible()
  expect((await download()).equals(plain)).toBe(true)
})

test('a large bundle tells its time, fills a folder, and can be continued', { tag: FULL }, async ({ page }) => {
  test.slow()
  await rememberEmail(page)
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory()
  })
  const countFiles = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      let count = 0
      for await (const folder of root.values())
        if (folder.kind === 'directory') for await (const _ of folder.keys()) count++
      return count
    })
  await enterCompany(page)
  const open = async () => {
    await openLive(page, '/categories/marketing-lead-gen')
    await page
      .getByRole('link', { name: /^Download All/ })
      .first()
      .evaluate((link: HTMLElement) => Object.assign(link.dataset, { templates: '41' }))
    await page
      .getByRole('link', { name: /^Download All/ })
      .first()
      .click()
  }
  await open()
  await expect(dialog(page).getByText(/^\d+ files take .* on this device\.$/)).toBeVisible({ timeout: 60_000 })
  for (const format of ['Word', 'Excel']) await dialog(page).getByRole('checkbox', { name: format }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save to a Folder…' }).click()
  await expect.poll(countFiles, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = await countFiles()
  await open()
  await expect(dialog(page).getByText(/templates are done \(PDF\)/)).toBeVisible({ timeout: 60_000 })
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText('All files are saved, with your name on them.')).toBeVisible({
    timeout: 120_000,
  })
  expect(before).toBeLessThan(37)
  expect(await countFiles()).toBe(37)
})

test('a logo is read as PNG, JPEG or SVG, scaled, and kept over export and import', async ({ page }) => {
  await enterCompany(page)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Logo', { exact: true }).setInputFiles({ name, mimeType, buffer })
  const size = async () => {
    const image = letterhead(page).getByRole('img', { name: 'Your logo' })
    return [await image.getAttribute('width'), await image.getAttribute('height')]
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><script>document.title="run"</script><rect width="30" height="10"/></svg>'
  for (const [name, type, buffer, expected] of [
    ['logo.png', 'image/png', await drawPicture(page, 'image/png', 300, 100), ['300', '100']],
    ['logo.jpg', 'image/jpeg', await drawPicture(page, 'image/jpeg', 3000, 1000), ['1200', '400']],
    ['logo.svg', 'image/svg+xml', Buffer.from(svg), ['1200', '400']],
  ] as const) {
    await choose(name, type, buffer)
    await expect.poll(size).toEqual(expected)
  }
  expect(await page.title()).not.toBe('run')
  await choose('logo.png', 'image/png', Buffer.from('no picture'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That picture cannot be read.')
  expect(await size()).toEqual(['1200', '400'])

  const file = await savedBy(page, page.getByRole('button', { name: 'Export' }))
  expect(file.name).toBe('ridgedocs-company.json')
  await page.getByRole('button', { name: 'Delete company profile' }).click()
  await dialog(page).getByRole('button', { name: 'Delete company profile' }).click()
  await expect(field(page, 'Company name')).toHaveValue('')
  await page.getByLabel('File of an exported company').setInputFiles(file.path)
  await expect(field(page, 'Company name')).toHaveValue(company['Company name'])
  expect(await size()).toEqual(['1200', '400'])
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Company name')).toHaveValue(company['Company name'])
  expect(await size()).toEqual(['1200', '400'])
})

test('what was typed is there after the tab is closed', { tag: FULL }, async ({ page, context }) => {
  await openLive(page, '/company')
  await field(page, 'Company name').pressSequentially('Zephyrhaven')
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openLive(again, '/company')
  await expect(field(again, 'Company name')).toHaveValue('Zephyrhaven')
})

test('the page reflows at 320 px and works by keyboard', { tag: FULL }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openLive(page, '/company')
  await field(page, 'Company name').focus()
  await page.keyboard.type('Zephyrhaven Peña Roofing and Sheet Metal of Central Ohio')
  await page.keyboard.press('Tab')
  await expect(field(page, 'License no. and state')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
