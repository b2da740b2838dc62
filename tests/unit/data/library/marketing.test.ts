import { marketing } from '@/data/library/marketing'
import { families } from '@/data/shared/families'
import { parseInline } from '@/lib/documents/inline'
import { dataRows } from '@/lib/documents/model'
import { bytesOf, pagesOf } from '@/tests/support/built'
import { bodyLines } from '@/tests/support/distinctness'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, wordsOf } from '@/tests/support/template-reader'

const byName = finder(marketing, 'name')
const cases = figureCases(byName)

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
  cases(`
    show a dash, not an error, for blanks and zeros
      Lead Source ROI Calculator: source.1.spend 100, .leads 0
      = source.1.perLead blank
      Lead Tracker:
      = funnel.2.step blank
      Referral Tracker:
      = sum.rate blank
    a lead source that earns 26,250 from 2,000 returns 1,212.5 %
      Lead Source ROI Calculator: roi.margin 0.35, source.1.spend 2000, .leads 40, .sales 5, .revenue 75000,
        may.average 12000, .margin 0.35, .rate 0.25, .share 0.1
      = source.1.perLead 50, .perSale 400, .rate 0.125, .profit 26250, .roi 12.125, all.roi 12.125, may.perSale 420,
        .perLead 105
    the lead tracker counts leads that reached a stage, including those past it
      Lead Tracker: lead.1.stage New, .source Referral, lead.2.stage Contacted, .source Web search,
        lead.3.stage Proposal out, .source Web search, .outcome Lost, lead.4.stage Sold, .source Referral, .sale 12000,
        .outcome Sold
      = funnel.1.reached 4, funnel.2.reached 3, funnel.3.reached 2, funnel.4.reached 2, funnel.5.reached 1, .step 0.5,
        .all 0.25, source.2.rate 0.5, source.3.sold 0, lead.perLead 3000, .lost 1, .check 0
    the forecast weighs proposals by odds, by stage and by month
      Sales Pipeline Forecast: deal.1.value 20000, .odds 0.5, .stage Decision near, .month March, deal.2.value 10000,
        .odds 0.2, .stage Proposal out, .month March, month.3.goal 30000, forecast.average 12000, .odds 0.25,
        odds.2.reached 40, .sold 10
      = forecast.weighted 12000, stage.3.weighted 10000, month.3.gap 18000, forecast.needed 6, check.stage 0, .month 0,
        odds.2.odds 0.25
    a referral reward is due on paid jobs without insurance money, less rewards already sent
      Referral Tracker: rule.reward 100, referral.1.state Paid, .sale 12000, referral.2.state Paid, .sale 9000,
        .insured 1, referral.3.state Paid, .sale 3000, .paid 100, referral.4.state Lost
      = referral.1.reward 100, referral.2.reward 0, referral.3.reward 100, referral.4.reward blank,
        referral.1.open 100, referral.2.open 0, referral.3.open 0, sum.due 200, .open 100, .rate 0.75
    a goal of 1,200,000 needs 100 jobs, 400 leads and 36,000
      Marketing Budget Planner: goal.sales 1200000, .average 12000, .close 0.25, .lead 90, plan.1.search 1000,
        plan.2.search 500, .web 250, actual.1.search 1200, channel.1.leads 12
      = goal.jobs 100, .leads 400, .budget 36000, .share 0.03, plan.year 1750, channel.1.plan 1500, .over -300,
        .perLead 100
    the scorecard totals weeks by person
      Sales Activity Scorecard: week.1.person Person 1, .set 5, .held 4, .sales 1, .revenue 11000,
        week.2.person Person 1, .set 5, .held 4, .sales 1, .revenue 13000, week.3.person Person 2, .held 2
      = person.1.show 0.8, .close 0.25, .average 12000, team.held 10, person.3.close blank
    the supplied ad lines fit, and lines that are too long are counted
      Search Ad Copy Workbook:
      = repair.over 0, replacement.over 0, commercial.over 0
      Search Ad Copy Workbook: repairHeadline.1.text Thirty-one letters are too many,
        repairDescription.1.text Ninety letters are just as many as fit
        in the second line of an ad for the repair of roofs
      = repairHeadline.1.length 31, .left -1, repairDescription.1.left 0, repair.over 1
    the calendar counts 48 pieces, four per month, and those published
      Content Calendar: item.1.state Published, item.2.state Published
      = cal.all 48, .published 2, .share ≈0.0416667
  `)
})

/** Kilobytes of a file: a base, and what each page of the PDF may add. */
const budgets = { PDF: [69, 12.5], Word: [14.6, 2.7], Excel: [5.7, 3.3] } as const

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
