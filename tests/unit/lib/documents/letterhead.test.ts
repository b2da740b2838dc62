import { strFromU8, unzipSync } from 'fflate'
import { render, verify } from '@/lib/documents'
import * as d from '@/lib/documents/author'
import { companyFields, hasLogoFrame } from '@/lib/documents/letterhead'
import type { DocumentModel } from '@/lib/documents/model'
import { jpegHead } from '@/tests/support/pictures'
import { readPdf } from './render/pdf/read-pdf'

const modelOf = (company: Record<string, string>, more: Partial<DocumentModel> = {}): DocumentModel => ({
  ...d.documentModel({
    title: 'Start notice',
    subject: 'S',
    intro: '',
    parts: [
      d.part('Letter', [d.p('We start soon.')], { letter: true }),
      d.part('Crew', [d.p('Bring the ladder.')], { audience: 'crew' }),
    ],
  }),
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
const formats = ['PDF', 'Word', 'Excel'] as const

async function textsIn(model: DocumentModel, format: (typeof formats)[number]): Promise<string> {
  const bytes = await render(model, format)
  expect(await verify(bytes, model, format)).toEqual([])
  if (format === 'PDF')
    return readPdf(bytes)
      .pages.flatMap(({ widgets }) => widgets)
      .map(({ name, shown }) => `${name}: ${shown}`)
      .join('\n')
  const parts = unzipSync(bytes)
  return Object.entries(parts)
    .filter(([path]) => /document\d*\.xml$|footer\d+\.xml$|sharedStrings\.xml$/.test(path))
    .map(([, xml]) => strFromU8(xml))
    .join('\n')
}

test('a form has all fields of its letterhead, a filled document those that are given', () => {
  expect(companyFields({ ...modelOf(some), filled: undefined }, 'full')).toHaveLength(5)
  expect(companyFields(modelOf({ ...some, 'company.phone': '' }), 'full')).toEqual(['company.name', 'company.email'])
  expect(companyFields(modelOf(some), 'none')).toEqual([])
  expect(hasLogoFrame({ ...modelOf({}), filled: undefined })).toBe(true)
  expect(hasLogoFrame(modelOf(some))).toBe(false)
  expect(hasLogoFrame(modelOf(some, { pictures: { 'company.logo': logo } }))).toBe(true)
})

test.each(formats)('a filled %s file of a company without a profile has no letterhead', async (format) => {
  const text = await textsIn(modelOf({}), format)
  expect(text).not.toMatch(/company\.|Your logo|Company name/)
})

test.each(formats)(
  'a filled %s file has the lines that are given, and no other and no frame for a logo',
  async (format) => {
    const text = await textsIn(modelOf(some), format)
    for (const given of Object.values(some)) expect(text).toContain(given)
    expect(text).not.toMatch(/company\.(logo|address|license|phone)|Your logo|Street address|License no/)
  },
)

test.each(formats)('a logo alone is shown in %s', async (format) => {
  await textsIn(modelOf({}, { pictures: { 'company.logo': logo } }), format)
})

test.each(formats)('a blank %s form keeps its fields and its frame', async (format) => {
  const text = await textsIn({ ...modelOf({}), filled: undefined }, format)
  for (const place of format === 'Excel' ? ['Your logo', 'Company name'] : ['company.logo', 'company.address'])
    expect(text).toContain(place)
})
