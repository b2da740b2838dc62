import { create } from 'fontkit'
import * as d from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verify } from '@/lib/documents'
import { readFaces } from '@/lib/documents/platform/faces.node'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'

const company = {
  'company.name': 'Harlan & Sons Roofing LLC',
  'company.phone': '(218) 555-0142',
  'company.license': 'BC745210',
}

test.each([false, true])(
  'a short letterhead that is all filled in leaves the logo’s button its size: landscape %s',
  async (landscape) => {
    const blank = d.documentModel({
      title: 'Crew sheet',
      subject: 'S',
      intro: '',
      parts: [d.part('Sheet', [d.p('Text.')], { audience: 'crew', landscape })],
    })
    const { model } = complete(blank, { values: {}, pictures: {}, rows: {} }, company)
    expect(model.company).toMatchObject(company)
    expect(await verify(await renderPdf(model), model, 'PDF')).toEqual([])
  },
)

const long = {
  'company.name': 'Brotherhood of Northwestern Commercial & Residential Roofing Contractors, LLC',
  'company.license': 'Roofing contractor CCC1234567 and general contractor CGC7654321, Florida',
  'company.email': 'office.and.estimates@northwestern-brotherhood-roofing.example.com',
}

/** Field texts of a page with their size, and the width of their field. */
function linesOf(file: PdfFile): { text: string; size: number; width: number }[] {
  return file.annotations().flatMap((widget) => {
    const look = file.dict(widget.AP).N
    if (look === undefined) return []
    const [left = 0, , right = 0] = file.list(widget.Rect).map(Number)
    const runs = file.content(look).matchAll(/\/RDF ([\d.]+) Tf [^()]* Td \(([^)]*)\) Tj/g)
    return [...runs].map(([, size, text = '']) => ({ text, size: Number(size), width: right - left }))
  })
}

test.each(['full', 'compact'] as const)(
  'what is long in a %s letterhead wraps inside its field',
  async (letterhead) => {
    const blank = d.documentModel({
      title: 'Crew sheet',
      subject: 'S',
      intro: '',
      parts: [d.part('Sheet', [d.p('Text.')], { audience: letterhead === 'full' ? 'customer' : 'crew' })],
    })
    const { model } = complete(blank, { values: {}, pictures: {}, rows: {} }, long)
    const bytes = await renderPdf(model)
    expect(await verify(bytes, model, 'PDF')).toEqual([])
    const face = create((await readFaces()).field)
    const lines = linesOf(new PdfFile(bytes))
    const words = lines.map(({ text }) => text).join(' ')
    expect(words).toContain(long['company.name'])
    for (const { text, size, width } of lines) {
      expect(size).toBeGreaterThanOrEqual(7.5)
      expect((face.layout(text).advanceWidth / face.unitsPerEm) * size).toBeLessThan(width)
    }
  },
)
