import type { FieldType } from '@/lib/documents/model'
import type { Fact } from './fact'

/** More than a job has; a document gets as many rows as the job has lines. */
export const MOST_LINES = 20

export interface ListColumn {
  key: string
  label: string
  type: FieldType
  options?: readonly string[]
  /** The column's key in documents, if it is another. */
  inDocuments?: string
  in?: RegExp
}

export interface JobList {
  name: 'change' | 'payment'
  title: string
  line: string
  columns: readonly ListColumn[]
  in: RegExp
}

export const changeList: JobList = {
  name: 'change',
  title: 'Change orders',
  line: 'Change order',
  in: /^(final-invoice|progress-invoice|insurance-claim-invoice|paid-in-full-receipt)$/,
  columns: [
    { key: 'number', label: 'Number', type: 'text' },
    { key: 'description', label: 'What changes', type: 'text' },
    { key: 'date', label: 'Date', type: 'date' },
    { key: 'signed', label: 'Signed', type: 'select', options: ['Yes', 'No'] },
    { key: 'amount', label: 'Added, with tax', type: 'currency' },
    { key: 'credit', label: 'Or credit, with tax', type: 'currency' },
  ],
}

export const paymentList: JobList = {
  name: 'payment',
  title: 'Payments received',
  line: 'Payment',
  in: /^(final-invoice|standard-roofing-invoice|insurance-claim-invoice|paid-in-full-receipt)$/,
  columns: [
    { key: 'date', label: 'Date', type: 'date' },
    {
      key: 'method',
      label: 'How',
      type: 'select',
      options: ['Check', 'Bank transfer', 'Card', 'Cash', 'Money order'],
      in: /^(final-invoice|standard-roofing-invoice)$/,
    },
    {
      key: 'from',
      label: 'From',
      type: 'select',
      options: ['Owner', 'Insurer', 'Lender', 'Financing', 'Other'],
      in: /^(insurance-claim-invoice|paid-in-full-receipt)$/,
    },
    { key: 'reference', label: 'Check number or reference', type: 'text' },
    { key: 'amount', label: 'Amount', type: 'currency' },
  ],
}

export const lists: readonly JobList[] = [changeList, paymentList]

export const lineId = (list: JobList, line: number, key: string): string => `${list.name}.${line}.${key}`

const factsOf = (list: JobList): Fact[] =>
  Array.from({ length: MOST_LINES }, (_, index) => index + 1).flatMap((line) =>
    list.columns.map(({ key, label, type, options, in: only }): Fact => {
      const id = lineId(list, line, key)
      const names = [{ name: id, in: only ?? list.in }]
      return {
        id,
        label: `${list.line} ${line}: ${label}`,
        type,
        names,
        ...(options ? { options } : {}),
        atItsTime: true,
      }
    }),
  )

export const changeFacts = factsOf(changeList)
export const paymentFacts = factsOf(paymentList)

type TextOf = (id: string) => string

/** The number of the last line of a list that has anything in it; 0 if none has. */
export function linesOf(list: JobList, textOf: TextOf): number {
  let last = 0
  for (let line = 1; line <= MOST_LINES; line += 1)
    if (list.columns.some(({ key }) => textOf(lineId(list, line, key)).trim() !== '')) last = line
  return last
}

/** The workbook bills by period and lists signed changes alone: its rows are lines of the job in another order. */
export const BILLING_WORKBOOK = 'progress-billing-workbook'

/** The job's signed changes by the names of the workbook's rows. */
export function workbookChanges(textOf: TextOf): Readonly<Record<string, string>> {
  const signed = Array.from({ length: linesOf(changeList, textOf) }, (_, index) => index + 1).filter(
    (line) => textOf(lineId(changeList, line, 'signed')) === 'Yes',
  )
  return Object.fromEntries(
    signed.flatMap((line, index) => {
      const of = (key: string): string => textOf(lineId(changeList, line, key))
      const cells = { number: of('number'), date: of('date'), what: of('description'), amount: of('amount') }
      const row = { ...cells, credit: of('credit'), period: 'Earlier' }
      return Object.entries(row).map(([key, text]) => [`change.${index + 1}.${key}`, text])
    }),
  )
}
