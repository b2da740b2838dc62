/** The amounts of a job that follow from those that were typed. */
import { AMOUNT, facts } from './facts'
import type { Job } from './job'

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

const figureOf = (text: string): number | undefined => {
  const figure = Number(text.replace(/[$,\s]/g, ''))
  return text.trim() === '' || Number.isNaN(figure) ? undefined : figure
}

/** The texts of all facts that are known, by id, with the amounts that follow from others. */
export function knownTexts({ entries }: Job): Readonly<Record<string, string>> {
  const typed = Object.fromEntries(
    Object.entries(entries).flatMap(([id, { text }]) => (facts.has(id) && text.trim() ? [[id, text]] : [])),
  )
  const given: Record<string, number> = {}
  for (const [id, text] of Object.entries(typed)) {
    const figure = id.startsWith(AMOUNT) && facts.get(id)?.type === 'currency' ? figureOf(text) : undefined
    if (figure !== undefined) given[id.slice(AMOUNT.length)] = figure
  }
  const derived = Object.entries(withDerived(given))
    .filter(([id]) => !(id in given))
    .map(([id, figure]) => [AMOUNT + id, figure.toFixed(2)])
  return { ...typed, ...Object.fromEntries(derived) }
}
