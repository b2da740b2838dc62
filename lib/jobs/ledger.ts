import type { NumericType } from '@/lib/documents/model'
import { readNumber } from '@/lib/documents/typed'
import { AMOUNT, facts } from './facts'
import type { Job } from './job'
import { changeList, lineId, linesOf, paymentList, type JobList } from './lists'

type Figures = Readonly<Record<string, number>>

const inCents = (amount: number): number => Math.round(amount * 100)

/** Adds amounts without the noise of binary fractions. */
export const sumOf = (...figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + inCents(figure), 0) / 100

/** Amounts that follow from others, in an order in which each finds what it needs. */
const rules: readonly { id: string; from: (known: Figures) => number | undefined }[] = [
  {
    id: 'contract.toDate',
    from: ({ 'contract.original': original, 'changes.signed': changes = 0 }) =>
      original === undefined ? undefined : sumOf(original, changes),
  },
  { id: 'contract.beforeChange', from: ({ 'contract.toDate': toDate }) => toDate },
  {
    id: 'price.beforeTax',
    from: ({ 'contract.original': original, 'tax.amount': tax }) =>
      original === undefined || tax === undefined ? undefined : sumOf(original, -tax),
  },
  {
    id: 'balance',
    from: ({ 'contract.toDate': toDate, 'paid.toDate': paid = 0 }) =>
      toDate === undefined ? undefined : sumOf(toDate, -paid),
  },
]

/** The amounts with those that follow from them. What is known already stays. */
export function withDerived(known: Figures): Figures {
  const all: Record<string, number> = { ...known }
  for (const { id, from } of rules) {
    const figure = all[id] === undefined ? from(all) : undefined
    if (figure !== undefined) all[id] = figure
  }
  return all
}

const figureOf = (text: string, type: NumericType = 'currency'): number | undefined => {
  const read = readNumber(text, { type })
  return 'value' in read ? read.value : undefined
}

function totalOf(list: JobList, textOf: (id: string) => string): number | undefined {
  const count = linesOf(list, textOf)
  if (count === 0) return undefined
  const figures = Array.from({ length: count }, (_, index) => {
    const at = (key: string): string => textOf(lineId(list, index + 1, key))
    if (list.name === 'change' && at('signed') !== 'Yes') return 0
    return sumOf(figureOf(at('amount')) ?? 0, -(figureOf(at('credit')) ?? 0))
  })
  return sumOf(...figures)
}

/** The ids of amounts that are added up from others or that only one document has: nobody types them into a job. */
export const isFollowed = (id: string): boolean =>
  /^amount:(change\.this|changes\.signed|contract\.(toDate|beforeChange|afterChange)|paid\.toDate|balance)$/.test(id)

/** The amounts that the lines of a job's lists add up to. */
const LISTED = { 'changes.signed': changeList, 'paid.toDate': paymentList } as const

/** The texts of all facts that are known, by id, with the amounts that follow from others. */
export function knownTexts({ entries }: Job): Readonly<Record<string, string>> {
  const typed = Object.fromEntries(
    Object.entries(entries).flatMap(([id, { text }]) => (facts.has(id) && text.trim() ? [[id, text] as const] : [])),
  )
  const given: Record<string, number> = {}
  for (const [id, text] of Object.entries(typed)) {
    const figure = id.startsWith(AMOUNT) && facts.get(id)?.type === 'currency' ? figureOf(text) : undefined
    if (figure !== undefined) given[id.slice(AMOUNT.length)] = figure
  }
  const inLists: Record<string, number> = {}
  for (const [id, list] of Object.entries(LISTED)) {
    const total = totalOf(list, (name) => typed[name] ?? '')
    if (total !== undefined) inLists[id] = total
  }
  const all = withDerived({ ...given, ...inLists })
  const followed = Object.entries(all)
    .filter(([id]) => !(id in given) || id in inLists)
    .map(([id, figure]) => [AMOUNT + id, figure.toFixed(2)] as const)
  return { ...typed, ...Object.fromEntries(followed) }
}

const figure = (known: Readonly<Record<string, string>>, id: string, type?: NumericType): number | undefined =>
  figureOf(known[AMOUNT + id] ?? '', type)

/** Contracts that calculate their sum from a price before tax and a rate: for a home, a visit, a repair. */
const fromBeforeTax = (slug: string): boolean =>
  /-(residential|one-time-maintenance)-contract$/.test(slug) || hasPricedLine(slug)

/** Contracts that add up priced lines: the job's price is one of them. An emergency is priced by time and material. */
export const hasPricedLine = (slug: string): boolean => /(?<!-emergency)-repair-contract$/.test(slug)

/** What the job knows, in the form that a document takes. If only a part was taxed, one line has the price with tax. */
export function textsFor(slug: string, job: Job): Readonly<Record<string, string>> {
  const known = knownTexts(job)
  const sum = figure(known, 'contract.original')
  if (!fromBeforeTax(slug) || sum === undefined) return known
  const before = figure(known, 'price.beforeTax') ?? sum
  const rate = figure(known, 'tax.rate', 'percent') ?? 0
  const tax = Math.round((before * rate + Number.EPSILON) * 100) / 100
  if (inCents(sumOf(before, tax)) === inCents(sum)) return { ...known, [`${AMOUNT}price.beforeTax`]: before.toFixed(2) }
  const { [`${AMOUNT}tax.rate`]: _, ...rest } = known
  return { ...rest, [`${AMOUNT}price.beforeTax`]: sum.toFixed(2) }
}
