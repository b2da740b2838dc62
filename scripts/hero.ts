/** `npm run hero`: draws the pictures of the home page, after a change of their document or the engine. */
import './support/fresh-catalogue'
import { writeFileSync } from 'node:fs'
import { templateContents } from '@/lib/catalogue/contents'
import { tellingSection } from '@/lib/catalogue/telling'
import { render, type DocumentModel } from '@/lib/documents'
import { fill } from '@/lib/documents/fill'
import { exampleOf } from '@/lib/examples'
import { CUT_HEIGHT, renderPageAndCut } from '@/lib/pictures/preview'
import { sectionCut } from '@/lib/pictures/section-cut'
import { main } from './support/main'

const SLUG = 'shingle-roof-estimate'
const FOLDER = 'components/home/pictures'
const WIDTHS = [576, 1152] as const
/** The width of the text, as a share of the page's; the height follows. */
const LEFT = 0.06
const WIDTH = 0.9
const LETTER = 8.5 / 11

async function draw(model: DocumentModel, section: string, name: string): Promise<void> {
  const pdf = await render(model, 'PDF')
  const { page, top } = sectionCut(pdf, section)
  const cut = { page, top, left: LEFT, width: WIDTH, height: WIDTH * CUT_HEIGHT * LETTER }
  const { cuts } = await renderPageAndCut(pdf, {
    page,
    widths: [Math.ceil(Math.max(...WIDTHS) / WIDTH)],
    cut,
    cutWidths: WIDTHS,
  })
  for (const { width, webp } of cuts) {
    writeFileSync(`${FOLDER}/${name}-${width}.webp`, webp)
    console.log(`${name}, ${width} px: ${webp.length} bytes`)
  }
}

await main(async () => {
  const content = templateContents.find(({ slug }) => slug === SLUG)
  if (!content) throw new Error(`No template is called ${SLUG}`)
  const model = content.document()
  const section = tellingSection(content)
  await draw(model, section, 'blank')
  await draw(fill(model, exampleOf(content, model)), section, 'filled')
})
