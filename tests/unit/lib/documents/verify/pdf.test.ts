import { deflateSync, inflateSync } from 'node:zlib'
import { field, fields, section } from '@/lib/documents/author'
import type { DocumentModel } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verifyPdf } from '@/lib/documents/verify/pdf'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()
let pdf: Buffer
beforeAll(async () => {
  pdf = Buffer.from(await renderPdf(model))
})

/** Changes text of the same length inside the file's packed streams; the offsets are kept by padding. */
function tamper(find: RegExp, change: (found: string) => string): Buffer {
  const source = pdf.toString('latin1')
  let changed = false
  const result = source.replace(
    /\/Length (\d+)([^>]*>>\nstream\n)([\s\S]*?)\nendstream/g,
    (whole, length: string, between: string, data: string) => {
      let text: string
      try {
        text = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      } catch {
        return whole
      }
      if (changed || !find.test(text)) return whole
      const next = text.replace(find, (found) => change(found).padEnd(found.length))
      const packed = [9, 8, 7, 6].map((level) => deflateSync(Buffer.from(next, 'latin1'), { level, memLevel: 9 }))
      const fitting = packed.find((bytes) => bytes.length <= data.length)
      if (!fitting || next === text) return whole
      changed = true
      const padded = fitting.toString('latin1').padEnd(data.length, '\0')
      return `/Length ${length}${between}${padded}\nendstream`
    },
  )
  if (!changed) throw new Error(`Nothing in the file matches ${String(find)}`)
  return Buffer.from(result, 'latin1')
}

const withParts = (change: (parts: DocumentModel['parts']) => DocumentModel['parts']): DocumentModel => ({
  ...model,
  parts: change(model.parts),
})

test('passes a document as it is rendered', async () => {
  expect(await verifyPdf(pdf, model)).toEqual([])
})

test('a file that is no PDF, or only a part of one, cannot be read', async () => {
  expect(await verifyPdf(Buffer.from('hello'), model)).toEqual([expect.stringContaining('cannot be read')])
  const problems = await verifyPdf(pdf.subarray(0, pdf.length / 2), model)
  expect(problems).toEqual([expect.stringContaining('cannot be read')])
})

test('misses fields and sections that the model has', async () => {
  const more = withParts(([first, ...rest]) =>
    first ? [{ ...first, blocks: [...first.blocks, section('Extra'), fields(1, field('storm.date'))] }, ...rest] : [],
  )
  expect(await verifyPdf(pdf, more)).toEqual(["has no bookmark for the section 'Extra'", 'lacks the field storm.date'])
})

test('finds fields that the model has not', async () => {
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
  ['a place on the page', /\/Rect \[54 /, () => '/Rect [5 ', 'outside the margins'],
])('notices where %s is lost', async (_, find, change, problem) => {
  const problems = await verifyPdf(tamper(find, change), model)
  expect(problems.join('\n')).toContain(problem)
})

test('finds fields that lie over each other', async () => {
  const broken = tamper(/\/Rect \[184 706 409\.88 728\]/, () => '/Rect [184 706 499.88 728]')
  expect((await verifyPdf(broken, model)).join('\n')).toMatch(/sets company\.\w+ over company\.\w+ on page 1/)
})
