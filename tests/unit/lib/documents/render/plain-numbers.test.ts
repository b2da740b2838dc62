import { strFromU8, unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import * as d from '@/lib/documents/author'
import { blocksOf, type Block, type Column, type Field, type Total } from '@/lib/documents/model'
import { renderDocx } from '@/lib/documents/render/docx'
import { renderPdf } from '@/lib/documents/render/pdf'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { readPdf, typePdf, widgetsIn } from './pdf/read-pdf'
import { documentOf } from '@/tests/support/block-document'

const model = documentOf(
  d.p('Surveyed in {survey.year}, with {survey.count} tiles.'),
  d.fields(
    2,
    d.own('survey.year', 'Survey year', 'number', { decimals: 0, plain: true, value: 2026 }),
    d.own('survey.count', 'Tiles', 'number', { decimals: 0, value: 4321 }),
  ),
  d.table(
    'roof',
    'Roofs',
    [
      d.column('left', 'Years left', 'number', { decimals: 0 }),
      d.column('due', 'Due', 'number', { decimals: 0, plain: true, formula: d.add('survey.year', d.cell('left')) }),
      d.column('next', 'After', 'number', { decimals: 0, plain: true, formula: d.mul(d.cell('left'), 100) }),
    ],
    [{ left: 20 }],
  ),
)

const xmlIn = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, data]) => strFromU8(data))
    .join('\n')

test('a year has no comma in a PDF, at first and once something is typed', async () => {
  const bytes = await renderPdf(model)
  const shown = new Map(widgetsIn(readPdf(bytes)).map((widget) => [widget.name, widget.shown]))
  expect([shown.get('survey.year'), shown.get('survey.count')]).toEqual(['2026', '4,321'])
  expect([shown.get('roof.1.due'), shown.get('roof.1.next')]).toEqual(['2046', '2000'])
  expect(shown.get('wording.1')).toBe('Surveyed in 2026, with 4,321 tiles.')
  const typed = typePdf(bytes, [
    ['survey.year', '2031'],
    ['survey.count', '1234'],
  ])
  expect(typed['wording.1']).toBe('Surveyed in 2031, with 1,234 tiles.')
})

test('a year has no comma in a Word file, in what Word calculates, nor in a workbook', async () => {
  const xml = xmlIn(await renderDocx(model))
  expect(xml).toContain('>2026</w:t>')
  expect(xml).not.toMatch(/2,0[24]6|2,000/)
  expect(xml).toContain('>4,321</w:t>')
  expect(xml).toContain('\\# &quot;0;-0;–&quot;')
  const codes = [...xmlIn(await renderXlsx(model)).matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code)
  expect(codes).toEqual(expect.arrayContaining(['0', '#,##0']))
})

/** Labels of what is numbered, as `Draw number`, `Meeting no.` and `Survey year`; `Openings, number` is a count. */
const NUMBERED = /\bno\.(?: |$)|^[^\s,]+ (?:year|number)$/i

const numbersIn = (block: Block): (Pick<Field, 'type' | 'label' | 'formula' | 'plain'> | Column | Total)[] => {
  if (block.kind === 'fields') return [...block.fields]
  return block.kind === 'table' ? [...block.columns, ...block.totals] : []
}

test('every year and running number of the catalogue is plain', () => {
  const asked = templateContents.flatMap(({ slug, document }) =>
    blocksOf(document())
      .flatMap(numbersIn)
      .filter(({ type, label, formula }) => type === 'number' && !formula && NUMBERED.test(label))
      .map((field) => ({ name: `${slug}: ${field.label}`, plain: 'plain' in field && field.plain === true })),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ plain }) => !plain)).toEqual([])
})
