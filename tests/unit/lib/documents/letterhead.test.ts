import { strFromU8, unzipSync } from 'fflate'
import * as d from '@/lib/documents/author'
import { companyFields, hasLogoFrame } from '@/lib/documents/letterhead'
import type { DocumentModel, Format } from '@/lib/documents/model'
import { jpegHead } from '@/tests/support/pictures'
import { readPdf, widgetsIn } from './render/pdf/read-pdf'
import { checked, formats, modelOf } from './model-helpers'

const filledFor = (company: Record<string, string>, more: Partial<DocumentModel> = {}): DocumentModel => ({
  ...modelOf(
    [
      d.part('Letter', [d.p('We start soon.')], { letter: true }),
      d.part('Crew', [d.p('Bring the ladder.')], { audience: 'crew' }),
    ],
    { letterhead: 'full' },
  ),
  company,
  filled: true,
  ...more,
})
const some = { 'company.name': 'Ridge LLC', 'company.email': 'office@ridge.example.com' }
const logo = {
  type: 'image/jpeg',
  bytes: Uint8Array.from(jpegHead(40, 30)),
  width: 40,
  height: 30,
  alt: 'Logo',
} as const
async function textsIn(model: DocumentModel, format: Format): Promise<string> {
  const bytes = await checked(model, format)
  if (format === 'PDF')
    return widgetsIn(readPdf(bytes))
      .map(({ name, shown }) => `${name}: ${shown}`)
      .join('\n')
  const parts = unzipSync(bytes)
  return Object.entries(parts)
    .filter(([path]) => /document\d*\.xml$|footer\d+\.xml$|sharedStrings\.xml$/.test(path))
    .map(([, xml]) => strFromU8(xml))
    .join('\n')
}

test('a form has all fields of its letterhead, a filled document those that are given', () => {
  expect(companyFields({ ...filledFor(some), filled: undefined }, 'full')).toHaveLength(5)
  expect(companyFields(filledFor({ ...some, 'company.phone': '' }), 'full')).toEqual(['company.name', 'company.email'])
  expect(companyFields(filledFor(some), 'none')).toEqual([])
  expect(hasLogoFrame({ ...filledFor({}), filled: undefined })).toBe(true)
  expect(hasLogoFrame(filledFor(some))).toBe(false)
  expect(hasLogoFrame(filledFor(some, { pictures: { 'company.logo': logo } }))).toBe(true)
})

test.each(formats)('a %s file has the lines of its letterhead that are given, a blank form all', async (format) => {
  expect(await textsIn(filledFor({}), format)).not.toMatch(/company\.|Your logo|Company name/)
  const text = await textsIn(filledFor(some), format)
  for (const given of Object.values(some)) expect(text).toContain(given)
  expect(text).not.toMatch(/company\.(logo|address|license|phone)|Your logo|Street address|License no/)
  await checked(filledFor({}, { pictures: { 'company.logo': logo } }), format)
  const blank = await textsIn({ ...filledFor({}), filled: undefined }, format)
  for (const place of format === 'Excel' ? ['Your logo', 'Company name'] : ['company.logo', 'company.address'])
    expect(blank).toContain(place)
})
