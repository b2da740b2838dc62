import { documentModel, p, part, section } from '@/lib/documents/author'
import { render } from '@/lib/documents'

/** The one-page PDF behind the specified fallback path. No template points at it. */
export function placeholderPdf(): Promise<Uint8Array> {
  const model = documentModel({
    title: 'Document not found',
    subject: 'Fallback page',
    intro: 'The document you asked for is not at this address.',
    letterhead: 'none',
    parts: [
      part('Page', [
        section('Where to look'),
        p('Open the template’s page in the library and download it from there.'),
      ]),
    ],
  })
  return render(model, 'PDF')
}
