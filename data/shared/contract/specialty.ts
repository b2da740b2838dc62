/** The frame of a specialty contract; each document brings its own scope, standard, conditions and clauses. */
import * as d from '@/lib/documents/author'
import type { Edition } from '@/data/law/edition'
import { lowerFirst } from '@/data/shared/words'
import { homeContract } from './home-contract'
import { homeParties } from './parties'
import { paymentTable, pricedLines, unitPriceTable } from './price'
import { paymentNotices } from './state-texts'
import { terms, termsOf, type Term } from './terms'

interface SpecialtyContract {
  /** Between the parties and the price: what is there and what was chosen. */
  opening: readonly d.Block[]
  /** Work lines with their units; they add up to the contract sum. */
  lines: readonly (readonly [item: string, unit: string])[]
  excluded: readonly string[]
  conditions: readonly string[]
  hidden: readonly (readonly [work: string, unit: string])[]
  milestones: readonly string[]
  warranty: { covered: string; excluded: readonly string[]; care: readonly string[] }
  clauses: readonly Term[]
  /** Between the clauses and the right to cancel. */
  beforeSigning?: readonly d.Block[]
  cites: readonly string[]
  /** The work may be an emergency, or paid by an insurer (see `homeContract`). */
  emergency?: boolean
  insured?: boolean
  storm?: boolean
  leadSafe?: boolean
  /** The work is on gutters alone: the terms speak of no open roof. */
  gutters?: true
}

const warrantyBlocks = ({ covered, excluded, care }: SpecialtyContract['warranty']): d.Block[] => [
  d.section('Warranties', 'Workmanship and manufacturer’s warranties, kept separate'),
  d.fields(
    4,
    d.own('warranty.months', 'Workmanship, months', 'number', { decimals: 0 }),
    d.own('warranty.start', 'Starts on', 'date'),
    d.own('warranty.maker', 'Manufacturer’s warranty (name, term, who registers)', 'text', { span: 2 }),
  ),
  d.p(
    `${covered} Not covered: ${excluded.map((each) => lowerFirst(each).replace(/\.$/, '')).join('; ')}.`,
    'Workmanship covers:',
  ),
  d.p(care.join(' '), 'Owner’s part.'),
]

/** The contract with its cover page and its sheets. */
export const specialtyParts = (edition: Edition, content: SpecialtyContract): readonly d.Part[] =>
  homeContract(edition, {
    name: 'Contract',
    blocks: [
      ...homeParties('Home improvement contract'),
      ...content.opening,
      d.section(
        'Work and price',
        'Work lines with quantity and price, exclusions, special conditions, payments and dates',
      ),
      pricedLines(content.lines.map(([item, unit]) => ({ item, unit }))),
      d.p(content.excluded.join(' '), 'Not included.'),
      d.p(content.conditions.join(' '), 'Special conditions.'),
      unitPriceTable(content.hidden, 0),
      paymentTable(content.milestones),
      ...paymentNotices(edition),
      d.fields(
        4,
        d.field('job.startDate', { label: 'Approximate start' }),
        d.field('job.completionDate', { label: 'Approximate completion' }),
        d.field('job.permit', { label: 'Permit, if needed' }),
        d.own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
      ),
      ...warrantyBlocks(content.warranty),
      d.section('Terms'),
      termsOf(
        ...content.clauses,
        terms.changes,
        content.gutters ? terms.gutterConcealed : terms.concealed,
        content.gutters ? terms.gutterTime : terms.time,
        content.gutters ? terms.gutterProtection : terms.protection,
        terms.subcontractors,
        terms.insurer,
        terms.liens,
        terms.disputes,
        terms.termination,
        terms.general,
      ),
      ...(content.beforeSigning ?? []),
    ],
    signing: [
      d.signatures(
        [
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ],
        'Owner receives a complete signed copy with two cancellation forms at signing.',
      ),
    ],
    cites: content.cites,
    emergency: content.emergency,
    insured: content.insured,
    storm: content.storm,
    leadSafe: content.leadSafe,
  })
