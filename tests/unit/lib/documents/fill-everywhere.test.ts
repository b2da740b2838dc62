import { unzipSync } from 'fflate'
import { clauses, photos, section } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { renderDocx } from '@/lib/documents/render/docx'
import { renderPdf } from '@/lib/documents/render/pdf'
import { readPdf } from './render/pdf/read-pdf'
import { documentOf } from '@/tests/support/block-document'

test('initials, places and captions that are filled in appear in the PDF and the Word file', async () => {
  const model = fill(
    documentOf(
      section('Terms'),
      clauses(['Deck', 'Sheets are extra.', 'initials.deck']),
      photos('photo', 'Photographs', 1),
    ),
    { 'initials.deck': 'QJX', 'photo.1.caption': 'North valley', 'photo.1.place': 'Bay 4' },
  )
  const { fields } = readPdf(await renderPdf(model))
  expect(fields['initials.deck']?.[0]?.value).toBe('QJX')
  expect(fields['photo.1.caption']?.[0]?.value).toBe('North valley')
  expect(fields['photo.1.place']?.[0]?.value).toBe('Bay 4')
  const document = new TextDecoder().decode(unzipSync(await renderDocx(model))['word/document.xml'])
  expect(document).toContain('QJX')
  expect(document).toContain('North valley')
  expect(document).toContain('Bay 4')
})
