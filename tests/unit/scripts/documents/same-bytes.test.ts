/** Needs no rendered documents: the hosted workflow runs it on another processor. */
import { createHash } from 'node:crypto'
import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import { blankFile } from '@/lib/documents/file-model'
import { readLock } from '@/scripts/documents/lock'

const slugs = [
  'shingle-roof-estimate',
  'epdm-residential-contract',
  'change-order',
  'tpo-roofing-storm-damage-inspection',
  'standard-roofing-invoice',
  'paid-time-off-tracker',
]
const files = templateContents
  .filter(({ slug }) => slugs.includes(slug))
  .flatMap((content) => content.formats.map((format) => ({ content, format })))

test('at least twelve files, of every format, are compared', () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
  expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['PDF', 'Word', 'Excel']))
})

test.each(files)('$content.slug ($format) has the bytes of the lock file', async ({ content, format }) => {
  const bytes = await render(blankFile(content.document(), 'main', format), format)
  const { sha256 } = readLock()[content.slug]?.files[format] ?? {}
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
})
