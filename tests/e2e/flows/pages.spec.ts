import { expect, test, type Page } from '@playwright/test'
import { openLive, phone } from './steps'

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level })
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** Ten questions, of which at most one is open, and the open one closes. */
async function expectQuestions(page: Page): Promise<void> {
  const items = main(page).locator('details:not(.menu)')
  await expect(items).toHaveCount(10)
  const open = main(page).locator('details[open]')
  await items.nth(0).locator('summary').click()
  await expect(open).toHaveCount(1)
  await items.nth(3).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(items.nth(3)).toHaveAttribute('open', '')
  await items.nth(3).locator('summary').click()
  await expect(open).toHaveCount(0)
}

test.describe('the home page', () => {
  test('has all its sections, asks for roof and job, and fits its search on a phone’s screen', async ({ page }) => {
    await openLive(page, '/')
    await test.step('shows its promise, the link to all templates, the bundle, benefits and figures', async () => {
      await expect(headings(page, 1)).toHaveText('Professional Roofing Templates')
      await expect(main(page).getByRole('link', { name: 'Browse Templates' })).toHaveAttribute('href', '/templates')
      await expect(main(page).getByRole('link', { name: /^Download All Templates/ })).toBeVisible()
      for (const benefit of ['100% Free', 'Instant Download', 'No Credit Card', 'Fully Customizable'])
        await expect(main(page).getByRole('listitem').filter({ hasText: benefit })).toBeVisible()
      await expect(main(page).getByText('15 professional templates to start with')).toBeVisible()
      await expect(main(page).getByRole('definition')).toHaveText(['500+', '5,000+', '100%'])
    })
    await test.step('shows templates 1, 2, 5 and 6 with formats, View and Download', async () => {
      const cards = section(page, 'Most Popular Templates').getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText([
        'Shingle Roof Estimate',
        'Metal Roof Estimate',
        'Pre-Job Roof Inspection',
        'Final Inspection Checklist',
      ])
      for (const card of await cards.all()) {
        await expect(card.getByText('PDF', { exact: true })).toBeVisible()
        await expect(card.getByRole('link', { name: /^View / })).toHaveAttribute('href', /^\/templates\//)
        await expect(card.getByRole('link', { name: /^Download .* as PDF$/ })).toBeVisible()
        await expect(card.locator('.card-text')).not.toBeEmpty()
      }
    })
    await test.step('counts the templates in the nine categories of the library', async () => {
      const links = page.locator('.library-links').getByRole('link')
      await expect(links).toHaveText([/116$/, /210$/, /180$/, /183$/, /30$/, /35$/, /35$/, /37$/, /40$/])
    })
    await test.step('counts the templates in its five categories', async () => {
      const cards = section(page, 'Browse by Category').getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText([
        'Estimates & Quotes',
        'Inspection Checklists',
        'Customer Communication',
        'Safety & Compliance',
        'Business Operations',
      ])
      for (const [index, count] of [4, 4, 3, 2, 2].entries())
        await expect(cards.nth(index)).toContainText(`${count} templates`)
    })
    await test.step('explains three steps and shows three testimonials, each labeled as a sample', async () => {
      await expect(section(page, 'How It Works').getByRole('heading', { level: 3 })).toHaveText([
        'Browse',
        'Enter your email',
        'Download',
      ])
      await expect(section(page, 'How It Works')).toContainText('One time, no spam')
      await expect(main(page).getByRole('figure').getByText('Sample', { exact: true })).toHaveCount(3)
    })
    await expectQuestions(page)
    await page.setViewportSize(phone)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(main(page).getByRole('combobox')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hero-pages')).toBeInViewport({ ratio: 1 })
    const roofs = section(page, 'What kind of roof is it?').getByRole('listitem').getByRole('link')
    await expect(roofs).toHaveCount(21)
    await expect(roofs.filter({ hasText: 'EPDM' })).toHaveAttribute('href', '/systems/epdm')
    await expect(section(page, 'What kind of job is it?').locator('b')).toHaveText([
      ...['Replacement', 'Repair', 'Insurance claim', 'Commercial', 'Maintenance', 'Crew Day'],
    ])
    await expect(main(page).getByText(/^15 essentials, 44 files, \d\.\d MB$/)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Complete Pack/ })).toBeVisible()
    await expect(main(page).getByText(/^881 templates, \d+ MB$/)).toBeVisible()
    await page.getByRole('link', { name: /^Insurance claim/ }).click()
    await expect(page).toHaveURL('/packets#insurance-claim')
    await expect(page.getByRole('heading', { name: 'Insurance claim' })).toBeInViewport()
  })

  test('shows a price table filled in, and blank on request, without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto('/')
    const filled = page.getByRole('img', { name: /^The same table filled in/ })
    await expect(filled).toHaveCSS('clip-path', 'inset(0px)')
    await page.getByRole('radio', { name: 'Blank' }).check({ force: true })
    await expect(filled).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
    await expect(page.getByRole('img', { name: 'Price table of the Shingle Roof Estimate, blank' })).toBeVisible()
    await context.close()
  })
})

test('the questions cover price, formats, use, email, sharing, requests and OSHA', async ({ page }) => {
  await openLive(page, '/faq')
  const questions = await main(page).locator('summary').allInnerTexts()
  for (const [index, subject] of [
    ...[/free/, /formats/, /customize/, /special software/, /for my business/],
    ...[/email/, /share/, /new templates/, /request/, /OSHA/],
  ].entries())
    expect(questions[index]).toMatch(subject)
  const answers = await main(page).locator('details').allTextContents()
  expect(answers[5]).toContain('backup copy')
  expect(answers[8]).toContain('within 24 hours')
  await expectQuestions(page)
})

test('privacy says what is stored, the terms what is not warranted; the footer leads to all', async ({ page }) => {
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Free professional templates for roofing contractors')
  const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  await expect(links).toHaveText(['About', 'Templates', 'Contact', 'Categories', 'Privacy', 'FAQ', 'Terms'])
  await expect(footer.getByRole('list', { name: 'In this browser' }).getByRole('link')).toHaveText([
    'My company',
    'My jobs',
    'My drafts',
    'Check a signed file',
  ])
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link')
  await expect(social).toHaveCount(3)
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} RidgeDocs`)
  await expect(headings(page, 1)).toHaveText('Privacy')
  for (const title of ['What we store on our server', 'What stays in your browser', 'How long, and how to be removed'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await links.filter({ hasText: 'Terms' }).click()
  await expect(headings(page, 1)).toHaveText('Terms')
  for (const title of ['Free to use', 'No warranty', 'Not legal advice'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(main(page)).toContainText('not a substitute for the advice of an attorney')
  await expect(main(page)).toContainText(/Effective [A-Z][a-z]+ \d+, 20\d\d/)
})

test('the not-found page offers a search, three templates and two links', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(headings(page, 1)).toHaveText("Oops! That template doesn't exist.")
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([
    'Shingle Roof Estimate',
    'Metal Roof Estimate',
    'Flat Roof Estimate',
  ])
  await expect(main(page).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(main(page).getByRole('link', { name: 'Browse All Templates' })).toHaveAttribute('href', '/templates')
  await main(page).getByRole('searchbox').fill('leak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=leak')
})

test.describe('the categories', () => {
  test('show nine cards with name, count and link; generated ones offer their bundle', async ({ page }) => {
    await openLive(page, '/categories')
    await expect(headings(page, 1)).toHaveText('Template Categories')
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(9)
    for (const [index, [name, count, generated]] of (
      [
        ['Estimates & Proposals', 116, true],
        ['Contracts & Agreements', 210, true],
        ['Inspections & Assessments', 180, true],
        ['Safety & Compliance', 183, true],
        ['Project Management', 30, false],
        ['Client Communication', 35, false],
        ['Invoicing & Payment', 35, false],
        ['Marketing & Lead Generation', 37, false],
        ['HR & Team Management', 40, false],
      ] as const
    ).entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(name)
      await expect(card).toContainText(`${count} templates`)
      await expect(card.getByRole('link', { name: /^Browse Category/ })).toBeVisible()
      await expect(card.getByRole('link', { name: /^Download All/ })).toHaveCount(generated ? 1 : 0)
    }
  })

  test('collapsible groups start open, collapse and open again', async ({ page }) => {
    await openLive(page, '/categories/marketing-lead-gen')
    const groups = main(page).locator('details:not(.menu)')
    await expect(groups).toHaveCount(7)
    await expect(main(page).locator('details[open]')).toHaveCount(7)
    await expect(main(page).getByRole('article')).toHaveCount(37)
    const first = groups.first()
    await first.locator('summary').first().click()
    await expect(first.getByRole('article').first()).toBeHidden()
    await expect(main(page).locator('details[open]')).toHaveCount(6)
    await first.locator('summary').first().click()
    await expect(first.getByRole('article').first()).toBeVisible()
  })

  test('client communication shows what is available, six sections, previews and six reasons', async ({ page }) => {
    await openLive(page, '/categories/client-communication')
    await expect(main(page).getByText('35 Templates Available')).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(35)
    const card = main(page).getByRole('article').first()
    await expect(card.getByRole('link', { name: /^Preview / })).toBeVisible()
    await expect(card.getByText(/^Downloaded /)).toBeVisible()
    await expect(section(page, 'Why Use These Templates').getByRole('listitem')).toHaveCount(6)
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/templates\/[a-z-]+$/)
  })

  test('invoicing shows its total and seven groups; specialty contracts name three things', async ({ page }) => {
    await page.goto('/categories/invoicing-payment')
    await expect(main(page).getByText('35 templates', { exact: true })).toBeVisible()
    await expect(headings(page, 2)).toHaveText([
      'A Invoices',
      'B Estimates & Quotes',
      'C Payment Plans & Schedules',
      'D Receipts',
      'E Collections & Past Due',
      'F Tracking & Records',
      'G Pricing & Policies',
    ])
    const card = main(page).getByRole('article').first()
    await expect(card.getByRole('link', { name: /^View Details / })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Download .* as PDF$/ })).toBeVisible()

    await page.goto('/categories/contracts-agreements/specialty')
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(6)
    for (const each of await cards.all()) {
      await expect(each.getByText('Popular', { exact: true })).toBeVisible()
      await expect(each.locator('.card-included li')).toHaveCount(3)
    }
  })

  test('a roof system shows cards with Preview and Download, and three related systems', async ({ page }) => {
    await openLive(page, '/categories/estimates-proposals/slate')
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(5)
    await expect(cards.first().getByRole('link', { name: /^Preview / })).toBeVisible()
    await expect(cards.first().getByRole('link', { name: /^Download .* as PDF$/ })).toBeVisible()
    await expect(section(page, 'Related Roof Systems').getByRole('listitem')).toHaveCount(3)
    await cards.first().click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/templates\/slate-/)
  })

  test('a category shows its trail, count, cards and bundle; contracts link further', async ({ page, request }) => {
    await page.goto('/categories/inspection-checklists')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Categories',
      'Inspection Checklists',
    ])
    await expect(main(page).getByText('4 templates', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(4)
    await expect(main(page).getByRole('link', { name: /^Download All/ })).toBeVisible()
    await page.goto('/categories/contracts-agreements/slate')
    await expect(main(page).getByRole('article')).toHaveCount(9)
    const more = page.getByRole('navigation', { name: /^More for/ })
    for (const href of [
      '/categories/contracts-agreements/universal',
      '/categories/contracts-agreements/specialty',
      '/categories/estimates-proposals/slate',
    ])
      await expect(more.locator(`a[href="${href}"]`)).toBeVisible()
    for (const [path, count] of [
      ['contracts-agreements/universal', 15],
      ['inspections-assessments/universal', 12],
      ['inspections-assessments/slate', 8],
      ['safety-compliance/universal', 15],
      ['safety-compliance/slate', 8],
      ['project-management', 30],
    ] as const) {
      const html = await (await request.get(`/categories/${path}`)).text()
      expect(html.match(/<article class="card/g), path).toHaveLength(count)
    }
  })
})
