import { column, documentModel, mul, cell, part, sum, table, total, type RowInput } from '@/lib/documents/author'
import { openDocx } from './open-docx'

const columns = [
  column('date', 'Date', 'date'),
  column('what', 'What', 'text'),
  column('kind', 'Kind', 'select', { options: ['In', 'Out'] }),
  column('done', 'Done', 'check'),
]

const log = (rows: readonly RowInput[], blankRows: number, lineNumbers = false) =>
  documentModel({
    title: 'T',
    subject: 'S',
    intro: '',
    letterhead: 'none',
    parts: [part('P', [table('log', 'Log', columns, rows, { blankRows, lineNumbers })])],
  })

/** The rows that Word repeats, as XML. */
const itemsIn = (body: string): string[] =>
  [
    ...body.matchAll(/<w15:repeatingSectionItem\/><\/w:sdtPr><w:sdtContent>(<w:tr>[\s\S]*?<\/w:tr>)<\/w:sdtContent>/g),
  ].map(([, row]) => row!)

const idsIn = (xml: string): number[] => [...xml.matchAll(/<w:id w:val="(\d+)"\/>/g)].map(([, id]) => Number(id))

test('the blank rows at the end of a table can be repeated; given rows and the heading cannot', async () => {
  const { body } = await openDocx(log([{ what: 'Delivered' }, {}, { what: 'Checked' }], 3))
  expect(itemsIn(body)).toHaveLength(3)
  expect(body.match(/<w15:repeatingSection\/>/g)).toHaveLength(1)
  const before = body.slice(0, body.indexOf('<w15:repeatingSection/>'))
  expect(before.match(/<w:tr>/g)).toHaveLength(4)
  expect(before).toContain('Checked')
})

test('a repeated row shares no value with the row that it is a copy of', async () => {
  const { body, parts } = await openDocx(log([{ what: 'Delivered' }], 2))
  const [row, ...rest] = itemsIn(body)
  // Word gives the controls of the copy new numbers and keeps everything else.
  let next = 1 + Math.max(...idsIn(body))
  const copy = row!.replaceAll(/<w:id w:val="\d+"\/>/g, () => `<w:id w:val="${next++}"/>`)
  const copied = body.replace(row!, `${row!}${copy}`)
  const ids = idsIn(copied)
  expect(new Set(ids).size).toBe(ids.length)
  const paths = [...copied.matchAll(/w:xpath="([^"]*)"/g)].map(([, path]) => path)
  expect(paths).toEqual(['date', 'what', 'kind'].map((key) => `/f:fields[1]/f:log.1.${key}[1]`))
  expect(rest).toHaveLength(1)
  expect(parts['customXml/item1.xml']).not.toContain('log.2.')
})

test('Word numbers the lines, so that an added one gets its number', async () => {
  const { body } = await openDocx(log([{ what: 'Delivered' }], 2, true))
  const lists = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id)
  expect(lists).toHaveLength(3)
  expect(new Set(lists).size).toBe(1)
})

test('a filled table has nothing left to repeat', async () => {
  expect(itemsIn((await openDocx(log([{ what: 'Delivered' }], 0))).body)).toEqual([])
})

test('rows stay as they are where formulas go by the places of cells', async () => {
  const price = column('price', 'Price', 'currency')
  const double = column('double', 'Double', 'currency', { formula: mul(cell('price'), 2) })
  const priced = table('line', 'Lines', [price, double], [], {
    blankRows: 2,
    totals: [total('t.sum', 'Sum', sum('line', 'double'))],
  })
  const { body } = await openDocx(documentModel({ title: 'T', subject: 'S', intro: '', parts: [part('P', [priced])] }))
  expect(body).not.toContain('repeatingSection')
})
