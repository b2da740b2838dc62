import { expect, test, type Page } from '@playwright/test'
import { openPdf } from '@/tests/support/files'
import { openLive } from './steps'

const path = '/templates/shingle-roof-estimate'
const shingle = 'Shingle Roof Estimate'

test('a template page says what the document is, what it contains and how to use it', async ({ page, request }) => {
  const entry = (await (await request.get('/api/templates/shingle-roof-estimate')).json()) as {
    fullDescription: string[]
    whatsIncluded: string[]
    howToUse: string[]
    pages: string
    fileSize: string
  }
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
})

test('a template of a roof system shows its system beside the category, with both in the breadcrumbs', async ({
  page,
}) => {
  await openLive(page, '/templates/epdm-repair-contract')
  await expect(page.locator('.detail-head').getByText('EPDM', { exact: true })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'EPDM' })).toHaveAttribute(
    'href',
    '/categories/contracts-agreements/epdm',
  )
})

test('a template page shows up to three others of the same category', async ({ page }) => {
  await openLive(page, path)
  const related = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related Templates' }) })
  await expect(related.getByRole('article')).toHaveCount(3)
  for (const text of await related.getByRole('article').allTextContents()) {
    expect(text).toContain('Estimates & Quotes')
    expect(text).not.toContain(shingle)
  }
})

test('every page has structured data for the site and for the page itself', async ({ page }) => {
  const types = async (address: string) => {
    await page.goto(address)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.flatMap((text) =>
      (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'].map((node) => node['@type']),
    )
  }
  const everywhere = ['Organization', 'Product', 'WebSite']
  const own = async (address: string) => (await types(address)).filter((type) => !everywhere.includes(type)).sort()
  expect((await types('/about')).sort()).toEqual(everywhere)
  for (const address of [path, '/templates/storm-damage-assessment'])
    expect(await own(address)).toEqual(['BreadcrumbList', 'DigitalDocument'])
  for (const address of ['/faq', '/']) expect(await own(address)).toEqual(['FAQPage'])
  for (const address of ['/templates', '/categories']) expect(await own(address)).toEqual(['ItemList'])
  // Its canonical address is that of the whole list.
  expect(await own('/templates?format=Excel')).toEqual([])
  expect(await own('/categories/estimates-proposals/epdm')).toEqual(['BreadcrumbList', 'ItemList'])
})

test('the last five templates are remembered, three others are shown, and Clear History removes them', async ({
  page,
}) => {
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

test.describe('sharing', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy Link' })

  test('copies the link, and the button confirms it for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openLive(page, path)
    await copy(page).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^https?:\/\/.+\/templates\/shingle-roof-estimate$/,
    )
    await page.clock.runFor(2000)
    await expect(copy(page)).toBeVisible()
  })

  test('reports a link that cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await openLive(page, path)
    await copy(page).click()
    await expect(page.getByText('Failed to copy link')).toBeVisible()
    await expect(copy(page)).toBeVisible()
  })

  test('fills an email with a subject, the template name and the page URL', async ({ page }) => {
    await openLive(page, path)
    const href = await page
      .getByRole('region', { name: 'Share' })
      .getByRole('link', { name: 'Email' })
      .getAttribute('href')
    const { protocol, searchParams } = new URL(href!)
    expect(protocol).toBe('mailto:')
    expect(searchParams.get('subject')).toBe(`Check out this template: ${shingle}`)
    expect(searchParams.get('body')).toContain(shingle)
    expect(searchParams.get('body')).toMatch(/\/templates\/shingle-roof-estimate$/)
  })

  test('offers the share sheet of the device if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = data.title
          return Promise.resolve()
        },
      })
    })
    await openLive(page, path)
    await page.getByRole('region', { name: 'Share' }).getByRole('button', { name: 'More' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', shingle)
  })
})
