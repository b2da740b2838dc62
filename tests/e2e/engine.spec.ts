import { existsSync, statSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import { verify, type Format } from '@/lib/documents'
import { complete } from '@/lib/documents/complete'
import { finished } from '@/lib/documents/finished'
import { completePdf, renderJob } from '@/lib/fill/render-job'
import { contentSecurityPolicy } from '@/lib/platform/security-headers'
import { engineWorkerUrl, renderInPage } from '@/tests/support/engine-worker'
import { fc } from '@/tests/support/fast-check'
import { FULL } from '@/tests/support/full'
import { filledKinds, randomEntries, shortestWith } from '@/tests/support/random-fills'
import { wrongAmounts } from '@/tests/support/drawn-amounts'

const KB = 1024
const SLUG = 'shingle-roof-estimate'
const FORMATS = ['PDF', 'Word', 'Excel'] as const satisfies readonly Format[]
const model = templateContents.find(({ slug }) => slug === SLUG)!.document()
const company = { 'company.name': 'Łódź & Nguyễn Roofing' }
const entries = { values: { 'customer.name': 'Rosa Peña', 'job.address': '12 Đường Lê Lợi' }, rows: {} }
const jobs = FORMATS.map((format) => ({ slug: SLUG, entries, company, today: null, format }))

/** The compressed size of what the page and its workers load from now on. */
function countBytes(page: Page): () => number {
  let total = 0
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const file = pathname.replace('/_next/', '.next/')
    if (pathname.startsWith('/_next/')) total += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return () => total
}

test('a page writes all three formats of a filled document, as the build would', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/about')
  const files = await renderInPage(page, jobs)
  const full = { ...entries, pictures: {} }
  const filled = { ...complete(model, full, company).model, filled: true as const }
  for (const [index, format] of FORMATS.entries()) {
    const { bytes, messages } = files[index]!
    expect(messages).toEqual([])
    expect(await verify(bytes, filled, format), format).toEqual([])
    // Browsers pack with another compressor: the parts of Word and Excel files are compared unpacked.
    if (format === 'PDF') continue
    const built = await renderJob({ model, entries: full, company, today: null, format })
    const [parts, builtParts] = [bytes, built.bytes].map((file) => Object.entries(unzipSync(file)))
    expect(parts?.map(([name]) => name)).toEqual(builtParts?.map(([name]) => name))
    for (const [index, [name, part]] of (parts ?? []).entries())
      expect(Buffer.compare(part, builtParts?.[index]?.[1] ?? new Uint8Array()), `${format}: ${name}`).toBe(0)
  }
  expect(problems).toEqual([])
})

test('the worker runs under the policy of the pages', async ({ request }) => {
  const [address] = engineWorkerUrl().split('#')
  const response = await request.get(address!)
  expect(response.headers()['content-security-policy']).toBe(contentSecurityPolicy({ secure: false }))
  expect(contentSecurityPolicy({ secure: false })).not.toMatch(/unsafe|wasm/)
})

test('a model, and that of an edition, is compressed, tagged and not for search engines', async ({ request }) => {
  for (const url of [`/models/${SLUG}.json`, '/models/epdm-residential-contract.tx.json']) {
    const response = await request.get(url)
    const headers = response.headers()
    expect(headers['content-type'], url).toMatch(/^application\/json/)
    expect(headers['x-robots-tag'], url).toBe('noindex')
    expect(headers['content-encoding'], url).toBeDefined()
    expect(await response.json(), url).toMatchObject({
      title: expect.any(String),
      parts: expect.any(Array),
    })
    const again = await request.get(url, { headers: { 'if-none-match': headers.etag! } })
    expect(again.status(), url).toBe(304)
  }
  for (const unknown of [`/models/${SLUG}.tx.json`, '/models/no-such-template.json'])
    expect((await request.get(unknown)).status(), unknown).toBe(404)
})

test('the first PDF costs at most 205 KB, and all three formats at most 328 KB', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const plain = FORMATS.map((format) => ({
    slug: SLUG,
    entries: { values: {}, rows: {} },
    company: {},
    today: null,
    format,
  }))
  const loaded = countBytes(page)
  await renderInPage(page, plain.slice(0, 1))
  expect(loaded()).toBeGreaterThan(100 * KB)
  expect(loaded()).toBeLessThanOrEqual(205 * KB)
  // The worker is new, and everything comes a second time, from the browser's cache or not.
  const whole = countBytes(page)
  await renderInPage(page, plain)
  expect(whole()).toBeLessThanOrEqual(328 * KB)
})

test('any entry in any block passes every check, and the PDF shows its sums', { tag: FULL }, async ({ page }) => {
  test.setTimeout(1_800_000)
  await page.goto('/about')
  for (const kind of filledKinds) {
    const { slug, model } = shortestWith(kind)
    const fills = fc.sample(randomEntries(model), 50)
    for (const format of FORMATS) {
      const files = await renderInPage(
        page,
        fills.map((entries) => ({ slug, entries, company, today: null, format })),
      )
      for (const [index, { bytes }] of files.entries()) {
        const job = { model, entries: fills[index]!, company, today: null }
        const filled =
          format === 'PDF'
            ? (await completePdf(job)).model
            : { ...complete(model, job.entries, company).model, filled: true as const }
        const filling = `${kind}, ${format}: ${JSON.stringify(fills[index])}`
        const given = format === 'Excel' ? filled : finished(filled, fills[index]!.values)
        expect(await verify(bytes, given, format), filling).toEqual([])
        if (format === 'PDF') expect(wrongAmounts(bytes, given), filling).toEqual([])
      }
    }
  }
})
