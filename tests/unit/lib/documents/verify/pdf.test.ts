import { field, fields, section } from '@/lib/documents/author'
import type { DocumentModel } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verifyPdf } from '@/lib/documents/verify/pdf'
import { sampleDocument } from '@/tests/support/sample-document'
import { readPdf, widgetsIn } from '../render/pdf/read-pdf'
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

test('cannot read a truncated PDF or a file that is not a PDF', async () => {
  expect(await verifyPdf(Buffer.from('hello'), model)).toEqual([expect.stringContaining('cannot be read')])
  const problems = await verifyPdf(pdf.subarray(0, pdf.length / 2), model)
  expect(problems).toEqual([expect.stringContaining('cannot be read')])
})

test('reports fields and sections missing from the file, and fields that the model does not have', async () => {
  const more = withParts(([first, ...rest]) =>
    first ? [{ ...first, blocks: [...first.blocks, section('Extra'), fields(1, field('storm.date'))] }, ...rest] : [],
  )
  expect(await verifyPdf(pdf, more)).toEqual(["has no bookmark for the section 'Extra'", 'lacks the field storm.date'])
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
  ['a place on the page', /\/Rect \[42.75 /, () => '/Rect [5 ', 'outside the margins'],
])('detects a loss of %s', async (_, find, change, problem) => {
  const problems = await verifyPdf(tamperPdf(pdf, find, change), model)
  expect(problems.join('\n')).toContain(problem)
})

test('passes a file that was only rewritten', async () => {
  const rewritten = tamperPdf(pdf, /\/Marked true/, (found) => found)
  expect(await verifyPdf(rewritten, model)).toEqual([])
})

/** The problems of the file with a field's place changed. */
async function moved(name: string, change: (right: number) => number): Promise<string> {
  const [left, bottom, right, top] = widgetsIn(readPdf(pdf)).find((widget) => widget.name === name)!.rect
  const found = `/Rect [${left} ${bottom} ${right} ${top}]`
  const to = String(change(right)).slice(0, String(right).length)
  const place = new RegExp(found.replace(/[[\].]/g, '\\$&'))
  return (
    await verifyPdf(
      tamperPdf(pdf, place, () => found.replace(String(right), to)),
      model,
    )
  ).join('\n')
}

test('detects overlapping fields, a checkbox that is too small for a finger, and text that does not size itself', async () => {
  expect(await moved('company.name', (right) => right + 60)).toMatch(/sets company\.\w+ over company\.\w+ on page 1/)
  const left = widgetsIn(readPdf(pdf)).find(({ name }) => name === 'condition.1.answer')!.rect[0]
  const small = 'makes condition.1.answer too small for a finger on page 2'
  expect(await moved('condition.1.answer', () => Math.round(left + 12))).toBe(small)
  const fixed = tamperPdf(pdf, /\/RDF 0 Tf/, () => '/RDF 9 Tf')
  expect((await verifyPdf(fixed, model)).join('\n')).toMatch(/^cuts long text in \S+$/)
})
