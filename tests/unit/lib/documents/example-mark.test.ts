import { strFromU8, unzipSync } from 'fflate'
import { exampleMark } from '@/lib/documents/theme'
import { verify } from '@/lib/documents'
import { fileModel } from '@/lib/documents/file-model'
import { builtFile } from '@/tests/support/built'
import { readPdf, textOf } from './render/pdf/read-pdf'
import { templateContents } from '@/lib/catalogue/contents'
import { checked } from './model-helpers'

const template = templateContents.find(({ slug }) => slug === 'shingle-roof-estimate')!
const model = template.document()
const example = { ...model, example: true as const }

test('every page of an example PDF says that it is one, and no other document does', async () => {
  const { pages } = readPdf(await checked(example, 'PDF'))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(textOf(page)).toContain(exampleMark)
  for (const page of readPdf(builtFile(template, 'PDF')).pages) expect(textOf(page)).not.toContain('EXAMPLE')
})

test('every header of an example in Word says that it is one', async () => {
  await checked(example, 'Word')
  const main = fileModel(example, 'main')
  const problems = await verify(builtFile(template, 'Word'), main, 'Word')
  expect(problems).toContainEqual(expect.stringContaining('does not say that it is an example'))
})

test('every sheet of an example in Excel says that it is one, and so does every printed page', async () => {
  const files = unzipSync(await checked(example, 'Excel'))
  const read = (name: string): string => strFromU8(files[`xl/${name}.xml`]!)
  for (const index of model.parts.keys())
    expect(read(`worksheets/sheet${index + 1}`)).toMatch(
      new RegExp(`<headerFooter differentFirst="1"><oddHeader>[^<]*9 ${exampleMark}</oddHeader>(?!.*<firstHeader>)`),
    )
  expect(read('sharedStrings')).toContain(exampleMark)
})
