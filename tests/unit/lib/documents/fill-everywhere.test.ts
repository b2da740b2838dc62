import { clauses, photos, section } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { renderDocx } from '@/lib/documents/render/docx'
import { readModel } from './render/pdf/read-pdf'
import { documentOf } from '@/tests/support/block-document'
import { partOf } from './model-helpers'

test('initials, places and captions that are filled in appear in the PDF and the Word file', async () => {
  const values = { 'initials.deck': 'QJX', 'photo.1.caption': 'North valley', 'photo.1.place': 'Bay 4' }
  const blank = documentOf(
    section('Terms'),
    clauses(['Deck', 'Sheets are extra.', 'initials.deck']),
    photos('photo', 'Photographs', 1),
  )
  const model = fill(blank, values)
  const { fields } = await readModel(model)
  const document = partOf(await renderDocx(model), 'word/document.xml')
  for (const [name, value] of Object.entries(values)) {
    expect(fields[name]?.[0]?.value).toBe(value)
    expect(document).toContain(value)
  }
})
