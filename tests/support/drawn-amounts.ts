import { evaluate } from '@/lib/documents/calc'
import { asSeen, blocksOf, type DocumentModel } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'

/** The dollars that an appearance shows: `-$1,250.50`, or `Over by $250.00` where a figure raises an alert. */
function amountIn(content: string): number {
  const text = [...content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, shown]) => shown).join('')
  const [, minus, dollars] = /^(?:[^$]+ )?(-?)\$([\d,]+\.\d\d)$/.exec(text) ?? []
  if (dollars === undefined) throw new Error(`No amount is drawn as '${text}'`)
  const amount = Number(dollars.replaceAll(',', ''))
  return minus && amount ? -amount : amount
}

/** The amounts that a PDF's fields of these names show, as drawn. Throws on a field that shows none. */
function drawnAmounts(pdf: Uint8Array, names: Iterable<string>): Map<string, number> {
  const file = new PdfFile(pdf)
  const appearances = new Map(file.annotations().map((each) => [file.nameOf(each), file.dict(each.AP).N]))
  return new Map([...names].map((name) => [name, amountIn(file.content(appearances.get(name)))]))
}

function amountsOf(model: DocumentModel): Map<string, number> {
  const currencies = new Set(
    blocksOf(asSeen(model)).flatMap((block) =>
      blockSlots(block).flatMap(([name, { type, calculated }]) => (calculated && type === 'currency' ? [name] : [])),
    ),
  )
  return new Map(
    [...evaluate(model)].flatMap(([name, value]) => (value !== null && currencies.has(name) ? [[name, value]] : [])),
  )
}

/** The calculated amounts that a PDF draws wrong by more than half a cent, each a phrase. */
export function wrongAmounts(pdf: Uint8Array, model: DocumentModel): string[] {
  const amounts = amountsOf(model)
  return [...drawnAmounts(pdf, amounts.keys())].flatMap(([name, drawn]) => {
    const amount = amounts.get(name) ?? NaN
    return Math.abs(drawn - amount) <= 0.005 + Math.abs(amount) * 1e-9 ? [] : [`${name} is ${amount}, drawn ${drawn}`]
  })
}
