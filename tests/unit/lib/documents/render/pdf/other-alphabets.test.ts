import { fill } from '@/lib/documents/fill'
import { renderPdf } from '@/lib/documents/render/pdf'
import { isDict, PdfFile, textOf, type Dict, type Name } from '@/lib/documents/verify/pdf-reader'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()
const filled = fill(model, { 'customer.name': 'Łukasz Nguyễn' }, { 'company.name': 'Łódź Roofing' })

/** The first widget of a field without parents of several places, by the end of its name. */
function widgetWith(file: PdfFile, shown: string): Dict {
  const found = file.annotations().find((widget) => textOf(widget.V ?? file.dict(widget.Parent).V) === shown)
  if (!found) throw new Error(`No field holds ${shown}`)
  return found
}

test('the appearance of a name has fonts of its own, embedded and readable; viewers type in the field face', async () => {
  const file = new PdfFile(await renderPdf(filled))
  const widget = widgetWith(file, 'Łukasz Nguyễn')
  expect(textOf(widget.DA)).toMatch(/^\/RDF /)
  const appearance = file.dict(file.dict(widget.AP).N)
  const fonts = file.dict(file.dict(appearance.Resources).Font)
  expect(Object.keys(fonts)).toEqual(['RDF', 'RDX-latin-ext', 'RDX-vietnamese'])
  for (const name of ['RDX-latin-ext', 'RDX-vietnamese']) {
    const font = file.dict(fonts[name])
    expect((font.Subtype as Name).name).toBe('Type0')
    expect(file.content(font.ToUnicode)).toContain('beginbfrange')
    const [descendant] = file.list(font.DescendantFonts)
    expect(isDict(file.get(file.dict(file.dict(descendant).FontDescriptor).FontFile2))).toBe(true)
  }
})

test('a document without such names has the bytes that it had before one was drawn', async () => {
  const before = await renderPdf(model)
  await renderPdf(filled)
  expect(Buffer.compare(await renderPdf(model), before)).toBe(0)
})

test('text that a document prints may hold such names', async () => {
  const named = { ...model, title: 'Báo giá cho Łukasz' }
  const file = new PdfFile(await renderPdf(named))
  const [page] = file.pages()
  const fonts = Object.values(file.dict(file.dict(page?.Resources).Font)).map((font) => file.dict(font))
  expect(fonts.filter(({ BaseFont }) => (BaseFont as Name).name.endsWith('Inter-Bold')).length).toBe(2)
})

test('an author’s character that no face has still stops the build', async () => {
  await expect(renderPdf({ ...model, title: 'Roof 屋根' })).rejects.toThrow("has no '屋'")
})
