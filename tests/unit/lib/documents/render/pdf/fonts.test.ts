import { documentModel, part, section } from '@/lib/documents/author'
import { renderPdf } from '@/lib/documents/render/pdf'
import { readPdf } from './read-pdf'

/** Covers everything that a document prints. */
const characters = '“Owner’s” – ‘quote’ … • ⁄ − ′ ″ ½ ° × ® ™ § € Ñ é'

const titled = (text: string) =>
  documentModel({ title: text, subject: '', intro: text, letterhead: 'none', parts: [part('P', [section(text)])] })

test('every character can be copied from every font, whatever was set before it', async () => {
  // Drawn first, ” loads ’ as its part.
  await renderPdf(titled('A ” alone'))
  const { pages } = readPdf(await renderPdf(titled(characters)))
  const lines =
    pages[0]?.text
      .map(({ text }) => text)
      .join('')
      .split(characters) ?? []
  expect(lines.length - 1).toBeGreaterThanOrEqual(3)
})
