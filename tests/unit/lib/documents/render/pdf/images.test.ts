import { photos, section } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { withPdf } from '@/lib/pdfium'
import { renderPdf } from '@/lib/documents/render/pdf'
import { readModel, textInPdfium } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'

const CAPTION = 'Two shingle courses open at the west wall, step flashing gone'

const model = documentOf(section('Photographs'), photos('photo', 'Roof', 3, { columns: 3 }))

test('a caption has two lines and sizes itself, beside a place of one line', async () => {
  const [page] = (await readModel(model)).pages
  const heightOf = (name: string): number => {
    const widget = page?.widgets.find((each) => each.name === name)
    if (!widget) throw new Error(`There is no ${name}`)
    expect(widget.multiLine).toBe(name.endsWith('caption'))
    return widget.rect[3] - widget.rect[1]
  }
  expect(heightOf('photo.1.caption')).toBeCloseTo(24, 1)
  expect(heightOf('photo.1.place')).toBeCloseTo(17, 1)
})

test('sixty characters of a caption are shown in full where three photographs stand side by side', async () => {
  const bytes = await renderPdf(fill(model, { 'photo.1.caption': CAPTION }))
  const shown = await withPdf(bytes, textInPdfium)
  expect(shown.replace(/\s+/g, ' ')).toContain(CAPTION)
})
