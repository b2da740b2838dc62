import { members } from '@/data/library/members'
import { templateContents } from '@/lib/catalogue/contents'
import { render, type DocumentModel } from '@/lib/documents'
import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { ooxmlErrors } from '@/tests/support/ooxml'
import { spread } from '@/tests/support/chosen'
import { sampleDocument } from '@/tests/support/sample-document'

type Entry = readonly [name: string, document: () => DocumentModel]

/** Every document with a file in this format, with those for members and the customer copies. */
const withFormat = (format: 'Excel' | 'Word'): Entry[] =>
  [...templateContents, ...members]
    .filter(({ formats }) => formats.includes(format))
    .map(({ slug, document }) => [slug, document])

const copies = templateContents.flatMap((template): Entry[] => {
  const copy = customerCopyOf(template)
  return copy ? [[`${template.slug}, customer copy`, () => copy]] : []
})

test.each(spread([...withFormat('Excel'), ...copies], 1))('the workbook %s has no errors', async (_, document) => {
  expect(await ooxmlErrors(await render(document(), 'Excel'), 'xlsx')).toEqual([])
})

test.each(spread([...withFormat('Word'), ...copies], 1))('the Word file %s has no errors', async (_, document) => {
  expect(await ooxmlErrors(await render(document(), 'Word'), 'docx')).toEqual([])
})

test('an error is found', async () => {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate')
  const files = unzipSync(await render(sampleDocument(), 'Excel'))
  const styles = strFromU8(files['xl/styles.xml']!)
  const wrong = styles.replace(/(<sz val="\d+"\/>)(<color [^>]*>)/, '$2$1')
  expect(wrong).not.toBe(styles)
  const errors = await ooxmlErrors(zipSync({ ...files, 'xl/styles.xml': strToU8(wrong) }), 'xlsx')
  expect(errors.join()).toContain('/xl/styles.xml')
})
