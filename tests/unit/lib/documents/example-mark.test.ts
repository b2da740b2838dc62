import { strFromU8, unzipSync } from 'fflate'
import { render, verify } from '@/lib/documents'
import { exampleMark } from '@/lib/documents/theme'
import { builtFile } from '@/tests/support/built'
import { readPdf } from './render/pdf/read-pdf'
import { templateContents } from '@/lib/catalogue/contents'

const template = templateContents.find(({ slug }) => slug === 'shingle-roof-estimate')!
const model = template.document()
const example = { ...model, example: true as const }

test('every page of an example PDF says that it is one', async () => {
  const bytes = await render(example, 'PDF')
  expect(await verify(bytes, example, 'PDF')).toEqual([])
  const { pages } = readPdf(bytes)
  expect(pages.length).toBeGreaterThan(1)
  for (const { text } of pages) expect(text.map(({ text: run }) => run).join(' ')).toContain(exampleMark)
})

test('every header of an example in Word says that it is one', async () => {
  const bytes = await render(example, 'Word')
  expect(await verify(bytes, example, 'Word')).toEqual([])
  const problems = await verify(builtFile(template, 'Word'), example, 'Word')
  expect(problems).toContainEqual(expect.stringContaining('does not say that it is an example'))
})

test('every sheet of an example in Excel says that it is one, and so does every printed page', async () => {
  const bytes = await render(example, 'Excel')
  expect(await verify(bytes, example, 'Excel')).toEqual([])
  const files = unzipSync(bytes)
  const read = (name: string): string => strFromU8(files[`xl/${name}.xml`]!)
  for (const index of model.parts.keys())
    expect(read(`worksheets/sheet${index + 1}`)).toMatch(
      new RegExp(`<headerFooter differentFirst="1"><oddHeader>[^<]*9 ${exampleMark}</oddHeader>(?!.*<firstHeader>)`),
    )
  expect(read('sharedStrings')).toContain(exampleMark)
})

test('a document that is no example says nothing of the kind', () => {
  const { pages } = readPdf(builtFile(template, 'PDF'))
  for (const { text } of pages) expect(text.map(({ text: run }) => run).join(' ')).not.toContain('EXAMPLE')
})
