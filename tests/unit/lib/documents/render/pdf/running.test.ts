import { create } from 'fontkit'
import * as d from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import { readFaces } from '@/lib/documents/platform/faces.node'
import { renderPdf } from '@/lib/documents/render/pdf'
import { entriesOf, modelOf } from '../../model-helpers'
import { verify } from '@/lib/documents'
import { readType } from './read-pdf'

const longest = 'W'.repeat(120)
const letter = modelOf([d.part('Letter', [d.p('Text.')], { letter: true })], { letterhead: 'full' })

/** The footer of a company's letter: its name, where that ends, and where the page number begins. */
async function footerOf(name: string) {
  const { model } = complete(letter, entriesOf({}), { 'company.name': name })
  const [page = []] = readType(await renderPdf(model))
  const at = page.findIndex(({ text }) => text === 'Page 1 of 1')
  const [label, number] = [page[at - 1]!, page[at]!]
  const font = create((await readFaces()).regular)
  const width = (font.layout(label.text).advanceWidth / font.unitsPerEm) * label.size
  return { text: label.text, size: label.size, end: label.x + width, number: number.x }
}

test.each([
  ['Ridge Roofing', 8],
  [longest, 5],
])('a company’s name in the footer is whole and ends before the page number: %s', async (name, most) => {
  const { text, size, end, number } = await footerOf(name)
  expect(text).toBe(name)
  expect(size).toBeLessThanOrEqual(most)
  expect(end).toBeLessThan(number - 10)
})

test('a longer name is cut in the footer, and its line is still one line', async () => {
  expect((await footerOf(`${longest}W`)).text).toBe(`${longest.slice(1)}…`)
  const { model } = complete(letter, entriesOf({}), { 'company.name': `${longest}W` })
  expect(await verify(await renderPdf(model), model, 'PDF')).toEqual([])
})
