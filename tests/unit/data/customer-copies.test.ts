import { unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import type { Edition } from '@/data/law/edition'
import { stateOf } from '@/data/law'
import type { TemplateContent } from '@/data/shared/types'
import { contentsWithEditions } from '@/lib/catalogue/editions'
import { cellsOf, dateOfSerial, evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'
import { finished } from '@/lib/documents/finished'
import { fileModel } from '@/lib/documents/file-model'
import { fill } from '@/lib/documents/fill'
import { parseInline } from '@/lib/documents/inline'
import { blocksOf, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { dateInWords } from '@/lib/documents/sentence'
import { excelName } from '@/lib/documents/render/xlsx/addresses'
import { blockSlots, type Slot } from '@/lib/documents/slots'
import { exampleOf } from '@/lib/examples'
import { forCustomer } from '@/lib/fill/render-job'
import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { builtCopy } from '@/tests/support/built'
import { ofCorpus, spread } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { fullTest } from '@/tests/support/full-test'
import { sequence } from '@/tests/support/random'
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
  for (const [index, { template, model, copy }] of ofCorpus(estimates).entries()) {
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
    // A copy has its own line numbers; its sums and fields keep their names.
    const changed = [...given].filter(([name, sum]) => !/\.\d+\./.test(name) && sum !== results.get(name))
    expect([template.slug, changed]).toEqual([template.slug, []])
  }
})

test('the price of a section and the tax are enough for a total: nothing else must be typed', () => {
  const typed = { 'section.1.price': 200, 'totals.tax': 20 }
  const wrong = estimates
    .map(
      ({ template, model }) =>
        [template.slug, evaluate(fill(fileModel(model, 'main'), typed)).get('totals.total')] as const,
    )
    .filter(([, total]) => total !== 220)
  expect(wrong).toEqual([])
})

/** What the blocks show, by name, but for lines of tables and checklists: a copy leaves out those without an entry. */
function shownIn(model: DocumentModel, blocks: readonly Block[]): Map<string, string> {
  const [cells, results] = [cellsOf(model), evaluate(model)]
  const valueOf = (name: string, block: Block): Value => {
    const cell = cells.get(name)
    const result = cell?.formula ? (results.get(name) ?? null) : (cell?.value ?? null)
    if (result !== null) return cell?.type === 'date' && typeof result === 'number' ? dateOfSerial(result) : result
    return 'values' in block ? (block.values?.[name] ?? null) : null
  }
  return new Map(
    blocks.flatMap((block) => {
      const names = blockSlots(block).map(([name]) => name)
      const merged = mergesOf(block)
      return [...names, ...merged]
        .filter((name) => (block.kind !== 'table' && block.kind !== 'checklist') || !/\.\d+\./.test(name))
        .map((name): [string, string] => [name, showValue(valueOf(name, block), cells.get(name) ?? text)?.shown ?? ''])
        .filter(([, shown]) => shown !== '')
    }),
  )
}

const text = { type: 'text' } as const
/** The names that a block's running text shows. */
const mergesOf = (block: Block): string[] =>
  strings(block)
    .flatMap(parseInline)
    .flatMap((part) => ('field' in part ? [part.field] : []))

const forCustomerIn = ({ parts }: DocumentModel): Block[] =>
  parts.filter(({ audience }) => audience === 'customer').flatMap(({ blocks }) => [...blocks])

/** What the full file shows on the customer's pages and the customer's file does not. */
function lostIn(full: DocumentModel, typed: Readonly<Record<string, Value>>): string[] {
  const copy = forCustomer(finished(full, typed))
  const given = shownIn(copy, blocksOf(copy))
  // A text that the copy has in words has no merge field left: it says the value as a sentence does.
  const words = strings(copy).join('\n').toLowerCase()
  const isSaid = (shown: string): boolean =>
    words.includes(
      dateInWords(shown)
        .replace(/\.0+(?=%?$)/, '')
        .toLowerCase(),
    )
  return [...shownIn(full, forCustomerIn(full))].flatMap(([name, shown]) =>
    given.get(name) === shown || (!given.has(name) && isSaid(shown)) ? [] : [`${name}: ${shown}`],
  )
}

describe('the file of a filled document for the customer', () => {
  const SIGNED = 'cancel.transactionDate'
  const filledWith = (content: TemplateContent, model: DocumentModel) => {
    const signed: Record<string, Value> = slotsOf(model).has(SIGNED) ? { [SIGNED]: '2026-11-30' } : {}
    const typed: Record<string, Value> = { ...exampleOf(content, model), ...signed }
    return { typed, full: complete(model, { values: typed, pictures: {}, rows: {} }).model }
  }
  const withCopy = (contents: readonly TemplateContent[], edition?: Edition) =>
    contents
      .map((content) => ({ slug: content.slug, content, model: content.document(edition) }))
      .filter(({ model }) => hasCustomerCopy(model))
      .map(({ slug, content, model }) => ({ slug, ...filledWith(content, model) }))
  const lostOf = (documents: ReturnType<typeof withCopy>): string[] =>
    documents.flatMap(({ slug, full, typed }) => lostIn(full, typed).map((lost) => `${slug} ${lost}`))
  /** The documents whose customer’s file says in its notice when the right to cancel ends. */
  const dated = (documents: ReturnType<typeof withCopy>) =>
    documents.filter(({ full, typed }) =>
      blocksOf(forCustomer(finished(full, typed))).some(
        (block) =>
          block.kind === 'notice' &&
          block.fields.some(({ name, value }) => name === 'cancel.deadline' && typeof value === 'string'),
      ),
    )

  fullTest('shows whatever the full file shows on the customer’s pages: 573, the last day to cancel in 155', () => {
    const documents = withCopy(templateContents)
    expect(documents).toHaveLength(573)
    expect(lostOf(documents)).toEqual([])
    expect(dated(documents)).toHaveLength(155)
  })

  test('shows whatever the full file shows on the customer’s pages in each document of the corpus', () => {
    const documents = withCopy(ofCorpus(templateContents))
    expect(lostOf(documents)).toEqual([])
    expect(dated(documents).length).toBeGreaterThan(3)
  })

  test.each(['TX', 'MD'])('does so in the edition of %s', (code) => {
    const documents = withCopy(isFull ? contentsWithEditions() : ofCorpus(contentsWithEditions()), {
      state: stateOf(code),
      today: '2026-11-28',
    })
    expect(lostOf(documents)).toEqual([])
    expect(dated(documents).length).toBeGreaterThan(isFull ? 100 : 3)
  })
})

describe.each(spread(estimates, 4).map((estimate) => [estimate.template.slug, estimate] as const))(
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
      // `_Lists` holds the choices of the customer's own cells, `_Steps` parts of long formulas.
      expect(sheets.filter((name) => !name?.startsWith('_'))).toEqual(estimate.copy.parts.map(({ name }) => name))
    })
  },
)
