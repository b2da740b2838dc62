import { createHash } from 'node:crypto'
import { consent } from '@/lib/leads/consent'

/** The texts of each version: a changed text needs a new line here, with a new version. */
const versions: Readonly<Record<string, string>> = {
  '1': '3b1a448ec4ba16a8',
}

test('a version of the consent text says what it said when it was given', () => {
  const { version, ...texts } = consent
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect(versions[version]).toBe(digest)
})
