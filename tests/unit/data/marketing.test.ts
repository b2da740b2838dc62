import { marketing } from '@/data/marketing'
import { marketingGroups } from '@/data/marketing/template'
import type { TemplateContent } from '@/data/types'
import { verify } from '@/lib/documents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { countPages } from '@/lib/documents/preview'
import { parseInline } from '@/lib/documents/inline'
import { dataRows, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { letterheadFields } from '@/lib/documents/theme'
import { builtFile } from '@/tests/support/built'
import { bodyLines, shareOfCommonLines } from '@/tests/support/distinctness'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, randomValues, spoiled } from '@/tests/support/recalculation'

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
const byName = (name: string): TemplateContent => {
  const found = marketing.find((template) => template.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap(({ blocks }) => [...blocks])
const figuresOf = (name: string, values: Record<string, Value>) => evaluate(fill(byName(name).document(), values))

function inputsOf(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.filter(({ formula }) => !formula).map(({ name }) => name)
    case 'checklist':
      return block.items.map((_, index) => `${block.name}.${index}`)
    case 'table':
      return dataRows(block).flatMap((row, index) =>
        block.columns
          .filter(({ key, fixed, formula }) => !formula && (!fixed || row.cells[key] === undefined))
          .map(({ key }) => `${block.name}.${index}.${key}`),
      )
    default:
      return []
  }
}

/** Everything that a reader reads, the site's texts included. */
const wordsOf = (template: TemplateContent): string =>
  [
    template.name,
    template.description,
    ...template.fullDescription,
    ...template.howToUse,
    ...template.expertGuide.map(({ title, text }) => `${title} ${text}`),
    ...bodyLines(template.document()),
  ].join('\n')

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
  test('stand in seven groups of the specified size, in order', () => {
    expect(marketing).toHaveLength(37)
    expect(marketing.map(({ subcategory }) => subcategory)).toEqual(
      marketingGroups.flatMap((group, index) => Array.from({ length: counts[index]! }, () => group)),
    )
    expect(marketing[0]!.name).toBe('Door-to-Door Canvassing Script')
    expect(marketing[36]!.name).toBe('Project Video Shot List')
  })

  test('have unique slugs made from their names, ids, categories and no invented download count', () => {
    expect(new Set(marketing.map(({ slug }) => slug)).size).toBe(37)
    expect(byName('Before-and-After Case Study').slug).toBe('before-and-after-case-study')
    for (const template of marketing) {
      expect(template.id).toBe(`marketing-${template.slug}`)
      expect(template).toMatchObject({
        kind: 'marketing',
        category: 'Marketing & Lead Generation',
        categorySlug: 'marketing-lead-gen',
        baseDownloads: 0,
      })
      expect([template.name, template.formats]).toEqual([
        template.name,
        ['PDF', workbooks.includes(template.name) ? 'Excel' : 'Word'],
      ])
      expect(template.document().title).toBe(template.name)
    }
  })

  test.each(marketing.map((template) => [template.slug, template] as const))(
    '%s keeps to the limits of its texts and has enough to fill in',
    (_, { description, fullDescription, howToUse, expertGuide, tags, document }) => {
      expect(description.length).toBeLessThanOrEqual(160)
      expect(description).toMatch(/\.$/)
      expect(fullDescription).toHaveLength(3)
      expect(howToUse.length).toBeGreaterThanOrEqual(5)
      expect(howToUse.length).toBeLessThanOrEqual(7)
      expect(expertGuide.length).toBeGreaterThanOrEqual(3)
      expect(expertGuide.length).toBeLessThanOrEqual(5)
      expect(expertGuide.some(({ cite }) => cite)).toBe(true)
      expect(new Set(tags).size).toBeGreaterThanOrEqual(8)
      expect(blocksOf(document()).flatMap(inputsOf).length).toBeGreaterThanOrEqual(12)
    },
  )

  test('have a field for every merge field of their letters', () => {
    for (const { slug, document } of marketing) {
      const model = document()
      const blocks = blocksOf(model)
      const known = new Set([
        ...blocks.flatMap((block) => (block.kind === 'fields' ? block.fields.map(({ name }) => name) : [])),
        ...(model.letterhead === 'none' ? [] : letterheadFields[model.letterhead]),
      ])
      const used = blocks
        .flatMap((block) => (block.kind === 'paragraph' ? parseInline(block.text) : []))
        .flatMap((piece) => ('field' in piece ? [piece.field] : []))
      expect([slug, used.filter((name) => !known.has(name as never))]).toEqual([slug, []])
    }
  })

  test('leave no hole, double stop or brace outside a paragraph', () => {
    for (const template of marketing) {
      const found = /\bundefined\b|\bNaN\b|\[object|\.\.|;\.|: ;|\bTODO\b|[Ll]orem/.exec(wordsOf(template))
      expect([template.slug, found?.[0]]).toEqual([template.slug, undefined])
      const elsewhere = blocksOf(template.document()).flatMap((block) => (block.kind === 'paragraph' ? [] : [block]))
      expect([template.slug, JSON.stringify(elsewhere).match(/\{[a-z]+\.\w+\}/)?.[0]]).toEqual([
        template.slug,
        undefined,
      ])
    }
  })

  test('share less than a third of their sentences with one another', () => {
    const sentences = (model: DocumentModel) => bodyLines(model).filter((line) => line.split(' ').length >= 4)
    const bodies = marketing.map(({ slug, document }) => [slug, sentences(document())] as const)
    const alike = bodies.flatMap(([a, left], index) =>
      bodies.slice(index + 1).flatMap(([b, right]) => (shareOfCommonLines(left, right) > 0.33 ? [`${a} ${b}`] : [])),
    )
    expect(alike).toEqual([])
  })
})

describe('what the law asks', () => {
  test('text messages fit into 160 plain characters with typical values, name the company and can be stopped', () => {
    expect(textMessages.length).toBeGreaterThanOrEqual(15)
    for (const [slug, text] of textMessages) {
      const sent = asSent(text)
      expect([slug, sent, sent.length <= 160]).toEqual([slug, sent, true])
      expect([slug, sent]).toEqual([slug, expect.stringMatching(/^[\x20-\x7e]*STOP to opt out\.$/)])
      expect([slug, sent]).toEqual([slug, expect.stringContaining('Northside Roofing')])
    }
  })

  test('every email campaign carries a footer with the postal address and a way out', () => {
    for (const { slug, document } of marketing.filter(({ subcategory }) => subcategory === 'Email Marketing')) {
      const lines = bodyLines(document())
      expect([slug, lines.some((line) => line.includes('{company.address}'))]).toEqual([slug, true])
      expect([slug, lines.some((line) => /To stop these emails/.test(line))]).toEqual([slug, true])
      expect([slug, lines.some((line) => /ten business days/.test(line))]).toEqual([slug, true])
      expect([slug, lines.some((line) => line.includes('This email is advertising.'))]).toEqual([slug, true])
    }
  })

  test('every text message says when it may be sent', () => {
    const leads = marketing.flatMap(({ slug, document }) =>
      blocksOf(document()).flatMap((block) =>
        block.kind === 'paragraph' && block.lead?.startsWith('Text') ? [[slug, block.lead] as const] : [],
      ),
    )
    for (const [slug, lead] of leads)
      expect([slug, lead]).toEqual([slug, expect.stringMatching(/consent|agreed|they said you may|typed by hand/)])
  })

  test('a review is asked of everyone, without waiting for the punch list, and never rewarded', () => {
    const words = wordsOf(byName('Review Request Kit'))
    expect(words).toContain('even where the punch list is still open')
    expect(words).not.toMatch(/after the punch list/i)
    expect(words).toContain('no money, no discount, no prize drawing')
  })

  test('no subject pretends to be a reply or a forward', () => {
    for (const { document } of marketing)
      for (const block of blocksOf(document()))
        if (block.kind === 'paragraph' && block.lead === 'Subject.') expect(block.text).not.toMatch(/^(re|fwd?):/i)
  })

  test('what is sold at home speaks of the right to cancel and its cite', () => {
    for (const name of ['Door-to-Door Canvassing Script', 'In-Home Sales Presentation Guide'])
      expect(wordsOf(byName(name))).toMatch(/three business days[\s\S]*16 CFR 429/)
  })

  test('the financing sheet never shows a payment without the annual percentage rate and the total', () => {
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
    expect(wordsOf(byName('Financing Options Sheet'))).toContain('if paid in full')
  })

  test('scripts and letters outside quoted warnings promise nothing on claims, deductibles or reviews', () => {
    const forbidden =
      /we (?:negotiate|settle|adjust)|settle your claim|we (?:cover|absorb|waive|pay|credit) your deductible|(?:gift|discount|entry) for (?:a|your) review|insurance will pay for/i
    for (const { slug, document } of marketing) {
      const letters = blocksOf(document()).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
      expect([slug, letters.find((line) => forbidden.test(line))]).toEqual([slug, undefined])
    }
  })
})

describe('the workbooks', () => {
  test('show a dash, not an error, over blanks and zeros', () => {
    for (const name of workbooks) {
      const model = byName(name).document()
      for (const values of [{}, randomValues(model, 7, { blanks: 0, zeros: 1 })])
        for (const [cell, result] of evaluate(fill(model, values)))
          expect([name, cell, result === null || Number.isFinite(result)]).toEqual([name, cell, true])
    }
    expect(
      figuresOf('Lead Source ROI Calculator', { 'source.1.spend': 100, 'source.1.leads': 0 }).get('source.1.perLead'),
    ).toBeNull()
    expect(figuresOf('Lead Tracker', {}).get('funnel.2.step')).toBeNull()
    expect(figuresOf('Referral Tracker', {}).get('sum.rate')).toBeNull()
  })

  test('a lead source that earns 26,250 on 2,000 returns 1,212.5 %', () => {
    const figures = figuresOf('Lead Source ROI Calculator', {
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
    expect(figures.get('source.1.perLead')).toBe(50)
    expect(figures.get('source.1.perSale')).toBe(400)
    expect(figures.get('source.1.rate')).toBe(0.125)
    expect(figures.get('source.1.profit')).toBeCloseTo(26250)
    expect(figures.get('source.1.roi')).toBeCloseTo(12.125)
    expect(figures.get('all.roi')).toBeCloseTo(12.125)
    expect(figures.get('may.perSale')).toBeCloseTo(420)
    expect(figures.get('may.perLead')).toBeCloseTo(105)
  })

  test('the lead tracker counts who reached a stage, also when the lead went further', () => {
    const lead = (row: number, stage: string, source: string, more: Record<string, Value> = {}) => ({
      [`lead.${row}.stage`]: stage,
      [`lead.${row}.source`]: source,
      ...more,
    })
    const figures = figuresOf('Lead Tracker', {
      ...lead(1, 'New', 'Referral'),
      ...lead(2, 'Contacted', 'Web search'),
      ...lead(3, 'Proposal out', 'Web search', { 'lead.3.outcome': 'Lost' }),
      ...lead(4, 'Sold', 'Referral', { 'lead.4.sale': 12000, 'lead.4.outcome': 'Sold' }),
    })
    expect([1, 2, 3, 4, 5].map((row) => figures.get(`funnel.${row}.reached`))).toEqual([4, 3, 2, 2, 1])
    expect(figures.get('funnel.5.step')).toBe(0.5)
    expect(figures.get('funnel.5.all')).toBe(0.25)
    expect(figures.get('source.2.rate')).toBe(0.5)
    expect(figures.get('source.3.sold')).toBe(0)
    expect(figures.get('lead.perLead')).toBe(3000)
    expect(figures.get('lead.lost')).toBe(1)
    expect(figures.get('lead.check')).toBe(0)
  })

  test('the forecast weighs proposals by odds, by stage and by month', () => {
    const figures = figuresOf('Sales Pipeline Forecast', {
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
    expect(figures.get('forecast.weighted')).toBe(12000)
    expect(figures.get('stage.3.weighted')).toBe(10000)
    expect(figures.get('month.3.gap')).toBe(18000)
    expect(figures.get('forecast.needed')).toBe(6)
    expect(figures.get('check.stage')).toBe(0)
    expect(figures.get('check.month')).toBe(0)
    expect(figures.get('odds.2.odds')).toBe(0.25)
  })

  test('a reward is due on paid jobs that no insurer paid, less what was sent', () => {
    const figures = figuresOf('Referral Tracker', {
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
    expect([1, 2, 3, 4].map((row) => figures.get(`referral.${row}.reward`) ?? null)).toEqual([100, 0, 100, null])
    expect([1, 2, 3].map((row) => figures.get(`referral.${row}.open`))).toEqual([100, 0, 0])
    expect(figures.get('sum.due')).toBe(200)
    expect(figures.get('sum.open')).toBe(100)
    expect(figures.get('sum.rate')).toBe(0.75)
  })

  test('a goal of 1,200,000 takes 100 jobs, 400 leads and 36,000', () => {
    const figures = figuresOf('Marketing Budget Planner', {
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
    expect(figures.get('goal.jobs')).toBe(100)
    expect(figures.get('goal.leads')).toBe(400)
    expect(figures.get('goal.budget')).toBe(36000)
    expect(figures.get('goal.share')).toBeCloseTo(0.03)
    expect(figures.get('plan.year')).toBe(1750)
    expect(figures.get('channel.1.plan')).toBe(1500)
    expect(figures.get('channel.1.over')).toBe(-300)
    expect(figures.get('channel.1.perLead')).toBe(100)
  })

  test('the scorecard adds up weeks by person', () => {
    const figures = figuresOf('Sales Activity Scorecard', {
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
    expect(figures.get('person.1.show')).toBe(0.8)
    expect(figures.get('person.1.close')).toBe(0.25)
    expect(figures.get('person.1.average')).toBe(12000)
    expect(figures.get('team.held')).toBe(10)
    expect(figures.get('person.3.close')).toBeNull()
  })

  test('ready ad lines fit, and one that is too long is counted', () => {
    const name = 'Search Ad Copy Workbook'
    const ready = figuresOf(name, {})
    for (const group of ['repair', 'replacement', 'commercial']) expect(ready.get(`${group}.over`)).toBe(0)
    const figures = figuresOf(name, {
      'repairHeadline.1.text': 'x'.repeat(31),
      'repairDescription.1.text': 'y'.repeat(90),
    })
    expect(figures.get('repairHeadline.1.length')).toBe(31)
    expect(figures.get('repairHeadline.1.left')).toBe(-1)
    expect(figures.get('repairDescription.1.left')).toBe(0)
    expect(figures.get('repair.over')).toBe(1)
  })

  test('the calendar counts 48 pieces, four in each month, and what was published', () => {
    const figures = figuresOf('Content Calendar', { 'item.1.state': 'Published', 'item.2.state': 'Published' })
    expect(figures.get('cal.all')).toBe(48)
    expect(figures.get('cal.published')).toBe(2)
    expect(figures.get('cal.share')).toBeCloseTo(2 / 48)
  })

  testWithLibreOffice('recalculate in LibreOffice to the same figures, with gaps and zeros', async () => {
    const models = workbooks.map((name) => {
      const model = byName(name).document()
      return fill(model, randomValues(model, 11, { blanks: 0.3, zeros: 0.1 }))
    })
    const sheets = await recalculateAll(await Promise.all(models.map(spoiled)))
    expect(models.flatMap((model, index) => differences(model, sheets[index]!))).toEqual([])
  })
})

/** Kilobytes of a file: a base, and what each page of the PDF may add. */
const budgets = { PDF: [45, 12], Word: [14, 2.6], Excel: [5, 3] } as const

test.each(marketing.map((template) => [template.slug, template] as const))(
  '%s: its built files pass verification and keep to their size',
  async (_, template) => {
    const model = template.document()
    const files = template.formats.map((format) => [format, builtFile(template, format)] as const)
    const pages = await countPages(files[0]![1])
    expect(pages).toBeLessThanOrEqual(6)
    for (const [format, bytes] of files) {
      const [base, perPage] = budgets[format]
      expect([format, await verify(bytes, model, format)]).toEqual([format, []])
      expect([format, bytes.length <= (base + perPage * pages) * 1024]).toEqual([format, true])
    }
  },
)
