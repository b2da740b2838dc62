import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from '@/lib/env'
import { buildInputs, sourceHash } from '@/scripts/support/source-hash'
import { newFolder } from '@/tests/support/new-folder'
import { goodSecret, hostedSettings } from '@/tests/support/settings'
import { writeIn } from '@/tests/support/write-in'

const hosted = { ...hostedSettings, SIGNING_SECRET: goodSecret }
const root = newFolder()
const ofSettings = (settings: Record<string, string>): string => sourceHash(parseEnv(settings), { root })

/** Writes or extends a file of the small project. */
function edit(name: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  appendFileSync(file, 'more\n')
}

const read = [
  ...[
    'app/page.tsx',
    'app/.well-known/security.txt/route.ts',
    'components/button.tsx',
    'lib/env.ts',
    'data/site/index.ts',
  ],
  ...['lib/catalogue/generated/manifest.json', 'app/docs/page.tsx', 'lib/tests/sample.ts'],
  ...['scripts/serve.ts', 'scripts/build.ts', 'scripts/support/trim-traces.ts', 'scripts/server/site.ts'],
  ...['public/icon-192.png', 'public/notice.css', 'instrumentation.ts', 'middleware.ts', 'next.config.ts'],
  ...['postcss.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json', 'SECURITY.md'],
  ...['.env.local', '.env.production', '.browserslistrc', 'new-file.ts', 'new-folder/file.ts'],
]
const unread = [
  ...['tests/unit/a.test.ts', 'docs/glossary.md', 'deploy/Dockerfile', 'supabase/migrations/1.sql', 'README.md'],
  ...[
    'public/templates/hr/offer-letter.pdf',
    'public/notice.css.br',
    'public/notice.css.gz',
    'private/members/plan.pdf',
  ],
  ...[
    'node_modules/next/package.json',
    '.next/BUILD_ID',
    '.cache/report.json',
    '.git/HEAD',
    '.github/workflows/ci.yml',
  ],
  ...['next-env.d.ts', 'tsconfig.tsbuildinfo', 'jest.config.mjs', '.env', 'server.log', 'var/ridgedocs.sqlite'],
]
beforeAll(() => [...read, ...unread].forEach(edit))

test.each([...read, ...unread])('after a change of %s, the site is rebuilt if it reads it', (name) => {
  const before = ofSettings({})
  edit(name)
  expect(ofSettings({}) !== before).toBe(read.includes(name))
})

test('the site is rebuilt after a file is added, renamed or removed', () => {
  const seen = new Set([ofSettings({})])
  const [added, renamed] = ['components/added.tsx', 'components/renamed.tsx']
  edit(added)
  seen.add(ofSettings({}))
  renameSync(path.join(root, added), path.join(root, renamed))
  seen.add(ofSettings({}))
  expect(seen.size).toBe(3)
  rmSync(path.join(root, renamed))
  expect([...seen].indexOf(ofSettings({}))).toBe(0)
})

test("a server's records need no rebuild, in any folder of the project", () => {
  for (const folder of ['records', './kept/records', path.join(root, 'whole/path')]) {
    const records = { DATA_DIR: folder }
    const before = ofSettings(records)
    const file = writeIn(path.resolve(root, folder), 'ridgedocs.sqlite', 'a record')
    expect(ofSettings(records)).toBe(before)
    expect(ofSettings({})).not.toBe(before)
    rmSync(path.dirname(file), { recursive: true })
  }
})

test.each([
  ['the address', { SITE_URL: 'https://docs.example.com' }],
  ['how long messages are kept', { CONTACT_MONTHS: '36' }],
  ['how long searches are kept', { SEARCH_MONTHS: '6' }],
  ['whether pages work without a network', { OFFLINE: 'off' }],
  ['where records are kept', hosted],
])('the site is rebuilt after a change to a setting shown in its pages: %s', (_what, settings) => {
  expect(ofSettings(settings)).not.toBe(ofSettings({}))
})

test('the site is rebuilt for another deployment', () => {
  const settings = parseEnv({})
  const first = sourceHash(settings, { root, deploymentId: 'first' })
  expect(first).not.toBe(sourceHash(settings, { root }))
  expect(first).not.toBe(sourceHash(settings, { root, deploymentId: 'second' }))
  expect(first).toBe(sourceHash(settings, { root, deploymentId: 'first' }))
})

test('other settings, and values that no page shows, need no rebuild', () => {
  const plain = ofSettings({})
  expect(ofSettings({ DATA_DIR: '/srv/data', TRUST_PROXY: '1', SMTP_URL: 'smtp://localhost' })).toBe(plain)
  const other = { ...hosted, SUPABASE_URL: 'https://other.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_other' }
  expect(ofSettings(other)).toBe(ofSettings(hosted))
})

test('Tailwind scans only folders whose changes cause a rebuild', () => {
  const style = readFileSync('app/globals.css', 'utf8')
  expect(style).toContain("@import 'tailwindcss' source(none);")
  const sources = [...style.matchAll(/^@source '\.\.\/(.+)';$/gm)].map(([, folder = '']) => folder)
  const inputs = buildInputs('.', parseEnv({}).dataDir)
  expect(sources).toContain('components')
  expect(sources.filter((folder) => !inputs.some((name) => name.startsWith(`${folder}/`)))).toEqual([])
})
