import { field, fields, section } from '@/lib/documents/author'
import type { DocumentModel } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verifyPdf } from '@/lib/documents/verify/pdf'
import { sampleDocument } from '@/tests/support/sample-document'
import { readPdf } from '../render/pdf/read-pdf'
import { tamperPdf } from './tamper-pdf'

const model = sampleDocument()
let pdf: Buffer
beforeAll(async () => {
  pdf = Buffer.from(await renderPdf(model))
})

const withParts = (change: (parts: DocumentModel['parts']) => DocumentModel['parts']): DocumentModel => ({
  ...model,
  parts: change(model.parts),
})

test('passes a rendered document', async () => {
  expect(await verifyPdf(pdf, model)).toEqual([])
})

test('cannot read a truncated PDF or a file that is not a PDF', async () => {
  expect(await verifyPdf(Buffer.from('hello'), model)).toEqual([expect.stringContaining('cannot be read')])
  const problems = await verifyPdf(pdf.subarray(0, pdf.length / 2), model)
  expect(problems).toEqual([expect.stringContaining('cannot be read')])
})

test('reports fields and sections missing from the file', async () => {
  const more = withParts(([first, ...rest]) =>
    first ? [{ ...first, blocks: [...first.blocks, section('Extra'), fields(1, field('storm.date'))] }, ...rest] : [],
  )
  expect(await verifyPdf(pdf, more)).toEqual(["has no bookmark for the section 'Extra'", 'lacks the field storm.date'])
})

test('reports fields that the model does not have', async () => {
  const fewer = withParts((parts) => parts.slice(0, 2))
  const problems = await verifyPdf(pdf, fewer)
  expect(problems).toContain('has an unknown field photo.1.image')
})

test.each<[string, RegExp, (found: string) => string, string]>([
  ['tags', /\/Marked true/, () => '/Marked null', 'is not tagged'],
  ['language', /\/Lang \(en-US\)/, () => '/Lang ()', 'names no language'],
  ['title', /\/DisplayDocTitle true/, () => '/DisplayDocTitle null', 'does not show its title'],
  ['a structure parent', /\/StructParent /, () => '/StructNobody ', 'outside the structure tree'],
  ['a label', /\/TU \(Your logo\)/, () => '/TU ()', 'no label'],
  ['an embedded font', /\/FontFile2 /, () => '/FontFileX ', 'does not embed the font'],
  ['the order of calculation', /\/CO \[\d+ 0 R/, (found) => found.replace(/\d+ 0 R/, ''), 'does not calculate'],
  ['a partial name', /\/T \(phone\)/, () => '/T (pho.e)', "partial name 'pho.e'"],
  ['a place on the page', /\/Rect \[48 /, () => '/Rect [5 ', 'outside the margins'],
])('detects a loss of %s', async (_, find, change, problem) => {
  const problems = await verifyPdf(tamperPdf(pdf, find, change), model)
  expect(problems.join('\n')).toContain(problem)
})

test('passes a file that was only rewritten', async () => {
  expect(
    await verifyPdf(
      tamperPdf(pdf, /\/Marked true/, (found) => found),
      model,
    ),
  ).toEqual([])
})

test('detects overlapping fields', async () => {
  const name = readPdf(pdf)
    .pages.flatMap(({ widgets }) => widgets)
    .find((widget) => widget.name === 'company.name')
  const [left = 0, bottom = 0, right = 0, top = 0] = name?.rect ?? []
  const rect = `/Rect [${left} ${bottom} ${right} ${top}]`
  const wider = rect.replace(String(right), String(right + 60).slice(0, String(right).length))
  const broken = tamperPdf(pdf, new RegExp(rect.replace(/[[\].]/g, '\\$&')), () => wider)
  expect((await verifyPdf(broken, model)).join('\n')).toMatch(/sets company\.\w+ over company\.\w+ on page 1/)
})

test('detects a checkbox that is too small for a finger', async () => {
  const box = readPdf(pdf)
    .pages.flatMap(({ widgets }) => widgets)
    .find(({ name }) => name === 'condition.1.answer')
  const [left = 0, bottom = 0, right = 0, top = 0] = box?.rect ?? []
  const narrow = `/Rect [${left} ${bottom} ${Math.round(left + 12)} ${top}]`
  const found = new RegExp(`/Rect \\[${left} ${bottom} ${right} ${top}\\]`.replaceAll('.', '\\.'))
  const problems = await verifyPdf(
    tamperPdf(pdf, found, () => narrow),
    model,
  )
  expect(problems).toEqual(['makes condition.1.answer too small for a finger on page 2'])
})

test('detects a field for words whose text does not size itself to fit', async () => {
  const problems = await verifyPdf(
    tamperPdf(pdf, /\/RDF 0 Tf/, () => '/RDF 9 Tf'),
    model,
  )
  expect(problems.join('\n')).toMatch(/^cuts long text in \S+$/)
})
