import { createHash } from 'node:crypto'
import { consent } from '@/lib/subscriptions/consent'

/** The texts of each version: a changed text needs a new line here, with a new version. */
const versions: Readonly<Record<string, string>> = {
  '1': 'ec1328cb2ff11a0a',
  '2': '7230e9e961fb41fb',
  '3': '3f90000a41ad3d0d',
}

test('a version of the consent texts never changes', () => {
  const { version, ...texts } = consent
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(texts)))
    .digest('hex')
    .slice(0, 16)
  expect(versions[version]).toBe(digest)
})
