import { unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import { blocksOf, type DocumentModel, type Value } from '@/lib/documents/model'
import { excelName } from '@/lib/documents/render/xlsx/addresses'
import { blockSlots, type Slot } from '@/lib/documents/slots'
import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { builtCopy } from '@/tests/support/built'
import { sample, sequence } from '@/tests/support/sample'
import { readPdf } from '../lib/documents/render/pdf/read-pdf'

const estimates = templateContents.flatMap((template) => {
  const copy = customerCopyOf(template)
  return copy ? [{ template, model: template.document(), copy }] : []
})
type Estimate = (typeof estimates)[number]

const slotsOf = (model: DocumentModel): Map<string, Slot> => new Map(blocksOf(model).flatMap(blockSlots))

/** Names of the cells and tables that only the working file has. */
function hiddenNames({ model, copy }: Estimate): Set<string> {
  const tablesOf = (of: DocumentModel): string[] =>
    blocksOf(of).flatMap((block) => (block.kind === 'table' || block.kind === 'checklist' ? [block.name] : []))
  const shown = new Set([...slotsOf(copy).keys(), ...tablesOf(copy)])
  return new Set([...slotsOf(model).keys(), ...tablesOf(model)].filter((name) => !shown.has(name)))
}

/** The dotted names in a text that are hidden. */
const leaks = (text: string, hidden: ReadonlySet<string>): string[] => [
  ...new Set(text.match(/[A-Za-z]\w*(?:\.\w+)+/g)?.filter((word) => hidden.has(word))),
]

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** A plausible value for each number that can be typed. */
function randomNumbers(model: DocumentModel, next: () => number): Record<string, Value> {
  const inputs = [...slotsOf(model)].filter(([, { calculated, printed }]) => !calculated && !printed)
  return Object.fromEntries(
    inputs.flatMap(([name, { type }]): [string, Value][] => {
      if (name === 'price.method') return [[name, 1 + Math.floor(next() * 3)]]
      if (next() < 0.2) return []
      if (type === 'number') return [[name, Math.round(next() * 4000) / 100]]
      if (type === 'currency') return [[name, Math.round(next() * 90_000) / 100]]
      return type === 'percent' ? [[name, Math.round(next() * 40) / 100]] : []
    }),
  )
}

test('each estimate has one: 116 of the library and 4 of the essentials', () => {
  expect(estimates.filter(({ template }) => template.kind === 'estimate')).toHaveLength(116)
  expect(estimates.filter(({ template }) => template.kind === 'essential')).toHaveLength(4)
  expect(estimates).toHaveLength(120)
})

test('each estimate says in its steps that the customer copy or the customer’s pages go out', () => {
  const silent = estimates.filter(({ template }) => !template.howToUse.some((step) => /customer copy/.test(step)))
  expect(silent.map(({ template }) => template.slug)).toEqual([])
})

test('no name of an office cell or table is in any copy', () => {
  for (const estimate of estimates) {
    const hidden = hiddenNames(estimate)
    expect(hidden.size).toBeGreaterThan(20)
    expect([estimate.template.slug, strings(estimate.copy).filter((text) => hidden.has(text))]).toEqual([
      estimate.template.slug,
      [],
    ])
  }
})

test('no copy speaks of the office’s pages, its cost or its margin', () => {
  const told = estimates.flatMap(({ template, copy }) =>
    strings(copy)
      .filter((text) =>
        /\b(our|your|unit|direct) cost\b|\bmargin|overhead and profit|office (copy|page|part)|this file|working file/i.test(
          text,
        ),
      )
      .map((text) => `${template.slug}: ${text}`),
  )
  expect(told).toEqual([])
})

test('unit prices are typed: with the office’s figures typed in, a copy has the same sums to the cent', () => {
  for (const [index, { template, model, copy }] of sample(estimates, 30).entries()) {
    const job = fill(model, randomNumbers(model, sequence(index + 1)))
    const results = evaluate(job)
    const cells = cellsOf(job)
    const typed = [...slotsOf(copy)].flatMap(([name, { calculated, printed }]): [string, Value][] => {
      const value = results.get(name) ?? cells.get(name)?.value ?? null
      return calculated || printed || value === null ? [] : [[name, value]]
    })
    const sums = evaluate(fill(copy, Object.fromEntries(typed)))
    const wrong = [...sums].filter(([name, sum]) => sum !== results.get(name))
    expect([template.slug, wrong]).toEqual([template.slug, []])
    expect(sums.size).toBeGreaterThan(3)
    const given = evaluate(customerCopy(job, { keepValues: true }))
    // Lines are numbered anew; sums and fields keep their names.
    const changed = [...given].filter(([name, sum]) => !/\.\d+\./.test(name) && sum !== results.get(name))
    expect([template.slug, changed]).toEqual([template.slug, []])
  }
})

test('a line and a tax rate are enough for a total with tax: nothing else must be typed', () => {
  const priced = estimates.filter(({ copy }) => {
    const slots = slotsOf(copy)
    return ['line.1.qty', 'line.1.price', 'totals.taxRate'].every((name) => slots.get(name)?.calculated === false)
  })
  expect(priced.length).toBeGreaterThan(100)
  const typed = { 'line.1.qty': 2, 'line.1.price': 100, 'totals.taxRate': 0.1 }
  const wrong = priced
    .map(({ template, copy }) => [template.slug, evaluate(fill(copy, typed)).get('totals.total')] as const)
    .filter(([, total]) => total !== 220)
  expect(wrong).toEqual([])
})

describe.each(sample(estimates, 4).map((estimate) => [estimate.template.slug, estimate] as const))(
  '%s',
  (_, estimate) => {
    const hidden = hiddenNames(estimate)
    const { template } = estimate

    test('the PDF holds the customer’s pages and no office name', () => {
      const bytes = builtCopy(template, 'PDF')
      const pdf = readPdf(bytes)
      expect(Object.keys(pdf.fields).filter((name) => hidden.has(name))).toEqual([])
      expect(leaks(JSON.stringify(pdf), hidden)).toEqual([])
      expect(leaks(Buffer.from(bytes).toString('latin1'), hidden)).toEqual([])
      expect(JSON.stringify(pdf)).not.toMatch(/OFFICE COPY|CREW COPY/)
    })

    test('Word file and workbook hold no office name and no office sheet', () => {
      const excelNames = new Map([...hidden].map((name) => [excelName(name), name]))
      for (const format of ['Word', 'Excel'] as const) {
        const parts = Object.entries(unzipSync(builtCopy(template, format)))
        const xml = parts.map(([, content]) => new TextDecoder().decode(content)).join('\n')
        expect(leaks(xml, hidden)).toEqual([])
        expect(xml.match(/\w+/g)?.filter((word) => word.includes('_') && excelNames.has(word))).toEqual([])
        expect(xml).not.toMatch(/OFFICE COPY|CREW COPY/)
      }
      const workbook = new TextDecoder().decode(unzipSync(builtCopy(template, 'Excel'))['xl/workbook.xml'])
      const sheets = [...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)
      // `_Lists` holds the choices of the customer's own cells.
      expect(sheets.filter((name) => name !== '_Lists')).toEqual(estimate.copy.parts.map(({ name }) => name))
    })
  },
)
