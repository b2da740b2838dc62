/** The frame of a specialty contract; each document brings its own scope, standard, conditions and clauses. */
import {
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  section,
  signatures,
  steps,
  subsection,
  table,
  type Block,
  type DocumentModel,
} from '@/lib/documents/author'
import { cancellationCites, cancellationForms, rightToCancel } from './cancellation'
import { homeParties } from './parties'
import { paymentTable, pricedLines, unitPriceTable } from './price'
import { homeNotices, stateNotices } from './state-notices'
import { notLegalAdvice } from './template'
import { initialed, terms, termsOf, type Term } from './terms'

export interface SpecialtyContract {
  title: string
  subject: string
  intro: string
  keywords: readonly string[]
  /** Between the parties and the price: what is there and what was chosen. */
  opening: readonly Block[]
  /** Work lines with their units; they add up to the contract sum. */
  lines: readonly (readonly [item: string, unit: string])[]
  excluded: readonly string[]
  standard: readonly string[]
  conditions: readonly string[]
  hidden: readonly (readonly [work: string, unit: string])[]
  milestones: readonly string[]
  warranty: { covered: string; excluded: readonly string[]; care: readonly string[] }
  clauses: readonly Term[]
  /** Between the clauses and the right to cancel. */
  beforeSigning?: readonly Block[]
  cites: readonly string[]
}

const conditionTable = (conditions: readonly string[]): Block =>
  table(
    'condition',
    'Special conditions',
    [
      column('text', 'Condition', 'text', { width: 8.6, fixed: true }),
      column('initials', 'Initials', 'text', { width: 1.1 }),
    ],
    conditions.map((text) => ({ text })),
    { lineNumbers: true },
  )

const warrantyBlocks = ({ covered, excluded, care }: SpecialtyContract['warranty']): Block[] => [
  section('Warranties', 'Workmanship warranty and maker’s warranty, kept apart'),
  fields(
    4,
    own('warranty.months', 'Workmanship, months', 'number', { decimals: 0 }),
    own('warranty.start', 'Starts on', 'date'),
    own('warranty.maker', 'Maker’s warranty (name, term, who registers)', 'text', { span: 2 }),
  ),
  p(covered, 'Workmanship covers:'),
  p(excluded.join(' '), 'Not covered.'),
  p(care.join(' '), 'Owner’s part.'),
]

export const specialtyDocument = (content: SpecialtyContract): DocumentModel =>
  documentModel({
    title: content.title,
    subject: content.subject,
    intro: content.intro,
    keywords: content.keywords,
    parts: [
      part('Contract', [
        ...homeParties('Home improvement contract'),
        ...content.opening,
        section('Work and price', 'Work lines with quantity and price, exclusions, contract sum'),
        pricedLines(content.lines.map(([item, unit]) => ({ item, unit }))),
        p(content.excluded.join(' '), 'Not included.'),
        section('Standard of work', 'Standard by which the work is judged'),
        steps(...content.standard),
        section('Special conditions', 'Special conditions, each initialed'),
        conditionTable(content.conditions),
        subsection('Unit prices for hidden conditions'),
        unitPriceTable(content.hidden, 0),
        section('Payments and dates', 'Schedule of payments checked against the contract sum, dates'),
        paymentTable(content.milestones),
        fields(
          4,
          field('job.startDate', { label: 'Approximate start' }),
          field('job.completionDate', { label: 'Approximate completion' }),
          field('job.permit', { label: 'Permit, if needed' }),
          own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
        ),
        ...warrantyBlocks(content.warranty),
        section('Terms'),
        termsOf(
          ...content.clauses,
          terms.changes,
          initialed(terms.concealed, 'concealed'),
          terms.time,
          terms.protection,
          terms.subcontractors,
          initialed(terms.insurer, 'insurer'),
          terms.maker,
          initialed(terms.liens, 'liens'),
          terms.disputes,
          terms.termination,
          terms.entire,
        ),
        ...(content.beforeSigning ?? []),
        ...rightToCancel(),
        signatures(
          [
            { name: 'owner', role: 'Owner' },
            { name: 'contractor', role: 'Contractor', withTitle: true },
          ],
          'Owner receives a complete signed copy with two cancellation forms at signing.',
        ),
        notLegalAdvice(cancellationCites, ...content.cites, 'statutes as listed under “State notices”'),
        ...stateNotices(homeNotices),
      ]),
      ...cancellationForms(),
    ],
  })
