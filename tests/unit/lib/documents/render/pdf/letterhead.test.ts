import { create } from 'fontkit'
import * as d from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import { readFaces } from '@/lib/documents/platform/faces.node'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { checked, entriesOf, modelOf } from '../../model-helpers'

/** A page of a company, for its crew or a customer. */
const sheetOf = (company: Record<string, string>, page: Partial<d.Part>) => {
  const sheet = modelOf([d.part('Sheet', [d.p('Text.')], page)], { letterhead: 'full' })
  return complete(sheet, entriesOf({}), company).model
}

const company = {
  'company.name': 'Harlan & Sons Roofing LLC',
  'company.phone': '(218) 555-0142',
  'company.license': 'BC745210',
}

test.each([false, true])(
  'a short letterhead that is all filled in leaves the logo’s button its size: landscape %s',
  async (landscape) => {
    const model = sheetOf(company, { audience: 'crew', landscape })
    expect(model.company).toMatchObject(company)
    await checked(model, 'PDF')
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
    const bytes = await checked(sheetOf(long, { audience: letterhead === 'full' ? 'customer' : 'crew' }), 'PDF')
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

test('a blank letterhead has two rows of fields', async () => {
  const sheet = modelOf([d.part('Sheet', [d.p('Text.')])], { letterhead: 'full' })
  const file = new PdfFile(await checked(sheet, 'PDF'))
  const bottoms = file.annotations().flatMap((widget) => {
    const name = file.nameOf(widget)
    return name.startsWith('company.') && name !== 'company.logo' ? [Number(file.list(widget.Rect)[1])] : []
  })
  expect(bottoms).toHaveLength(5)
  expect(new Set(bottoms).size).toBe(2)
})
