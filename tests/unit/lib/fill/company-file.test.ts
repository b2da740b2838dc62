import { emptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { readCompanyFile, writeCompanyFile } from '@/lib/fill/company-file'
import { fc } from '@/tests/support/fast-check'

const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256)
const logo = { type: 'image/jpeg' as const, bytes, width: 1200, height: 400 }
const profile: CompanyProfile = { ...emptyCompany, name: 'Nguyễn Roofing', email: 'office@', accent: '#1F4E79', logo }
const read = (content: BlobPart) => readCompanyFile(new Blob([content]))
/** The file of the profile, changed. */
const changed = (change: (file: { version: number; company: Record<string, unknown> }) => void): string => {
  const file = JSON.parse(writeCompanyFile(profile)) as Parameters<typeof change>[0]
  change(file)
  return JSON.stringify(file)
}
const withLogo = (more: object) => changed(({ company }) => (company.logo = { ...logo, bytes: 'AAAA', ...more }))

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

const damaged = (place: string) => `The file is damaged (${place}). Nothing was changed.`
const foreign = 'That is not an exported company. Choose the file that “Export” saved.'
const newer = 'The file is damaged or of a newer version. Nothing was changed.'

test.each<[string, BlobPart, string]>([
  ['no JSON', 'Summit Roofing', foreign],
  ['other JSON', '{"name":"Summit Roofing"}', foreign],
  ['nothing', '', foreign],
  ['null', 'null', foreign],
  ['a name that is a number', changed(({ company }) => (company.name = 7)), damaged('name')],
  ['a logo that is not base64', withLogo({ bytes: '<svg>' }), damaged('logo, bytes')],
  ['an SVG logo', withLogo({ type: 'image/svg+xml' }), damaged('logo, type')],
  ['a logo of a wild size', withLogo({ width: 1e9 }), damaged('logo, width')],
  ['a later version', changed((file) => (file.version = 2)), newer],
  ['too many bytes', new Uint8Array(20_000_001), 'That file is too large to be an exported company.'],
])('a file with %s is refused in a sentence that says why', async (_, content, message) => {
  expect(await read(content)).toEqual({ ok: false, message })
})
