import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { dialog, emailField, openLive, titled } from './steps'

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

test('the navigation is there from 768 px, the menu button up to 767 px', async ({ page }) => {
  await openLive(page, '/about')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(menu).toBeVisible()
  await expect(navigation).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(navigation).toBeVisible()
  await expect(menu).toBeHidden()
})

test('markup that is typed into a search stays text', async ({ page }) => {
  const query = '<b onclick=x>roof</b>'
  await openLive(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('banner').getByRole('combobox').fill(query)
  await expect(page.getByRole('banner').locator('.search-results')).toBeVisible()
  await expect(page.locator('b[onclick]')).toHaveCount(0)
  await openLive(page, `/search?q=${encodeURIComponent(query)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${query}"`)
  await expect(page.locator('b[onclick]')).toHaveCount(0)
})

test('the results page lists the results in the order of their scores, whatever the case and the blanks', async ({
  page,
  request,
}) => {
  const { count, results } = (await (await request.get('/api/search?q=ladder&limit=20')).json()) as {
    count: number
    results: { slug: string; name: string; score: number }[]
  }
  expect(count).toBeGreaterThan(1)
  expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).sort((a, b) => b - a))
  await openLive(page, '/search?q=++LADDER+')
  await expect(page.getByText(`Found ${count} templates`)).toBeVisible()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  expect((await names.allTextContents()).slice(0, results.length)).toEqual(results.map(({ name }) => name))
})

test('the breadcrumbs of a template follow its kind; those of an essential lead through the templates', async ({
  page,
}) => {
  for (const [slug, trail] of [
    ['epdm-repair-estimate', ['Estimates & Proposals', 'EPDM']],
    ['change-order', ['Contracts & Agreements', 'Universal Documents']],
    ['emergency-tarp-contract', ['Contracts & Agreements', 'Specialty Contracts']],
    ['epdm-repair-contract', ['Contracts & Agreements', 'EPDM']],
    ['epdm-leak-investigation', ['Inspections & Assessments', 'EPDM']],
    ['epdm-safety-plan', ['Safety & Compliance', 'EPDM']],
    ['standard-roofing-invoice', ['Invoicing & Payment']],
    ['job-offer-letter', ['HR & Team Management']],
    ['shingle-roof-estimate', null],
    ['jobsite-safety-checklist', null],
  ] as const) {
    await page.goto(`/templates/${slug}`)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(crumbs(page)).toHaveText(['Home', ...(trail ? ['Categories', ...trail] : ['Templates']), name])
  }
})

test('every category page has its breadcrumbs, its count and its bundle', { tag: FULL }, async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml')
  const paths = [...(await answer.text()).matchAll(/<loc>[^<]*?(\/categories\/[^</]+)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  expect(paths).toHaveLength(13)
  for (const path of paths) {
    await page.goto(path)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(crumbs(page), path).toHaveText(['Home', 'Categories', name])
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ templates( available)?$/i)
        .first(),
      path,
    ).toBeVisible()
    const bundle = page.getByRole('main').locator('a[data-bundle]:not([data-format])')
    await expect(bundle.first(), path).toHaveAttribute('href', `/api/bundles/${path.split('/')[2]}`)
  }
})

test('the questions cover price, formats, use, email, sharing, requests and OSHA', async ({ page }) => {
  await openLive(page, '/faq')
  const questions = await page.getByRole('main').locator('summary').allInnerTexts()
  for (const [index, subject] of [
    /free/,
    /formats/,
    /customize/,
    /special software/,
    /for my business/,
    /email/,
    /share/,
    /new templates/,
    /request/,
    /OSHA/,
  ].entries())
    expect(questions[index]).toMatch(subject)
  const answers = await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(answers[5]).toContain('backup copy')
  expect(answers[8]).toContain('within 24 hours')
})

test('an address given elsewhere is noticed within half a second and used a second later, for 30 seconds', async ({
  page,
}) => {
  const store = () => page.evaluate(() => localStorage.setItem('ridgedocs-email', 'elsewhere@example.com'))
  await page.clock.install()
  await openLive(page, '/templates/flat-roof-estimate')
  const button = page.getByRole('link', { name: 'Download Template (PDF)' })
  await button.click()
  await expect(emailField(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.runFor(31_000)
  await store()
  await page.clock.runFor(5000)
  await expect(titled(page, 'Get your free template')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.clock.runFor(1000)
  await button.click()
  await expect(emailField(page)).toBeVisible()
  await store()
  await page.clock.runFor(500 + 999)
  await expect(titled(page, 'Get your free template')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.clock.runFor(500)
  expect((await saved).suggestedFilename()).toBe('flat-roof-estimate.pdf')
})
