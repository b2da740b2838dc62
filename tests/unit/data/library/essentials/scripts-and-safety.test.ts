import { dailyCrewChecklist } from '@/data/library/essentials/daily-crew-checklist'
import { followUpEmailTemplates } from '@/data/library/essentials/follow-up-email-templates'
import { initialCallScript } from '@/data/library/essentials/initial-call-script'
import { jobsiteSafetyChecklist } from '@/data/library/essentials/jobsite-safety-checklist'
import { newCustomerOnboarding } from '@/data/library/essentials/new-customer-onboarding'
import { oshaComplianceChecklist } from '@/data/library/essentials/osha-compliance-checklist'
import { proposalEmailTemplate } from '@/data/library/essentials/proposal-email-template'
import type { TemplateContent } from '@/data/shared/types'
import { parseInline } from '@/lib/documents/inline'
import { dataRows } from '@/lib/documents/model'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, ofKind, textsOf } from '@/tests/support/template-reader'

const templates: readonly TemplateContent[] = [
  initialCallScript,
  followUpEmailTemplates,
  proposalEmailTemplate,
  jobsiteSafetyChecklist,
  oshaComplianceChecklist,
  newCustomerOnboarding,
  dailyCrewChecklist,
]
const named = templates.map((template) => [template.slug, template] as const)

describe.each(named)('%s', (_, template) => {
  const model = template.document()

  it('names its sheets within the limits of a workbook', () => {
    const sheets = model.parts.map(({ name }) => name)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(sheets.filter((name) => name.length > 31 || /[:\\/?*[\]]/.test(name))).toEqual([])
  })

  it('offers choices that fit a workbook dropdown', () => {
    const lists = blocksOf(model).flatMap((block) => {
      if (block.kind === 'fields') return block.fields.map(({ options }) => options ?? [])
      return block.kind === 'table' ? block.columns.map(({ options }) => options ?? []) : []
    })
    expect(lists.filter((list) => list.join(',').length > 255 || list.some((choice) => choice.includes(',')))).toEqual(
      [],
    )
  })

  it('keeps merge fields out of table cells and checks, which print verbatim', () => {
    const cells = [...ofKind(model, 'table'), ...ofKind(model, 'checklist')].flatMap(textsOf)
    expect(cells.filter((text) => /\{[a-zA-Z]/.test(text))).toEqual([])
  })

  it('makes no unlawful offer about a deductible or a claim', () => {
    const forbidden = [
      /free (new )?roof/i,
      /\b(we|we'll|we’ll|us)\b[^.?!]{0,60}\b(cover|absorb|waive|eat|rebate|pay|credit|forgive)\b[^.?!]{0,20}deductible/i,
      /\b(we|we'll|we’ll|our team)\b[^.?!]{0,30}\b(negotiate|settle|handle|fight)\b[^.?!]{0,20}claim/i,
      /no (out-of-pocket )?cost to you/i,
      /(gift|reward|discount|card) for (a|your|each) (review|inspection)/i,
      /assignment of benefits/i,
    ]
    const texts = textsOf([template, model])
    for (const pattern of forbidden) expect(texts.filter((text) => pattern.test(text))).toEqual([])
  })
})

describe('all seven templates', () => {
  it('have their ids, categories and formats', () => {
    expect(templates.map(({ id, categorySlug, formats }) => [id, categorySlug, formats.join(' ')])).toEqual([
      ['9', 'customer-communication', 'PDF Word'],
      ['10', 'customer-communication', 'PDF Word'],
      ['11', 'customer-communication', 'PDF Word'],
      ['12', 'safety-compliance', 'PDF Excel'],
      ['13', 'safety-compliance', 'PDF Excel'],
      ['14', 'business-operations', 'PDF Word'],
      ['15', 'business-operations', 'PDF Excel'],
    ])
  })
})

describe('text messages', () => {
  const typical: Record<string, string> = {
    'customer.firstName': 'Elizabeth',
    'company.name': 'Summit Ridge Roofing Co.',
    'company.phone': '(555) 555-0142',
    'company.representative': 'Marcus Bell',
    'job.address': '1482 Willow Creek Drive',
    'office.emergencyPhone': '(555) 555-0199',
    'estimate.number': 'E-2026-118',
    'estimate.validUntil': '06/30/2026',
    'followUp.reviewLink': 'https://ridge.example/review',
  }
  const texts = [initialCallScript, followUpEmailTemplates].flatMap((template) =>
    ofKind(template.document(), 'paragraph')
      .filter(({ lead }) => lead === 'Text message.')
      .map(({ text }) => text),
  )
  const merged = (text: string): string =>
    parseInline(text)
      .map((part) => ('field' in part ? (typical[part.field] ?? `missing ${part.field}`) : part.text))
      .join('')

  it('accompany each of the nine emails and the missed call', () => {
    expect(texts).toHaveLength(10)
  })

  it.each(texts)('fits one message, names the company and uses plain characters: %s', (text) => {
    expect(merged(text)).not.toContain('missing')
    expect(merged(text).length).toBeLessThanOrEqual(160)
    expect(merged(text)).toMatch(/^[\x20-\x7e]+$/)
    expect(text).toContain('{company.name}')
  })

  it('all include an opt-out', () => {
    expect(texts.filter((text) => !/STOP to opt out\.$/.test(text))).toEqual([])
  })
})

describe('safety lines', () => {
  const lines = (template: TemplateContent) => ofKind(template.document(), 'checklist').flatMap(({ items }) => items)
  const cite = /(29|40) CFR \d{2,4}(\.\d+)?/

  it('of the company audit each carry a federal citation', () => {
    const items = lines(oshaComplianceChecklist)
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(items.length).toBeLessThanOrEqual(90)
    expect(items.filter(({ note }) => !note || !cite.test(note)).map(({ text }) => text)).toEqual([])
  })

  it('of the jobsite walk each have their federal citation in the expert guide', () => {
    const items = lines(jobsiteSafetyChecklist)
    expect(items.length).toBeGreaterThanOrEqual(50)
    expect(items.length).toBeLessThanOrEqual(72)
    const guide = jobsiteSafetyChecklist.expertGuide.map(({ text }) => text).join(' ')
    const behind = (text: string): string => {
      const at = guide.indexOf(`${text} (`)
      return at < 0 ? '' : guide.slice(at + text.length, at + text.length + 30)
    }
    expect(items.filter(({ text }) => !cite.test(behind(text))).map(({ text }) => text)).toEqual([])
  })

  it('of the jobsite walk keep the numbers of the rules', () => {
    const all = textsOf(lines(jobsiteSafetyChecklist)).join('\n')
    for (const number of ['5,000 lb', '34 to 39 in', '16 lb', '50 ft wide or less', '3 ft above', '10 ft'])
      expect(all).toContain(number)
  })

  it('all count in the audit scorecard', () => {
    const model = oshaComplianceChecklist.document()
    const score = ofKind(model, 'table').find(({ name }) => name === 'score')!
    const counted = dataRows(score).map(({ cells }) => [cells.section, cells.lines])
    const blocks = blocksOf(model)
    const real = blocks.flatMap((block, index) => {
      const before = blocks[index - 1]
      return block.kind === 'checklist' && before?.kind === 'heading' ? [[before.text, block.items.length]] : []
    })
    expect([...counted].sort()).toEqual([...real].sort())
  })
})

describe('calculations', () => {
  figureCases(finder(templates))(`
    total crew hours, including overnight, and leave unfinished lines empty
      daily-crew-checklist: crew.1.start 7, .lunch 0.5, .stop 15.75, crew.2.start 7.5, .stop 16, crew.3.start 22,
        .lunch 0.5, .stop 2, crew.4.start 7, delay.hours 1.5
      = crew.1.hours 8.25, crew.2.hours 8.5, crew.3.hours 3.5, crew.4.hours blank, crew.total 20.25, .working 18.75
    turn squares into progress without dividing by zero
      daily-crew-checklist: area.1.planned 20, .before 5, .today 10, area.2.today 2, crew.1.start 7, .stop 13,
        material.1.start 60, .delivered 12, .used 41
      = area.1.percent 0.75, area.2.percent blank, area.today 12, .percent 0.85, .hoursPerSquare 0.5, material.1.left 31
    score the audit over the answered lines only
      osha-compliance-checklist: score.1.yes 8, .no 2, score.2.yes 2, .no 0
      = score.1.rate 0.8, score.2.rate 1, score.3.rate blank, score.rate ≈0.8333333
    split an insurance job into payments that add up to its price
      proposal-email-template: claim.1.amount 11000, claim.2.amount 2500, claim.4.amount 1500, claim.5.amount 800
      = claim.acv 8500, .firstPayment 7000, .holdback 2500, .ownerShare 2300, .total 11800
    leave work that the insurer has not approved to the owner
      proposal-email-template: claim.1.amount 11000, claim.2.amount 2500, claim.3.amount 400, claim.4.amount 1500,
        claim.6.amount 900
      = claim.firstPayment 6600, .ownerShare 2800, .total 11900
  `)
})
