import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import { ooxmlErrors } from '@/tests/support/ooxml'
import { sample } from '@/tests/support/sample'
import { sampleDocument } from '@/tests/support/sample-document'

const withFormat = (format: 'Excel' | 'Word') => templateContents.filter(({ formats }) => formats.includes(format))

test.each(sample(withFormat('Excel'), 3).map((template) => [template.slug, template] as const))(
  'the workbook %s has no errors',
  async (_, template) => {
    expect(await ooxmlErrors(await render(template.document(), 'Excel'), 'xlsx')).toEqual([])
  },
)

test.each(sample(withFormat('Word'), 2).map((template) => [template.slug, template] as const))(
  'the Word file %s has no errors',
  async (_, template) => {
    expect(await ooxmlErrors(await render(template.document(), 'Word'), 'docx')).toEqual([])
  },
)

test('an error is found', async () => {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate')
  const files = unzipSync(await render(sampleDocument(), 'Excel'))
  const styles = strFromU8(files['xl/styles.xml']!)
  const wrong = styles.replace(/(<sz val="\d+"\/>)(<color [^>]*>)/, '$2$1')
  expect(wrong).not.toBe(styles)
  const errors = await ooxmlErrors(zipSync({ ...files, 'xl/styles.xml': strToU8(wrong) }), 'xlsx')
  expect(errors.join()).toContain('/xl/styles.xml')
})
