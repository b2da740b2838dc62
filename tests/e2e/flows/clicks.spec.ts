import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { openLive } from './steps'

/** A document that roofers look for: what one types, and the names of the templates that are it. */
const wanted: readonly (readonly [words: string, name: RegExp])[] = [
  ['asphalt shingle replacement estimate', /^Asphalt Shingles? .*Replacement Estimate$/],
  ['asphalt shingle contract', /^Asphalt Shingles? (Residential|Commercial) Contract$/],
  ['metal replacement estimate', /^Metal .*Replacement Estimate$/],
  ['metal contract', /^Metal .*(Residential|Commercial) Contract$/],
  ['tpo replacement estimate', /^TPO .*Replacement Estimate$/],
  ['tpo contract', /^TPO .*(Residential|Commercial) Contract$/],
  ['change order', /^Change Order$/],
  ['work authorization', /^Work Authorization$/],
  ['lien waiver', /Lien Waiver$/],
  ['notice of cancellation', /^Notice of Cancellation$/],
  ['roof inspection', /Roof Inspection$/],
  ['storm inspection', /^Storm Damage Assessment$|Storm Damage Inspection$/],
  ['daily safety checklist', /Daily Safety Checklist$/],
  ['fall protection plan', /Fall Protection Plan$/],
  ['toolbox talk', /Toolbox Talk/],
  ['invoice', /Invoice$/],
  ['deposit receipt', /^Deposit Receipt$/],
  ['offer letter', /^Job Offer Letter$/],
  ['denied claim letter', /^Denied Claim.*Letter$/],
  ['crew checklist', /^Daily Crew Checklist$/],
]

interface Link {
  name: string
  href: string
}

/** The links of the page's content and header by accessible name, as one sees them. */
async function linksOf(page: Page): Promise<Link[]> {
  const found = page.locator('main a[href^="/"], header a[href^="/"]')
  return found.evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.checkVisibility() && !link.hasAttribute('download'))
      .map((link) => ({
        name: (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim(),
        href: link.pathname,
      }))
      .filter(({ name }) => name),
  )
}

/** How many of the twenty are two clicks from the home page; the others are one search away. */
const IN_TWO_CLICKS = 18

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('one search on the home page leads to each of them', { tag: FULL }, async ({ page }) => {
  await openLive(page, '/')
  for (const [words, name] of wanted) {
    await page.getByRole('main').getByRole('combobox').fill(words)
    const row = page.getByRole('option').filter({ has: page.locator('strong', { hasText: name }) })
    await expect(row.first(), words).toHaveAttribute('href', /^\/templates\/[a-z-]+$/)
  }
  await page.getByRole('option').first().click()
  await expect(title(page)).toHaveText(wanted.at(-1)![1])
})

test('most of them are two clicks from the home page as well', { tag: FULL }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  const fromHome = await linksOf(page)
  const ways = new Map<string, string[]>()
  const take = (name: string, clicks: string[]) => {
    for (const [words, pattern] of wanted) if (pattern.test(name) && !ways.has(words)) ways.set(words, clicks)
  }
  for (const { name } of fromHome) take(name, [name])
  for (const { name: first, href } of new Map(fromHome.map((link) => [link.href, link])).values()) {
    if (ways.size >= IN_TWO_CLICKS) break
    await page.goto(href)
    for (const { name } of await linksOf(page)) take(name, [first, name])
  }
  // Ways are walked, not only found.
  for (const [words, clicks] of ways) {
    await openLive(page, '/')
    for (const name of clicks) await page.getByRole('link', { name, exact: true }).first().click()
    await expect(title(page), words).toHaveText(wanted.find(([each]) => each === words)![1])
  }
  const missed = wanted.map(([words]) => words).filter((words) => !ways.has(words))
  expect(wanted.length - missed.length, `only searched: ${missed.join(', ')}`).toBeGreaterThanOrEqual(IN_TWO_CLICKS)
})
