import { render } from '@/lib/documents'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fileProblems } from '@/lib/verification/file'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()

test.each(['PDF', 'Word', 'Excel'] as const)('a rendered %s file has no problems', async (format) => {
  expect(await fileProblems(await render(model, format), model, format)).toEqual([])
})

test('a PDF must number the pages of every paper', async () => {
  const copy = customerCopy(model)
  const pdf = await render(copy, 'PDF')
  const more = { ...copy.parts[0]!, name: 'More', audience: 'crew' as const, blocks: [] }
  const others = { ...copy, parts: [...copy.parts, more] }
  expect(await fileProblems(pdf, others, 'PDF')).toContainEqual(expect.stringMatching(/numbers 1 papers instead of 2/))
})
