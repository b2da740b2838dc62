/** Lists of a PDF take what they do not list, unless their author or a formula closes them. */
import { choice, column, fields, sum, table, total } from '@/lib/documents/author'
import { templateContents } from '@/lib/catalogue/contents'
import type { DocumentModel } from '@/lib/documents/model'
import { blocksOf } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { blockSlots, summedColumns } from '@/lib/documents/slots'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { spread } from '@/tests/support/chosen'
import { documentOf } from '@/tests/support/block-document'

/** ISO 32000-1, table 230. */
const [COMBO, EDIT] = [1 << 17, 1 << 18]

/** The flags of the combo boxes of a PDF, by name. */
function comboBoxes(bytes: Uint8Array): Map<string, number> {
  const file = new PdfFile(bytes)
  return new Map(
    file.annotations().flatMap((widget): [string, number][] => {
      const flags = Number(file.get(widget.Ff ?? file.dict(widget.Parent).Ff ?? 0))
      return flags & COMBO ? [[file.nameOf(widget), flags]] : []
    }),
  )
}

const isOpen = (flags: number | undefined): boolean => flags !== undefined && (flags & EDIT) !== 0

test('a list takes other words; a closed one, and one by which a formula sums, does not', async () => {
  const kinds = ['Repair', 'New roof']
  const columns = [
    column('kind', 'Kind', 'select', { options: kinds }),
    column('unit', 'Unit', 'select', { options: ['SQ', 'LF'] }),
    column('cost', 'Cost', 'currency'),
  ]
  const totals = [total('repairs', 'Repairs', sum('line', 'cost', { key: 'kind', equals: 'Repair' }))]
  const model = documentOf(
    fields(2, choice('job.kind', 'Kind', kinds), choice('job.state', 'State', kinds, { closed: true })),
    table('line', 'Lines', columns, [], { blankRows: 1, totals }),
  )
  const boxes = comboBoxes(await renderPdf(model))
  expect([...boxes.keys()].sort()).toEqual(['job.kind', 'job.state', 'line.1.kind', 'line.1.unit'])
  expect([...boxes].filter(([, flags]) => isOpen(flags)).map(([name]) => name)).toEqual(['job.kind', 'line.1.unit'])
})

/** The names of a document's lists that take listed words only. */
function closedNames(model: DocumentModel): Set<string> {
  const summed = summedColumns(model)
  const slots = blocksOf(model).flatMap(blockSlots)
  const isSummed = (name: string): boolean => summed.has(name.replace(/\.\d+\./, '.'))
  return new Set(
    slots.flatMap(([name, { type, closed }]) => (type === 'select' && (closed || isSummed(name)) ? [name] : [])),
  )
}

const estimate = templateContents.find(({ slug }) => slug === 'quick-roofing-quote')!

test('so do the lists of the library', async () => {
  let open = 0
  for (const { slug, document } of [...spread(templateContents, 6), estimate]) {
    const model = document()
    const closed = closedNames(model)
    for (const [name, flags] of comboBoxes(await renderPdf(model))) {
      expect([slug, name, isOpen(flags)]).toEqual([slug, name, !closed.has(name)])
      open += isOpen(flags) ? 1 : 0
    }
  }
  expect(open).toBeGreaterThan(0)
})
