import { readFileSync } from 'node:fs'
import { templateContents } from '@/lib/catalogue/contents'
import { corpus } from '@/tests/corpus'
import { blueprintOf } from '@/tests/support/template-reader'
import type { TemplateContent } from '@/data/shared/types'

const chosen = templateContents.filter(({ slug }) => slug in corpus)
const kindsIn = (contents: readonly TemplateContent[]): string[] =>
  [
    ...new Set(
      contents.flatMap(({ document }) => document().parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))),
    ),
  ].sort()

test('each document of the corpus exists', () => {
  expect(Object.keys(corpus).filter((slug) => !chosen.some((content) => content.slug === slug))).toEqual([])
})

test('the corpus has each blueprint, family, system and format', () => {
  for (const groupOf of [blueprintOf, ({ systemSlug = '' }: TemplateContent) => systemSlug])
    expect(
      [...new Set(templateContents.map(groupOf))].filter((name) => !chosen.some((one) => groupOf(one) === name)),
    ).toEqual([])
  expect(new Set(chosen.flatMap(({ formats }) => formats))).toEqual(
    new Set(templateContents.flatMap(({ formats }) => formats)),
  )
})

test('the corpus has each kind of block', () => {
  expect(kindsIn(chosen)).toEqual(kindsIn(templateContents))
})

test('the corpus has the 20 most wanted documents', () => {
  const wanted = [...templateContents].sort((a, b) => b.demand - a.demand).slice(0, 20)
  expect(wanted.filter(({ slug }) => !(slug in corpus)).map(({ slug }) => slug)).toEqual([])
})

/** Faults as `CHANGELOG.md` tells them, and documents that had them. */
const faults: readonly [fault: string, ...slugs: string[]][] = [
  ['letters whose address has several lines', 'denied-claim-next-steps-letter', 'proposal-email-template'],
  ['Lien waivers and the first two payment reminders', 'conditional-progress-lien-waiver', 'first-late-payment-notice'],
  ['Estimates count text in every typed number', 'asphalt-shingles-residential-replacement-estimate'],
  ['Daily safety checklists', 'asphalt-shingles-daily-safety-checklist'],
  ['batten spacing of clay tile', 'clay-tile-residential-replacement-estimate'],
  ['chimney and final inspections', 'chimney-and-flashing-inspection', 'final-inspection-checklist'],
  ['the last day to cancel', 'asphalt-shingles-residential-contract', 'notice-of-cancellation'],
  ['ages and days left', 'accounts-receivable-aging', 'lien-notice-deadline-tracker'],
  ['tracker counts hours used', 'paid-time-off-tracker'],
  ['choices such as 1/150', 'attic-and-ventilation-inspection'],
  ['no spark test of aged film', 'polyurea-coating-insurance-claim-inspection'],
  ['warranty notices on all roofs', 'modified-bitumen-warranty-inspection'],
  ['fall protection plans', 'asphalt-shingles-fall-protection-plan'],
  ['percent complete above 100', 'progress-invoice'],
]

test.each(faults)('the corpus has documents of the fault: %s', (fault, ...slugs) => {
  expect(readFileSync('CHANGELOG.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(fault)
  expect(slugs.filter((slug) => !(slug in corpus))).toEqual([])
})
