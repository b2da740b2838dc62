import sharp from 'sharp'
import { addRows, growableRows } from '@/lib/documents/added-rows'
import * as d from '@/lib/documents/author'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import type { Entries, Picture } from '@/lib/documents/entries'
import { slotsOf } from '@/lib/documents/fill'
import { blocksOf, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { pictureNames, type Slot } from '@/lib/documents/slots'
import { fc } from '@/tests/support/fast-check'
import { isFull } from '@/tests/support/full'
import { readValues } from '@/tests/support/pdf-values'
import { pngPicture } from '@/tests/support/pictures'
import { checked, columnsOf, formats, modelOf } from './model-helpers'

const numRuns = isFull ? 50 : 2

const lines = (columns: Parameters<typeof d.table>[2], rows: Parameters<typeof d.table>[3]) =>
  d.table('line', 'Scope and price', columns, rows, {
    blankRows: 2,
    lineNumbers: true,
    totals: [
      d.total('totals.subtotal', 'Subtotal', d.sum('line', 'total')),
      d.totalInput('totals.taxRate', 'Sales tax rate', 'percent'),
      d.total('totals.total', 'Total', d.round(d.mul(d.ref('totals.subtotal'), d.add(1, d.ref('totals.taxRate')))), {
        strong: true,
      }),
    ],
  })

const kinds: Record<string, readonly Block[]> = {
  paragraph: [
    d.p('Dear {customer.name}, we begin at {job.address}.', 'Re:'),
    d.fields(2, d.field('customer.name'), d.field('job.address')),
  ],
  notice: [
    d.notice('You may cancel by {cancel.deadline}.', {
      citation: '16 CFR 429.1(a)',
      size: 10,
      bold: true,
      fields: [d.own('cancel.deadline', 'Deadline', 'date')],
    }),
  ],
  fields: [
    d.fields(
      3,
      d.field('customer.name'),
      d.field('customer.email'),
      d.field('job.state'),
      d.field('job.startDate'),
      d.choice('roof.kind', 'Roof', ['Shingle', 'Metal']),
      d.own('job.notes', 'Notes', 'multiline', { span: 3, lines: 3 }),
      d.own('price.each', 'Each', 'currency'),
      d.own('price.rate', 'Rate', 'percent'),
      d.calculated('price.sum', 'Sum', 'currency', d.round(d.mul(d.ref('price.each'), d.add(1, d.ref('price.rate'))))),
    ),
  ],
  clauses: [
    d.clauses(['Deck', 'Sheets are extra.', 'initials.deck'], ['Scope', 'All labor for {customer.name}.']),
    d.fields(1, d.field('customer.name')),
  ],
  checklist: [
    d.checklist(
      'attic',
      ['Drains are clear', 'Boots are sound'],
      ['Good', 'Poor'],
      [d.extra('where', 'Where'), d.extra('photo', 'Photo')],
    ),
    d.tickList('bring', ['Ladder', 'Harness', 'Radio']),
  ],
  table: [
    lines(
      [
        d.column('words', 'Work', 'text'),
        d.column('qty', 'Qty', 'number'),
        d.column('unit', 'Unit', 'select', { options: ['SQ', 'LF'] }),
        d.column('price', 'Price', 'currency'),
        d.column('total', 'Line total', 'currency', { formula: d.round(d.mul(d.cell('qty'), d.cell('price'))) }),
        d.column('done', 'Done', 'check'),
      ],
      [{ group: 'Roof' }, { words: 'Shingles' }],
    ),
    d.table(
      'cost',
      'Cost',
      columnsOf({ words: 'text', cost: 'currency', on: 'date' }),
      [1, 2, 3].map((row) => ({ words: d.same(`line.${row}.words`) })),
      { totals: [d.total('totals.cost', 'Cost', d.sum('cost', 'cost'))] },
    ),
  ],
  signatures: [
    d.signatures(
      [
        { name: 'owner', role: 'Owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ],
      'Both agree.',
    ),
  ],
  images: [
    d.photos('photo', 'Photographs', 2),
    d.photos('plan', 'Plan', 1, { columns: 1, height: 300, captions: false }),
  ],
}

const documentOf = (kind: string, blocks: readonly Block[]): DocumentModel =>
  modelOf(
    [
      d.part('Page', [d.section('For you'), ...blocks]),
      d.part('Office', [d.section('For the office'), d.fields(1, d.own('office.note', 'Note'))], {
        audience: 'office',
      }),
    ],
    { title: `A form of ${kind}`, intro: 'Fill in what you know.', letterhead: 'full' },
  )

// The characters that field contents are drawn in.
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + 'éñüß€“”’–—½°\n\t'
const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 120 })

function valueOf({ type, options = [] }: Slot): fc.Arbitrary<Value> {
  const choices = options.length > 0 ? [fc.constantFrom(...options)] : []
  const number = fc.double({ min: -1e7, max: 1e7, noNaN: true })
  const fitting: fc.Arbitrary<Value> =
    type === 'check'
      ? fc.boolean()
      : type === 'date'
        ? fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 864e5).toISOString().slice(0, 10))
        : type === 'select'
          ? fc.oneof(...choices, text)
          : type === 'number' || type === 'currency' || type === 'percent'
            ? fc.oneof(number, fc.integer({ min: 0, max: 500 }))
            : text
  // Now and then what does not belong there.
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

interface RandomPicture {
  width: number
  height: number
  look: 'png' | 'opaque' | 'jpeg'
}
const picture: fc.Arbitrary<RandomPicture> = fc.record({
  width: fc.integer({ min: 1, max: 120 }),
  height: fc.integer({ min: 1, max: 120 }),
  look: fc.constantFrom('png', 'opaque', 'jpeg'),
})

async function drawPicture({ width, height, look }: RandomPicture, alt: string): Promise<Picture> {
  if (look !== 'jpeg') return pngPicture({ width, height, colorType: look === 'png' ? 6 : 2 }, alt)
  const image = sharp({ create: { width, height, channels: 3, background: { r: width % 256, g: 90, b: 40 } } })
  return { type: 'image/jpeg', bytes: new Uint8Array(await image.jpeg().toBuffer()), width, height, alt }
}

interface RandomEntries {
  rows: Entries['rows']
  values: Readonly<Record<string, Value | undefined>>
  pictures: Readonly<Record<string, RandomPicture | undefined>>
}

function entriesFor(model: DocumentModel): fc.Arbitrary<RandomEntries> {
  const growable = [...growableRows(model)]
  const rows = fc.record(
    Object.fromEntries(growable.map(([name, count]) => [name, fc.integer({ min: 0, max: count + 9 })])),
  )
  return rows.chain((added) => {
    const grown = addRows(model, added)
    const slots = [...slotsOf(grown)].filter(([, { calculated: isCalculated }]) => !isCalculated)
    const names = ['company.logo', ...blocksOf(grown).flatMap(pictureNames)]
    return fc.record({
      rows: fc.constant(added),
      values: fc.record(Object.fromEntries(slots.map(([name, slot]) => [name, valueOf(slot)])), { requiredKeys: [] }),
      pictures: fc.record(Object.fromEntries(names.map((name) => [name, picture])), { requiredKeys: [] }),
    })
  })
}

const present = <T>(record: Readonly<Record<string, T | undefined>>): [string, T][] =>
  Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, T]]))

async function completed(model: DocumentModel, { values, rows, pictures }: RandomEntries): Promise<DocumentModel> {
  const drawn = await Promise.all(
    present(pictures).map(async ([name, random]) => [name, await drawPicture(random, `The picture ${name}`)] as const),
  )
  return complete(model, { values: Object.fromEntries(present(values)), rows, pictures: Object.fromEntries(drawn) })
    .model
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

test.each(Object.entries(kinds))(
  'what people enter into %s gives sound files in all three formats',
  async (kind, blocks) => {
    const model = documentOf(kind, blocks)
    await fc.assert(
      fc.asyncProperty(entriesFor(model), async (entries) => {
        const filled = await completed(model, entries)
        for (const format of formats) await checked(filled, format)
      }),
      { numRuns },
    )
  },
)

test.each(['fields', 'table'])('the PDF draws the sums of %s as they are calculated', async (kind) => {
  const model = documentOf(kind, kinds[kind]!)
  await fc.assert(
    fc.asyncProperty(entriesFor(model), async (entries) => {
      const filled = await completed(model, entries)
      const drawn = readValues(await checked(filled, 'PDF'))
      const cells = cellsOf(filled)
      for (const [name, result] of evaluate(filled)) {
        expect(cells.get(name)?.type).toBe('currency')
        const shown = result === null ? '' : dollars.format(result).replace(/^-(?=\$0\.00$)/, '')
        expect([name, drawn.get(name)?.shown.join()]).toEqual([name, shown])
        expect(drawn.get(name)?.stored).toBe(result === null ? '' : String(result))
      }
    }),
    { numRuns },
  )
})
