import { parseEnv } from '@/lib/env'
import { sourceHash } from '@/scripts/support/source-hash'

const hosted = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_key',
  SIGNING_SECRET: '0123456789-0123456789-0123456789',
}
const plain = sourceHash(parseEnv({}))

test.each([
  ['the address', { SITE_URL: 'https://docs.example.com' }],
  ['how long messages are kept', { CONTACT_MONTHS: '36' }],
  ['how long searches are kept', { SEARCH_MONTHS: '6' }],
  ['where records are kept', hosted],
])('the site is built again after a change of what stands in its pages: %s', (_what, settings) => {
  expect(sourceHash(parseEnv(settings))).not.toBe(plain)
})

test('other settings need no new build, nor do other values of those that no page shows', () => {
  expect(sourceHash(parseEnv({ DATA_DIR: '/srv/data', TRUST_PROXY: '1', SMTP_URL: 'smtp://localhost' }))).toBe(plain)
  const other = { ...hosted, SUPABASE_URL: 'https://other.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_other' }
  expect(sourceHash(parseEnv(other))).toBe(sourceHash(parseEnv(hosted)))
})
