import { part, section } from '@/lib/documents/author'
import { renderPdf } from '@/lib/documents/render/pdf'
import { modelOf } from '../../model-helpers'
import { readModel } from './read-pdf'

/** Covers everything that a document prints. */
const characters = '“Owner’s” – ‘quote’ … • ⁄ − ′ ″ ½ ° × ® ™ § € Ñ é'

const titled = (text: string) => modelOf([part('P', [section(text)])], { title: text, intro: text })

test('every character can be copied from every font, whatever was set before it', async () => {
  // Drawn first, ” loads ’ as its part.
  await renderPdf(titled('A ” alone'))
  const [page] = (await readModel(titled(characters))).pages
  const text = page?.text.map((run) => run.text).join('') ?? ''
  expect(text.split(characters).length - 1).toBeGreaterThanOrEqual(3)
})
