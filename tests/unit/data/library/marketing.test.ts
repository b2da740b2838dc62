import { marketing } from '@/data/library/marketing'
import { families } from '@/data/shared/families'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { parseInline } from '@/lib/documents/inline'
import { dataRows, type Value } from '@/lib/documents/model'
import { bytesOf, pagesOf } from '@/tests/support/built'
import { bodyLines } from '@/tests/support/distinctness'
import { randomValues } from '@/tests/support/recalculation'
import { blocksOf, figuresFrom, finder, wordsOf } from '@/tests/support/template-reader'

const byName = finder(marketing, 'name')
const figuresOf = figuresFrom(byName)

const marketingGroups = families.marketing.groups

const counts = [6, 6, 5, 5, 5, 5, 5]
const workbooks = [
  'Referral Tracker',
  'Lead Tracker',
  'Sales Pipeline Forecast',
  'Lead Source ROI Calculator',
  'Sales Activity Scorecard',
  'Search Ad Copy Workbook',
  'Marketing Budget Planner',
  'Content Calendar',
]

const textMessages = marketing.flatMap(({ slug, document }) =>
  blocksOf(document()).flatMap((block) =>
    block.kind === 'paragraph' && block.lead?.startsWith('Text') ? [[slug, block.text] as const] : [],
  ),
)

/** Names, numbers and times of usual length. */
const typical: Record<string, string> = {
  'company.name': 'Northside Roofing',
  'company.representative': 'Dan Miller',
  'company.phone': '555-201-3344',
  'customer.firstName': 'Patricia',
  'office.emergencyPhone': '555-201-3399',
  'office.visitTimes': 'Tue 10 am or Thu 4 pm',
  'office.bookingLink': 'northside.com/book',
  'review.link': 'northside.com/review',
  'building.name': 'Oak Court',
  'storm.date': '06/14/2027',
  'plan.weeks': 'the week of April 12',
}
const asSent = (text: string): string =>
  parseInline(text)
    .map((piece) => {
      if ('text' in piece) return piece.text
      const value = typical[piece.field]
      if (value === undefined) throw new Error(`no typical value for ${piece.field}`)
      return value
    })
    .join('')

describe('the 37 marketing documents', () => {
  test('form seven groups of the specified size, in order', () => {
    expect(marketing).toHaveLength(37)
    expect(marketing.filter(({ formats }) => formats[1] === 'Excel').map(({ name }) => name)).toEqual(workbooks)
    expect(marketing.map(({ subcategory }) => subcategory)).toEqual(
      marketingGroups.flatMap((group, index) => Array.from({ length: counts[index]! }, () => group)),
    )
    expect(marketing[0]!.name).toBe('Door-to-Door Canvassing Script')
    expect(marketing[36]!.name).toBe('Project Video Shot List')
  })

  test('leave no brace outside a paragraph', () => {
    for (const template of marketing) {
      const elsewhere = blocksOf(template.document()).flatMap((block) => (block.kind === 'paragraph' ? [] : [block]))
      expect([template.slug, JSON.stringify(elsewhere).match(/\{[a-z]+\.\w+\}/)?.[0]]).toEqual([
        template.slug,
        undefined,
      ])
    }
  })
})

describe('legal requirements', () => {
  test('text messages fit 160 plain characters with typical values, name the company and offer an opt-out', () => {
    expect(textMessages.length).toBeGreaterThanOrEqual(15)
    for (const [slug, text] of textMessages) {
      const sent = asSent(text)
      expect([slug, sent, sent.length <= 160]).toEqual([slug, sent, true])
      expect([slug, sent]).toEqual([slug, expect.stringMatching(/^[\x20-\x7e]*STOP to opt out\.$/)])
      expect([slug, sent]).toEqual([slug, expect.stringContaining('Northside Roofing')])
    }
  })

  test('every email campaign has a footer with the postal address and an opt-out', () => {
    for (const { slug, document } of marketing.filter(({ subcategory }) => subcategory === 'Email Marketing')) {
      const lines = bodyLines(document())
      expect([slug, lines.some((line) => line.includes('{company.address}'))]).toEqual([slug, true])
      expect([slug, lines.some((line) => /To stop these emails/.test(line))]).toEqual([slug, true])
      expect([slug, lines.some((line) => /ten business days/.test(line))]).toEqual([slug, true])
      expect([slug, lines.some((line) => line.includes('This email is advertising.'))]).toEqual([slug, true])
    }
  })

  test('every text message states when it may be sent', () => {
    const leads = marketing.flatMap(({ slug, document }) =>
      blocksOf(document()).flatMap((block) =>
        block.kind === 'paragraph' && block.lead?.startsWith('Text') ? [[slug, block.lead] as const] : [],
      ),
    )
    for (const [slug, lead] of leads)
      expect([slug, lead]).toEqual([slug, expect.stringMatching(/consent|agreed|they said you may|typed by hand/)])
  })

  test('every customer is asked for a review, before the punch list is done, and never for a reward', () => {
    const words = wordsOf(byName('Review Request Kit')).join('\n')
    expect(words).toContain('even if the punch list is still open')
    expect(words).not.toMatch(/after the punch list/i)
    expect(words).toContain('no money, no discount, no prize drawing')
  })

  test('no subject line poses as a reply or a forward', () => {
    for (const { document } of marketing)
      for (const block of blocksOf(document()))
        if (block.kind === 'paragraph' && block.lead === 'Subject.') expect(block.text).not.toMatch(/^(re|fwd?):/i)
  })

  test('home-sale documents mention the right to cancel and cite the rule', () => {
    for (const name of ['Door-to-Door Canvassing Script', 'In-Home Sales Presentation Guide'])
      expect(wordsOf(byName(name)).join('\n')).toMatch(/three business days[\s\S]*16 CFR 429/)
  })

  test('the financing sheet never shows a payment without the APR and the total', () => {
    const offer = blocksOf(byName('Financing Options Sheet').document()).find(
      (block) => block.kind === 'table' && block.name === 'offer',
    )
    const rows = offer?.kind === 'table' ? dataRows(offer).map(({ cells }) => cells['what']) : []
    for (const needed of [
      'Down payment to the lender',
      'Annual percentage rate (APR)',
      'Number and amount of payments',
      'Total of payments',
    ])
      expect(rows).toContain(needed)
    expect(wordsOf(byName('Financing Options Sheet')).join('\n')).toContain('if paid in full')
  })

  test('scripts and letters promise nothing about claims, deductibles or reviews, outside quoted warnings', () => {
    const forbidden =
      /we (?:negotiate|settle|adjust)|settle your claim|we (?:cover|absorb|waive|pay|credit) your deductible|(?:gift|discount|entry) for (?:a|your) review|insurance will pay for/i
    for (const { slug, document } of marketing) {
      const letters = blocksOf(document()).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
      expect([slug, letters.find((line) => forbidden.test(line))]).toEqual([slug, undefined])
    }
  })
})

describe('the workbooks', () => {
  test('show a dash, not an error, for blanks and zeros', () => {
    for (const name of workbooks) {
      const model = byName(name).document()
      for (const values of [{}, randomValues(model, 7, { blanks: 0, zeros: 1 })])
        for (const [cell, result] of evaluate(fill(model, values)))
          expect([name, cell, result === null || Number.isFinite(result)]).toEqual([name, cell, true])
    }
    expect(
      figuresOf('Lead Source ROI Calculator', { 'source.1.spend': 100, 'source.1.leads': 0 })('source.1.perLead'),
    ).toBeNull()
    expect(figuresOf('Lead Tracker', {})('funnel.2.step')).toBeNull()
    expect(figuresOf('Referral Tracker', {})('sum.rate')).toBeNull()
  })

  test('a lead source that earns 26,250 from 2,000 returns 1,212.5 %', () => {
    const figure = figuresOf('Lead Source ROI Calculator', {
      'roi.margin': 0.35,
      'source.1.spend': 2000,
      'source.1.leads': 40,
      'source.1.sales': 5,
      'source.1.revenue': 75000,
      'may.average': 12000,
      'may.margin': 0.35,
      'may.rate': 0.25,
      'may.share': 0.1,
    })
    expect(figure('source.1.perLead')).toBe(50)
    expect(figure('source.1.perSale')).toBe(400)
    expect(figure('source.1.rate')).toBe(0.125)
    expect(figure('source.1.profit')).toBeCloseTo(26250)
    expect(figure('source.1.roi')).toBeCloseTo(12.125)
    expect(figure('all.roi')).toBeCloseTo(12.125)
    expect(figure('may.perSale')).toBeCloseTo(420)
    expect(figure('may.perLead')).toBeCloseTo(105)
  })

  test('the lead tracker counts leads that reached a stage, including those past it', () => {
    const lead = (row: number, stage: string, source: string, more: Record<string, Value> = {}) => ({
      [`lead.${row}.stage`]: stage,
      [`lead.${row}.source`]: source,
      ...more,
    })
    const figure = figuresOf('Lead Tracker', {
      ...lead(1, 'New', 'Referral'),
      ...lead(2, 'Contacted', 'Web search'),
      ...lead(3, 'Proposal out', 'Web search', { 'lead.3.outcome': 'Lost' }),
      ...lead(4, 'Sold', 'Referral', { 'lead.4.sale': 12000, 'lead.4.outcome': 'Sold' }),
    })
    expect([1, 2, 3, 4, 5].map((row) => figure(`funnel.${row}.reached`))).toEqual([4, 3, 2, 2, 1])
    expect(figure('funnel.5.step')).toBe(0.5)
    expect(figure('funnel.5.all')).toBe(0.25)
    expect(figure('source.2.rate')).toBe(0.5)
    expect(figure('source.3.sold')).toBe(0)
    expect(figure('lead.perLead')).toBe(3000)
    expect(figure('lead.lost')).toBe(1)
    expect(figure('lead.check')).toBe(0)
  })

  test('the forecast weighs proposals by odds, by stage and by month', () => {
    const figure = figuresOf('Sales Pipeline Forecast', {
      'deal.1.value': 20000,
      'deal.1.odds': 0.5,
      'deal.1.stage': 'Decision near',
      'deal.1.month': 'March',
      'deal.2.value': 10000,
      'deal.2.odds': 0.2,
      'deal.2.stage': 'Proposal out',
      'deal.2.month': 'March',
      'month.3.goal': 30000,
      'forecast.average': 12000,
      'forecast.odds': 0.25,
      'odds.2.reached': 40,
      'odds.2.sold': 10,
    })
    expect(figure('forecast.weighted')).toBe(12000)
    expect(figure('stage.3.weighted')).toBe(10000)
    expect(figure('month.3.gap')).toBe(18000)
    expect(figure('forecast.needed')).toBe(6)
    expect(figure('check.stage')).toBe(0)
    expect(figure('check.month')).toBe(0)
    expect(figure('odds.2.odds')).toBe(0.25)
  })

  test('a referral reward is due on paid jobs without insurance money, less rewards already sent', () => {
    const figure = figuresOf('Referral Tracker', {
      'rule.reward': 100,
      'referral.1.state': 'Paid',
      'referral.1.sale': 12000,
      'referral.2.state': 'Paid',
      'referral.2.sale': 9000,
      'referral.2.insured': 1,
      'referral.3.state': 'Paid',
      'referral.3.sale': 3000,
      'referral.3.paid': 100,
      'referral.4.state': 'Lost',
    })
    expect([1, 2, 3, 4].map((row) => figure(`referral.${row}.reward`) ?? null)).toEqual([100, 0, 100, null])
    expect([1, 2, 3].map((row) => figure(`referral.${row}.open`))).toEqual([100, 0, 0])
    expect(figure('sum.due')).toBe(200)
    expect(figure('sum.open')).toBe(100)
    expect(figure('sum.rate')).toBe(0.75)
  })

  test('a goal of 1,200,000 needs 100 jobs, 400 leads and 36,000', () => {
    const figure = figuresOf('Marketing Budget Planner', {
      'goal.sales': 1200000,
      'goal.average': 12000,
      'goal.close': 0.25,
      'goal.lead': 90,
      'plan.1.search': 1000,
      'plan.2.search': 500,
      'plan.2.web': 250,
      'actual.1.search': 1200,
      'channel.1.leads': 12,
    })
    expect(figure('goal.jobs')).toBe(100)
    expect(figure('goal.leads')).toBe(400)
    expect(figure('goal.budget')).toBe(36000)
    expect(figure('goal.share')).toBeCloseTo(0.03)
    expect(figure('plan.year')).toBe(1750)
    expect(figure('channel.1.plan')).toBe(1500)
    expect(figure('channel.1.over')).toBe(-300)
    expect(figure('channel.1.perLead')).toBe(100)
  })

  test('the scorecard totals weeks by person', () => {
    const figure = figuresOf('Sales Activity Scorecard', {
      'week.1.person': 'Person 1',
      'week.1.set': 5,
      'week.1.held': 4,
      'week.1.sales': 1,
      'week.1.revenue': 11000,
      'week.2.person': 'Person 1',
      'week.2.set': 5,
      'week.2.held': 4,
      'week.2.sales': 1,
      'week.2.revenue': 13000,
      'week.3.person': 'Person 2',
      'week.3.held': 2,
    })
    expect(figure('person.1.show')).toBe(0.8)
    expect(figure('person.1.close')).toBe(0.25)
    expect(figure('person.1.average')).toBe(12000)
    expect(figure('team.held')).toBe(10)
    expect(figure('person.3.close')).toBeNull()
  })

  test('the supplied ad lines fit, and lines that are too long are counted', () => {
    const name = 'Search Ad Copy Workbook'
    const ready = figuresOf(name, {})
    for (const group of ['repair', 'replacement', 'commercial']) expect(ready(`${group}.over`)).toBe(0)
    const figure = figuresOf(name, {
      'repairHeadline.1.text': 'x'.repeat(31),
      'repairDescription.1.text': 'y'.repeat(90),
    })
    expect(figure('repairHeadline.1.length')).toBe(31)
    expect(figure('repairHeadline.1.left')).toBe(-1)
    expect(figure('repairDescription.1.left')).toBe(0)
    expect(figure('repair.over')).toBe(1)
  })

  test('the calendar counts 48 pieces, four per month, and those published', () => {
    const figure = figuresOf('Content Calendar', { 'item.1.state': 'Published', 'item.2.state': 'Published' })
    expect(figure('cal.all')).toBe(48)
    expect(figure('cal.published')).toBe(2)
    expect(figure('cal.share')).toBeCloseTo(2 / 48)
  })
})

/** Kilobytes of a file: a base, and what each page of the PDF may add. */
const budgets = { PDF: [69, 12.5], Word: [14.6, 2.7], Excel: [5.7, 3.1] } as const

test('every document has at most seven pages and stays within its size limit', () => {
  for (const template of marketing) {
    const pages = pagesOf(template)
    expect([template.slug, pages <= 7]).toEqual([template.slug, true])
    for (const format of template.formats) {
      const [base, perPage] = budgets[format]
      const length = bytesOf(template, format)
      expect([template.slug, format, length <= (base + perPage * pages) * 1024]).toEqual([template.slug, format, true])
    }
  }
})
