import { expect, test } from '@playwright/test'
import { openPdf } from '@/tests/support/files'
import { FULL } from '@/tests/support/full'
import { openLive } from './steps'

const path = '/templates/shingle-roof-estimate'
const shingle = 'Shingle Roof Estimate'

test('a template page describes its document and three others, and is shared', async ({ page, context, request }) => {
  const entry = (await (await request.get('/api/templates/shingle-roof-estimate')).json()) as {
    fullDescription: string[]
    whatsIncluded: string[]
    howToUse: string[]
    pages: string
    fileSize: string
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.documentElement.dataset.shared = data.title
        return Promise.resolve()
      },
    })
  })
  await page.clock.install()
  await openLive(page, path)
  const main = page.getByRole('main')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Templates',
    shingle,
  ])
  const head = main.locator('.detail-head')
  await expect(head.getByRole('link', { name: 'Estimates & Quotes' })).toBeVisible()
  for (const format of ['PDF', 'Excel', 'Word']) await expect(head.getByText(format, { exact: true })).toBeVisible()
  for (const text of [...entry.fullDescription, ...entry.whatsIncluded])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(main.locator('ol.steps > li')).toHaveText(entry.howToUse)
  const facts = main.getByRole('region', { name: 'File information' })
  for (const text of [
    'PDF, Excel, Word',
    entry.pages,
    entry.fileSize,
    'Last updated: January 2025',
    /^Version \d+, [A-Z][a-z]+ 20\d\d$/,
  ])
    await expect(facts.getByText(text)).toBeVisible()
  await expect(facts.getByText(/^Downloaded [\d,]+\+ times$/)).toBeVisible()
  await expect(facts.getByText('100% Free - No Credit Card Required')).toBeVisible()
  for (const name of ["What's Included", 'How to Use', 'Expert Guide'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main.getByText(/^Source: /).first()).toBeVisible()

  const related = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related Templates' }) })
  await expect(related.getByRole('article')).toHaveCount(3)
  for (const text of await related.getByRole('article').allTextContents()) {
    expect(text).toContain('Estimates & Quotes')
    expect(text).not.toContain(shingle)
  }

  const share = page.getByRole('region', { name: 'Share' })
  await share.getByRole('button', { name: 'More' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', shingle)
  await share.getByRole('button', { name: 'Copy Link' }).click()
  await expect(share.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/.+\/templates\/shingle-roof-estimate$/,
  )
  await page.clock.runFor(2000)
  await expect(share.getByRole('button', { name: 'Copy Link' })).toBeVisible()
})

test('breadcrumbs follow a template’s kind; an essential’s lead through the templates', async ({ request }) => {
  for (const [slug, name, trail] of [
    ['epdm-repair-estimate', 'EPDM Repair Estimate', ['Estimates & Proposals', 'EPDM']],
    ['change-order', 'Change Order', ['Contracts & Agreements', 'Universal Documents']],
    ['emergency-tarp-contract', 'Emergency Tarp Contract', ['Contracts & Agreements', 'Specialty Contracts']],
    ['epdm-repair-contract', 'EPDM Repair Contract', ['Contracts & Agreements', 'EPDM']],
    ['epdm-leak-investigation', 'EPDM Leak Investigation', ['Inspections & Assessments', 'EPDM']],
    ['epdm-safety-plan', 'EPDM Safety Plan', ['Safety & Compliance', 'EPDM']],
    ['standard-roofing-invoice', 'Standard Roofing Invoice', ['Invoicing & Payment']],
    ['job-offer-letter', 'Job Offer Letter', ['HR & Team Management']],
    ['shingle-roof-estimate', shingle, null],
    ['jobsite-safety-checklist', 'Jobsite Safety Checklist', null],
  ] as const) {
    const html = await (await request.get(`/templates/${slug}`)).text()
    const [crumbs = ''] = /<nav[^>]*aria-label="Breadcrumb"[^]*?<\/nav>/.exec(html) ?? []
    const names = [...crumbs.matchAll(/<li[^>]*>([^]*?)<\/li>/g)].map(([, item = '']) =>
      item
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    expect(names).toEqual(['Home', ...(trail ? ['Categories', ...trail] : ['Templates']), name])
    if (slug !== 'epdm-repair-contract') continue
    expect(crumbs).toContain('href="/categories/contracts-agreements/epdm"')
    expect(html).toMatch(/class="[^"]*detail-head[^]*?>EPDM</)
  }
})

test('every category page has its breadcrumbs, its count and its bundle', { tag: FULL }, async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml')
  const paths = [...(await answer.text()).matchAll(/<loc>[^<]*?(\/categories\/[^</]+)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  expect(paths).toHaveLength(13)
  const main = page.getByRole('main')
  for (const path of paths) {
    await page.goto(path)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'), path).toHaveText([
      ...['Home', 'Categories', name],
    ])
    await expect(main.getByText(/^\d+ templates( available)?$/i).first(), path).toBeVisible()
    await expect(main.locator('a[data-bundle]:not([data-format])').first(), path).toHaveAttribute(
      ...(['href', `/api/bundles/${path.split('/')[2]}`] as const),
    )
  }
})

test('the last five templates are remembered, three shown, and Clear History removes them', async ({ page }) => {
  const slugs = [
    'shingle-roof-estimate',
    'metal-roof-estimate',
    'flat-roof-estimate',
    'general-roofing-quote',
    'initial-call-script',
    'daily-crew-checklist',
  ]
  for (const slug of [...slugs, 'metal-roof-estimate']) await openLive(page, `/templates/${slug}`)
  const stored = await page.evaluate(() => localStorage.getItem('ridgedocs-recently-viewed'))
  expect(JSON.parse(stored ?? '')).toEqual([
    'metal-roof-estimate',
    'daily-crew-checklist',
    'initial-call-script',
    'general-roofing-quote',
    'flat-roof-estimate',
  ])
  const section = page.getByRole('region', { name: 'Recently Viewed' })
  await expect(section.getByRole('link')).toHaveText([
    'Daily Crew Checklist',
    'Initial Call Script',
    'General Roofing Quote',
  ])
  await section.getByRole('button', { name: 'Clear History' }).click()
  await expect(section).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('ridgedocs-recently-viewed'))).toBeNull()
})

test('the placeholder is a one-page PDF that no template uses', async ({ request }) => {
  const answer = await request.get('/templates/placeholder.pdf')
  expect((await openPdf(new Uint8Array(await answer.body()))).pages).toBe(1)
  for (let page = 1; page <= 9; page++) {
    const { templates } = (await (await request.get(`/api/templates?perPage=100&page=${page}`)).json()) as {
      templates: { downloadPath: string; files: { url: string }[] }[]
    }
    expect(JSON.stringify(templates.map(({ downloadPath, files }) => [downloadPath, files]))).not.toContain(
      'placeholder',
    )
  }
})
