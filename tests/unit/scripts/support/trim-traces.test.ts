import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isNeeded, largestFunction, trimTraces } from '@/scripts/support/trim-traces'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

test.each([
  ['app/api/documents/[slug]/pages/[page]/route.js', 'public/templates/hr/offer-letter.pdf', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'public/templates/hr/offer-letter.docx', false],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'public/templates/estimates/epdm.office.pdf', false],
  ['app/api/bundles/[name]/route.js', 'public/templates/hr/offer-letter.docx', true],
  ['app/api/bundles/[name]/route.js', 'public/templates/estimates/epdm.office.pdf', true],
  ['app/api/bundles/[name]/route.js', 'public/templates/hr/offer-letter.480.webp', false],
  ['app/pictures/[...path]/route.js', 'public/templates/hr/offer-letter.480.webp', true],
  ['app/pictures/[...path]/route.js', 'public/templates/hr/offer-letter.960.webp', false],
  ['app/pictures/[...path]/route.js', 'public/templates/hr/offer-letter.thumb.480.webp', false],
  ['app/pictures/[...path]/route.js', 'lib/pictures/drawing/worker.ts', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'lib/pictures/preview.ts', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'lib/pdfium.ts', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'lib/pictures/reduce-colors.ts', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'lib/documents/theme.ts', true],
  ['app/api/documents/[slug]/pages/[page]/route.js', 'lib/pictures/section-cut.ts', false],
  ['app/api/contact/route.js', 'lib/pictures/drawing/worker.ts', false],
  ['app/api/contact/route.js', 'public/templates/hr/offer-letter.pdf', false],
  ['instrumentation.js', 'public/templates/hr/offer-letter.pdf', false],
  ['app/members/page.js', 'private/members/manifest.json', true],
  ['app/members/page.js', 'data/site/index.ts', false],
  ['app/members/page.js', 'tests/unit/lib/text.test.ts', false],
  ['app/members/page.js', 'package.json', true],
  ['app/members/page.js', 'lib/catalogue/generated/contents.cjs', true],
  ['app/api/editions/[folder]/[file]/route.js', 'lib/made-files/generated/make.mjs', true],
  ['app/api/bundles/[name]/route.js', 'lib/made-files/generated/make.mjs', true],
  ['app/members/page.js', 'lib/made-files/generated/make.mjs', false],
  ['app/members/page.js', 'lib/catalogue/generated/manifest.json', false],
  ['app/members/page.js', 'node_modules/next/dist/lib/constants.js', true],
  ['app/members/page.js', 'node_modules/@img/sharp-libvips-linux-x64/lib/libvips.so', true],
  ['app/members/page.js', '.next/server/chunks/1.js', true],
])('%s with %s: %j', (entry, file, expected) => expect(isNeeded(entry, file)).toBe(expected))

test('the largest function counts its own file and each listed file once', () => {
  const root = newFolder()
  const write = (name: string, bytes: number) => writeIn(root, name, Buffer.alloc(bytes))
  write('server/app/small/route.js', 900_000)
  write('server/app/large/route.js', 100_000)
  const listedFile = write('public/a.pdf', 2_000_000)
  const listed = { small: [], large: ['../../../public/a.pdf', '../../../public/../public/a.pdf'] }
  for (const [name, files] of Object.entries(listed))
    writeIn(root, `server/app/${name}/route.js.nft.json`, JSON.stringify({ version: 1, files }))
  const largest = largestFunction(path.join(root, 'server'))
  expect(largest).toEqual({ entry: 'app/large/route.js', megabytes: 2.1 })
  rmSync(listedFile)
  expect(() => largestFunction(path.join(root, 'server'))).toThrow('a.pdf')
})

test('lists lose only files that their function does not read', () => {
  const root = newFolder()
  const server = path.join(root, '.next/server')
  const kept = ['../../../chunks/1.js', '../../../../../node_modules/next/dist/lib/a.js']
  const files = [...kept, '../../../../../public/templates/hr/offer-letter.pdf', '../../../../../README.md']
  const file = writeIn(server, 'app/api/contact/route.js.nft.json', JSON.stringify({ version: 1, files }))
  expect(trimTraces(server, root)).toBe(2)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 1, files: kept })
  expect(trimTraces(server, root)).toBe(0)
})
