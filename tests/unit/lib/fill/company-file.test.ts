import { emptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { readCompanyFile, writeCompanyFile } from '@/lib/fill/company-file'
import { fc } from '@/tests/support/fast-check'

const logo = {
  type: 'image/jpeg' as const,
  bytes: Uint8Array.from({ length: 20_000 }, (_, index) => index % 256),
  width: 1200,
  height: 400,
}
const profile: CompanyProfile = { ...emptyCompany, name: 'Nguyễn Roofing', email: 'office@', accent: '#1F4E79', logo }
const read = (text: string) => readCompanyFile(new Blob([text]))
/** The file of the profile, changed. */
const changed = (change: (file: { version: number; company: Record<string, unknown> }) => void): string => {
  const file = JSON.parse(writeCompanyFile(profile)) as { version: number; company: Record<string, unknown> }
  change(file)
  return JSON.stringify(file)
}

test('an exported company comes back whole: as typed, right or wrong, with its logo', async () => {
  expect(await read(writeCompanyFile(profile))).toEqual({ ok: true, profile })
  expect(await read(writeCompanyFile(emptyCompany))).toEqual({ ok: true, profile: emptyCompany })
})

test('any text comes back as it was typed', async () => {
  const text = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(fc.record({ name: text, address: text, accent: text }), async (typed) => {
      const written = { ...emptyCompany, ...typed }
      expect(await read(writeCompanyFile(written))).toEqual({ ok: true, profile: written })
    }),
  )
})

test.each([
  ['no JSON', 'Summit Roofing'],
  ['other JSON', '{"name":"Summit Roofing"}'],
  ['nothing', ''],
  ['null', 'null'],
])('%s is not an exported company', async (_, text) => {
  expect(await read(text)).toEqual({
    ok: false,
    message: 'That is not an exported company. Choose the file that “Export” saved.',
  })
})

test.each([
  ['a name that is a number', changed(({ company }) => (company.name = 7)), 'name'],
  ['a logo that is not base64', changed(({ company }) => (company.logo = { ...logo, bytes: '<svg>' })), 'logo, bytes'],
  [
    'an SVG logo',
    changed(({ company }) => (company.logo = { ...logo, bytes: 'AAAA', type: 'image/svg+xml' })),
    'logo, type',
  ],
  [
    'a logo of a wild size',
    changed(({ company }) => (company.logo = { ...logo, bytes: 'AAAA', width: 1e9 })),
    'logo, width',
  ],
])('%s is named as the damage, and nothing is taken over', async (_, text, where) => {
  expect(await read(text)).toEqual({ ok: false, message: `The file is damaged (${where}). Nothing was changed.` })
})

test('a file of a later version is refused', async () => {
  expect(await read(changed((file) => (file.version = 2)))).toEqual({
    ok: false,
    message: 'The file is damaged or of a newer version. Nothing was changed.',
  })
})

test('a file too large to be a company is not read', async () => {
  const file = new Blob([new Uint8Array(20_000_001)])
  expect(await readCompanyFile(file)).toEqual({
    ok: false,
    message: 'That file is too large to be an exported company.',
  })
})
