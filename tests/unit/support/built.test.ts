import { createHash } from 'node:crypto'
import { essentials } from '@/data/library/essentials'
import { readRendered } from '@/scripts/documents/plan'
import { builtFile } from '@/tests/support/built'

const [template, other] = essentials

test('a built file is the one that the manifest describes', () => {
  const { sha256 } = readRendered().templates[template!.slug]!.files.PDF!
  expect(createHash('sha256').update(builtFile(template!, 'PDF')).digest('hex')).toBe(sha256)
})

test('the file of other content is not taken for it', () => {
  expect(() => builtFile({ ...template!, document: other!.document }, 'PDF')).toThrow(
    `${template!.slug} has changed since the documents were built: run npm run documents`,
  )
})
