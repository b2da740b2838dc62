/** Documents that are themselves a line of the job: a change order, a receipt. */
import type { Value } from '@/lib/documents/model'
import { textOf, type Job } from './job'
import { changeList, lineId, linesOf, MOST_LINES, paymentList, type JobList } from './lists'
import type { DocumentValues } from './mapping'

export interface JobLine {
  list: JobList
  line: number
  /** `Change order 3, $1,250.00`. */
  label: string
  texts: Readonly<Record<string, string>>
}

const words = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '')
const figure = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined)
const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

type Cells = Readonly<Record<string, string>>

/** The line of a list that holds `same`, or the first free one; undefined if the list is full. */
function placeOf(list: JobList, job: Job, same: Cells): number | undefined {
  const of = (line: number, key: string): string => textOf(job, lineId(list, line, key))
  const count = linesOf(list, (id) => textOf(job, id))
  for (let line = 1; line <= count; line += 1)
    if (Object.entries(same).every(([key, text]) => text !== '' && of(line, key) === text)) return line
  return count < MOST_LINES ? count + 1 : undefined
}

function lineWith(list: JobList, job: Job, cells: Cells, { same, label }: { same: Cells; label: string }) {
  const line = placeOf(list, job, same)
  if (line === undefined) return undefined
  const texts = Object.fromEntries(
    Object.entries(cells)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => [lineId(list, line, key), text]),
  )
  const isKnown = Object.entries(texts).every(([id, text]) => textOf(job, id) === text)
  return isKnown ? undefined : { list, line, label, texts }
}

function changeOf(values: DocumentValues, job: Job, isSigned: boolean): JobLine | undefined {
  const total = figure(values.get('change.total'))
  if (!total) return undefined
  const number = words(values.get('change.number'))
  const cells = {
    ...{
      number,
      description: words(values.get('change.newScope')).slice(0, 200),
      date: words(values.get('change.date')),
    },
    ...{ signed: isSigned ? 'Yes' : 'No', [total > 0 ? 'amount' : 'credit']: Math.abs(total).toFixed(2) },
  }
  return lineWith(changeList, job, cells, { same: { number }, label: `Change order ${number}, ${dollars(total)}` })
}

const ways: Readonly<Record<string, string>> = { Transfer: 'Bank transfer' }

function paymentOf(values: DocumentValues, job: Job, names: Cells): JobLine | undefined {
  const value = (key: string): Value | undefined => values.get(names[key] ?? '')
  const received = figure(value('amount'))
  if (!received) return undefined
  const [given, date, amount] = [words(value('method')), words(value('date')), received.toFixed(2)]
  const method = ways[given] ?? given
  const isListed = paymentList.columns.some(({ key, options }) => key === 'method' && options?.includes(method))
  const cells = { date, amount, reference: words(value('reference')), method: isListed ? method : '' }
  return lineWith(paymentList, job, cells, { same: { date, amount }, label: `Payment of ${dollars(received)}` })
}

const receipt = { date: 'receipt.date', method: 'receipt.method', reference: 'receipt.reference' }

/** The line that a document with these values adds to its job or changes there, if any. `isSigned`: the customer signed. */
export function lineOf(slug: string, values: DocumentValues, job: Job, isSigned: boolean): JobLine | undefined {
  switch (slug) {
    case 'change-order':
      return changeOf(values, job, isSigned)
    case 'payment-receipt':
    case 'partial-payment-receipt':
      return paymentOf(values, job, { ...receipt, amount: 'receipt.amount' })
    case 'deposit-receipt':
      return paymentOf(values, job, {
        ...{ date: 'receipt.date', method: 'deposit.form', reference: 'deposit.reference', amount: 'deposit.amount' },
      })
    default:
      return undefined
  }
}

export const lineNames = [
  ...['change.total', 'change.number', 'change.newScope', 'change.date', 'receipt.date', 'receipt.method'],
  ...['receipt.reference', 'receipt.amount', 'deposit.form', 'deposit.reference', 'deposit.amount'],
]
