import * as d from '@/lib/documents/author'
import { openDocx } from './open-docx'
import { itemsIn, priced, resolve, rowsForWord, tablesIn } from './word-rows'
import { documentOf } from '@/tests/support/block-document'

const columns = [
  d.column('date', 'Date', 'date'),
  d.column('what', 'What', 'text'),
  d.column('kind', 'Kind', 'select', { options: ['In', 'Out'] }),
  d.column('done', 'Done', 'check'),
]

const log = (rows: readonly d.RowInput[], blankRows: number, lineNumbers = false) =>
  documentOf(d.table('log', 'Log', columns, rows, { blankRows, lineNumbers }))

const idsIn = (xml: string): number[] => [...xml.matchAll(/<w:id w:val="(\d+)"\/>/g)].map(([, id]) => Number(id))

test('the blank rows at the end of a table can be repeated; given rows and the heading cannot', async () => {
  expect(itemsIn((await openDocx(log([{ what: 'Delivered' }], 0))).body)).toEqual([])
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

test('a table that stands in two places keeps its rows, so that what is typed in one stands in both', async () => {
  const [first] = log([], 2).parts
  const { body, controls } = await openDocx({ ...log([], 0), parts: [first!, { ...first!, name: 'Again' }] })
  expect(itemsIn(body)).toEqual([])
  const bound = controls.filter(({ properties }) => properties.includes('f:log.2.what[1]'))
  expect(bound).toHaveLength(2)
})

test('Word numbers the lines, so that an added one gets its number', async () => {
  const { body } = await openDocx(log([{ what: 'Delivered' }], 2, true))
  const lists = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id)
  expect(lists).toHaveLength(3)
  expect(new Set(lists).size).toBe(1)
})

describe('in a table with live formulas', () => {
  const filled: d.RowInput[] = [{ item: 'a', qty: 2, price: 10 }, { group: 'Extras' }, { item: 'b', qty: 1, price: 5 }]

  test('every row has formulas for its own cells, added ones too, and the totals include the last row', async () => {
    const { body } = await openDocx(priced(filled, { blankRows: 2 }))
    const rows = resolve(rowsForWord(tablesIn(body)[0]!))
    expect(rows.map((row) => row.at(-1))).toEqual([
      'Total',
      '=ROUND(B2*C2,2)',
      'Extras',
      '=ROUND(B4*C4,2)',
      '=ROUND(B5*C5,2)',
      '=ROUND(B6*C6,2)',
      '=SUM(D2,D4:D6)',
      '10%',
      '=ROUND(B7*B8,2)',
      '=(B7+B9)',
    ])
    const [row] = itemsIn(body)
    const more = resolve(rowsForWord(tablesIn(body.replace(row!, `${row!}${row!}`))[0]!))
    expect(more.map((cells) => cells.at(-1)).slice(4)).toEqual([
      '=ROUND(B5*C5,2)',
      '=ROUND(B6*C6,2)',
      '=ROUND(B7*C7,2)',
      '=SUM(D2,D4:D7)',
      '10%',
      '=ROUND(B8*B9,2)',
      '=(B8+B10)',
    ])
    // Other programs get the same formulas by fixed addresses.
    const others = [...body.matchAll(/<mc:Fallback>.*?<\/mc:Fallback>/g)].map(([xml]) =>
      [...xml.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, code]) => code!.trim().replace(/ \\# .*/, '')).join(''),
    )
    expect(others.filter(Boolean)).toEqual([
      '=ROUND(B5*C5,2)',
      '=ROUND(B6*C6,2)',
      '=SUM(D2,D4:D6)',
      '=ROUND(B7*B8,2)',
      '=(B7+B9)',
    ])
  })

  test('rows stay as they are where a formula reads one of them by its number', async () => {
    const first = d.total('t.first', 'Second line', d.add(d.ref('line.2.total'), 0))
    const { body } = await openDocx(priced([{ item: 'a' }], { blankRows: 2 }, first))
    expect(body).not.toContain('repeatingSection')
    expect(body).toContain('w:instr="=SUM(D2:D4) ')
  })
})
