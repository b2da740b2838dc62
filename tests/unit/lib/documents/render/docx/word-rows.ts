/** Tables of Word files, read and calculated as Word does, and one to read. */
import * as d from '@/lib/documents/author'
import type { Total } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf } from '../../model-helpers'

/** A table of prices with live formulas. */
export function priced(rows: readonly d.RowInput[], options: Parameters<typeof d.table>[4] = {}, ...more: Total[]) {
  const total = d.round(d.mul(d.cell('qty'), d.cell('price')))
  const totals = [
    d.total('t.sum', 'Subtotal', d.sum('line', 'total')),
    d.totalInput('t.rate', 'Tax rate', 'percent', 0.1),
    d.total('t.tax', 'Tax', d.round(d.mul('t.sum', 't.rate'))),
    d.total('t.total', 'Total', d.add('t.sum', 't.tax')),
    ...more,
  ]
  const columns = columnsOf({ item: 'text', qty: 'number', price: 'currency', total })
  return documentOf(d.table('line', 'Price', columns, rows, { ...options, totals }))
}
/** The rows that Word repeats, as XML. */
export const itemsIn = (body: string): string[] =>
  [
    ...body.matchAll(/<w15:repeatingSectionItem\/><\/w:sdtPr><w:sdtContent>(<w:tr>[\s\S]*?<\/w:tr>)<\/w:sdtContent>/g),
  ].map(([, row]) => row!)

export const tablesIn = (body: string): string[] => body.match(/<w:tbl>[\s\S]*?<\/w:tbl>/g) ?? []

/** The rows of a table as Word reads them: the field codes in each cell, and texts outside of fields. */
export function rowsForWord(table: string): string[][] {
  const marked = table
    .replaceAll(/<mc:Fallback>.*?<\/mc:Fallback>/g, '')
    .replaceAll(/<w:fldSimple w:instr="([^"]*)">.*?<\/w:fldSimple>/g, '<w:t>{$1}</w:t>')
    .replaceAll('<w:fldChar w:fldCharType="begin"/>', '<w:t>{</w:t>')
    .replaceAll(
      /<w:fldChar w:fldCharType="separate"\/>(?:<w:t [^>]*>[^<]*<\/w:t>)?<w:fldChar w:fldCharType="end"\/>/g,
      '<w:t>}</w:t>',
    )
  return marked
    .split('<w:tr>')
    .slice(1)
    .map((row) =>
      row
        .split('<w:tc>')
        .slice(1)
        .map((xml) =>
          [...xml.matchAll(/<w:(?:t|instrText)[^>]*>([^<]*)</g)]
            .map(([, text]) => text)
            .join('')
            .replaceAll(/ ?\\# [^}]*/g, ''),
        ),
    )
}

/** Replaces fields by their results from the inside out, counting sequences as Word does. */
export function resolve(rows: string[][]): string[][] {
  let count = 0
  const result = (field: string): string => {
    const reset = /SEQ \w+ \\r (\d+)/.exec(field)
    if (reset) count = Number(reset[1])
    else if (/SEQ \w+ \\h/.test(field)) count += 1
    if (/\\h/.test(field)) return ''
    if (/\\c/.test(field)) return String(count)
    const step = /^\s*=(\d+)\+(\d+)\s*$/.exec(field)
    return step ? String(Number(step[1]) + Number(step[2])) : field
  }
  const inner = /\{([^{}]*)\}/
  return rows.map((row) =>
    row.map((text) => {
      let [rest, done] = [text, '']
      for (let match = inner.exec(rest); match; match = inner.exec(rest)) {
        done = result(match[1]!)
        rest = rest.replace(match[0], () => done)
      }
      return rest.trim()
    }),
  )
}
