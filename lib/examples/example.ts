import { documentNames, blueprintNames } from '@/data/examples/documents'
import { contractNames } from '@/data/examples/contract-names'
import { days } from '@/data/examples/calendar'
import { inspectionNames } from '@/data/examples/inspection-names'
import { jobNames } from '@/data/examples/job-names'
import { dayOf } from '@/data/examples/dates'
import { emailAt, phoneAt, textLabels } from '@/data/examples/labels'
import { measures } from '@/data/examples/measures'
import { currencyLabels, numberLabels, percentLabels } from '@/data/examples/numbers'
import { officeNames } from '@/data/examples/office-names'
import { safetyNames } from '@/data/examples/safety-names'
import type { ExampleJob, ExamplePlace, ExampleValue, Said, SaidByName } from '@/data/examples/types'
import type { TemplateContent } from '@/data/shared/types'
import type { Control } from '@/lib/documents/controls'

const shared: readonly SaidByName[] = [
  ...[jobNames, measures, contractNames, inspectionNames, safetyNames, officeNames],
]

const usualDays: Readonly<Partial<Record<TemplateContent['kind'], string>>> = {
  estimate: days.estimate,
  contract: days.contract,
  inspection: days.inspection,
  safety: days.start,
  'project-management': days.second,
  'client-communication': days.letter,
  invoicing: days.invoice,
  marketing: days.letter,
  hr: days.review,
}

export interface JobAmounts extends Pick<ExamplePlace, 'contract' | 'change'> {
  byName: Readonly<Record<string, number>>
}

export type ExampleEntry = [name: string, value: ExampleValue]

export interface Finding {
  line: string
  text: string
  /** In a sentence: `boot split on the uphill side`. */
  what: string
  action: string
}

/** By the name of a checklist and the number of its line. */
export type Findings = ReadonlyMap<string, ReadonlyMap<number, Finding>>

export interface Example {
  content: Pick<TemplateContent, 'slug' | 'kind' | 'systemSlug'>
  job: ExampleJob
  amounts: JobAmounts
  /** What its report finds, and what follows for its summary; absent for other documents. */
  findings?: Findings
  report?: SaidByName
}

/** `crew.#.name` for `crew.3.name`. */
const patternOf = (name: string): string => name.replace(/\.\d+(?=\.)/, '.#')

/** The slug of a template without its roof system: `safety-plan`. */
export const blueprintOf = ({ slug, systemSlug }: Example['content']): string =>
  systemSlug && slug.startsWith(`${systemSlug}-`) ? slug.slice(systemSlug.length + 1) : slug

const ownNames = ({ content }: Example): readonly SaidByName[] => [
  documentNames[content.slug] ?? {},
  blueprintNames[blueprintOf(content)] ?? {},
]

/** Lines, in a document for any roof, about another roof than the example's. */
const OTHER_ROOF =
  /^(low slope|tile|shakes|metal panels|metal, tile|flat parts|hail: (metal|tile|wood))|parapet|scupper/i

export const isNotHere = (line: string, { content, job }: Pick<Example, 'content' | 'job'>): boolean =>
  content.systemSlug === undefined && job.system.type === 'sloped' && OTHER_ROOF.test(line)

/** The last date in the document's own lists: the day on which it is signed. */
export const ownDay = (example: Example): string | undefined =>
  ownNames(example)
    .flatMap((list) => Object.entries(list))
    .flatMap(([name, said]) =>
      /^(?!next|rest|pay|result)\w+\.date$/.test(name) && typeof said === 'string' && said !== '' ? [said] : [],
    )
    .sort()
    .at(-1)

/** The lists of values by name: the document's own, its report's, those of all documents. */
const namesFor = (example: Example): readonly SaidByName[] => [
  ...ownNames(example),
  ...(example.report ? [example.report] : []),
  ...shared,
]

function valueAt(said: Said | undefined, place: ExamplePlace): ExampleValue | undefined {
  if (typeof said === 'function') return said(place)
  if (typeof said !== 'object') return said
  return said[place.row - 1] ?? ''
}

/** A place in the example's document; `unit` is that of its line. */
export const placeIn = (
  { content: { kind }, job, amounts: { contract, change } }: Example,
  row: number,
  { label, place }: Pick<Control, 'label' | 'place'>,
  unit = '',
): ExamplePlace => ({
  ...{ job, contract, change, row, label, kind, unit },
  ...{ isLine: place !== undefined, line: place ?? '' },
})

/** The authored value of a name; an empty text if the lists leave it blank. */
export function authored(example: Example, name: string, place: ExamplePlace): ExampleValue | undefined {
  let isBlank = false
  for (const list of namesFor(example)) {
    const value = valueAt(list[name] ?? list[patternOf(name)], place)
    if (value === '') isBlank = true
    else if (value !== undefined) return value
  }
  return example.amounts.byName[name] ?? (isBlank ? '' : undefined)
}

/**
 * The lines of a checklist that have a remark in one of these columns in the document's own lists: none if they leave it
 * blank, undefined if they do not mention it.
 */
export function remarkedRows(example: Example, list: string, columns: readonly string[]): Set<number> | undefined {
  const own = ownNames(example).flatMap((each) => Object.entries(each))
  const isRemark = (name: string): boolean =>
    columns.some((column) => name.startsWith(`${list}.`) && name.endsWith(`.${column}`))
  const rows = own.flatMap(([name, said]) => {
    const [, row] = /^\w+\.(\d+)\.\w+$/.exec(name) ?? []
    return row && isRemark(name) && said !== '' ? [Number(row)] : []
  })
  const patterns = own.flatMap(([name, said]) =>
    columns.some((column) => name === `${list}.#.${column}`) ? [said] : [],
  )
  const listed = patterns.flatMap((said) =>
    Array.isArray(said) ? said.flatMap((each, index) => (each === '' ? [] : [index + 1])) : [],
  )
  const isSaid = rows.length > 0 || listed.length > 0 || patterns.includes('')
  return isSaid ? new Set([...rows, ...listed]) : undefined
}

/** The number of rows that have a value of this name in the lists (`isOwn`: only in the document's own); 0 if none has. */
export function authoredRows(example: Example, name: string, isOwn: boolean): number {
  const pattern = patternOf(name)
  const found = (isOwn ? ownNames(example) : namesFor(example)).find((list) => pattern in list)?.[pattern]
  return Array.isArray(found) ? found.length : 0
}

function byLabel(rules: readonly (readonly [RegExp, Said])[], { label }: Control, place: ExamplePlace) {
  const rule = rules.find(([pattern]) => pattern.test(label))
  return rule && valueAt(rule[1], place)
}

const POSITIVE =
  /^((yes|ok|good|pass|passed|done|met|agreed|call|email|low|standard)\b(?!, under)|(owner|contractor)$)/i

const figureLabels = { number: numberLabels, currency: currencyLabels, percent: percentLabels } as const
const usualFigures = { number: 1, currency: 120, percent: 0.1 } as const

/** The value of a control that no list names: by its label and its type. Undefined leaves it blank. */
export function guessed({ content }: Example, control: Control, place: ExamplePlace): ExampleValue | undefined {
  const { type, options = [] } = control
  switch (type) {
    case 'date':
      return dayOf(place, usualDays[content.kind] ?? days.inspection)
    case 'number':
    case 'currency':
    case 'percent':
      return byLabel(figureLabels[type], control, place) ?? usualFigures[type]
    case 'check':
      return true
    case 'select':
    case 'one':
      return options.find((option) => POSITIVE.test(option)) ?? options[0]
    case 'phone':
      return phoneAt(place)
    case 'email':
      return emailAt(place)
    default:
      return byLabel(textLabels, control, place)
  }
}
