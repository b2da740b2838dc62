import { choice, fields, own, p, part } from '@/lib/documents/author'
import type { Block } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { renderPrint } from '@/lib/documents/render/pdf/print'
import { layOutPages } from '@/tests/support/page-fill'
import { readPdf, readType } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'
import { modelOf } from '../../model-helpers'

const rowsOf = (count: number): Block =>
  fields(1, ...Array.from({ length: count }, (_, index) => own(`row.n${index + 1}`, 'Date', 'date')))
const lines = (count: number): Block[] => Array.from({ length: count }, (_, index) => p(`Line ${index + 1}`))

/** The height of a row of fields, which no line of text has. */
const HEIGHT = 28.5

/** How many rows each page has, of a block of so many rows that begins after so many lines. */
async function cutsOf(rows: number, before: number): Promise<number[]> {
  const pages = await layOutPages(documentOf(...lines(before), rowsOf(rows)))
  return pages.map(({ boxes }) => boxes.filter(({ box }) => box.height === HEIGHT).length).filter((count) => count > 0)
}

const offsets = Array.from({ length: 36 }, (_, index) => index + 12)

test('a page break leaves no single row of fields on a page, and two or three rows together', async () => {
  const cuts = await Promise.all(offsets.map((before) => cutsOf(12, before)))
  expect(cuts.filter((cut) => cut.length > 1).length).toBeGreaterThan(1)
  expect(cuts.filter((cut) => cut.reduce((sum, count) => sum + count) !== 12)).toEqual([])
  expect(cuts.filter((cut) => cut.includes(1))).toEqual([])
  for (const rows of [2, 3]) {
    const cuts = await Promise.all(offsets.map((before) => cutsOf(rows, before)))
    expect(cuts.filter((cut) => cut.length > 1)).toEqual([])
  }
})

test('the boxes of a form are flush: a row is as high as its label and its line, whatever the reader', async () => {
  for (const audience of ['customer', 'crew', 'office'] as const) {
    const [page] = await layOutPages(modelOf([part('Form', [rowsOf(4)], { audience })]))
    const rows = page!.boxes.slice(-4)
    for (const [index, { box, y }] of rows.entries()) {
      expect(box.height).toBeLessThan(30)
      if (index > 0) expect(y).toBeCloseTo(rows[index - 1]!.y + rows[index - 1]!.box.height, 5)
    }
  }
})

test('the lines to write on of a row are on one level, and a field for notes does not lower them', async () => {
  const bytes = await renderPdf(
    documentOf(
      fields(
        3,
        own('a.product', 'Membrane and color', 'text'),
        own('a.date', 'Date', 'date'),
        own('a.count', 'Count', 'number'),
        own('c.name', 'Contractor', 'text', { value: 'Ridgeline Example Roofing and Sheet Metal LLC' }),
        own('c.date', 'Date', 'date'),
        own('c.count', 'Count', 'number'),
        own('b.notes', 'Notes', 'multiline', { span: 2, lines: 5 }),
        own('b.date', 'Date', 'date'),
      ),
    ),
  )
  const bottoms = new Map(
    readPdf(bytes).pages.flatMap(({ widgets }) => widgets.map(({ name, rect }) => [name, rect[1]] as const)),
  )
  expect(bottoms.get('a.date')).toBe(bottoms.get('a.product'))
  expect(bottoms.get('a.count')).toBe(bottoms.get('a.product'))
  expect(bottoms.get('c.date')).toBe(bottoms.get('c.name'))
  expect(bottoms.get('b.date')! - bottoms.get('b.notes')!).toBeGreaterThan(20)
})

test('a short answer has the size of its neighbors, however long the longest choice is', async () => {
  const options = [
    'None',
    'Broken slate',
    'A choice so long that no place of a form of four columns holds it in one line',
  ]
  const model = documentOf(
    fields(
      4,
      choice('cause', 'Cause found', options, { value: 'Broken slate' }),
      own('place', 'Place', 'text', { value: 'Valley' }),
    ),
  )
  const sections = [{ reader: 'customer', name: 'Customer', documents: [{ name: 'T', model }] }] as const
  const printed = readType(await renderPrint({ title: 'T', subject: '', company: {}, sections }))
  const sizeOf = (text: string) => printed[0]!.find((each) => each.text.includes(text))?.size
  expect(sizeOf('Valley')).toBeGreaterThan(9)
  expect(sizeOf('Broken slate')).toBe(sizeOf('Valley'))
})
