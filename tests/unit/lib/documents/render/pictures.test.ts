import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { render, verify } from '@/lib/documents'
import { field, fields, own, part, photos, section, signatures } from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import type { Picture } from '@/lib/documents/entries'
import type { DocumentModel } from '@/lib/documents/model'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { Name, PdfFile, textOf } from '@/lib/documents/verify/pdf-reader'
import { ooxmlErrors } from '@/tests/support/ooxml'
import { pngPicture } from '@/tests/support/pictures'
import { readValues } from '@/tests/support/pdf-values'
import { checked, entriesOf, formats, modelOf, partOf } from '../model-helpers'
import { structureIn } from './pdf/read-pdf'
const logo = pngPicture({ width: 90, height: 30 }, 'Ridge Roofing')
const signature = pngPicture({ width: 60, height: 20 }, 'Signature of Ana')
let photo: Picture

beforeAll(async () => {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#804020' } })
  const bytes = new Uint8Array(await image.jpeg().toBuffer())
  photo = { type: 'image/jpeg', bytes, width: 64, height: 48, alt: 'South slope & "ridge"' }
})

const job = [
  section('Job'),
  fields(2, field('customer.name'), field('job.address')),
  photos('photo', 'Photographs', 2),
  signatures([{ name: 'owner', role: 'Owner' }]),
]
const office = part('Office', [section('Office'), fields(1, own('office.note', 'Note'))], { audience: 'office' })
const blank = modelOf([part('Report', job), office], { letterhead: 'full' })

const evidence = 'Signed on a phone on November 22, 2026.\nSHA-256 9f86d081'
const filled = (): DocumentModel =>
  complete(blank, {
    values: { 'owner.evidence': evidence },
    pictures: { 'company.logo': logo, 'photo.2.image': photo, 'owner.signature': signature },
    rows: {},
  }).model

test('a PDF shows pictures as figures in reading order, and no form field in their place', async () => {
  const bytes = await checked(filled(), 'PDF')
  const file = new PdfFile(bytes)
  const figures = structureIn(file).filter(({ S }) => S instanceof Name && S.name === 'Figure')
  const alternatives = [logo.alt, photo.alt, signature.alt, logo.alt]
  expect(figures.map(({ Alt }) => textOf(file.get(Alt)))).toEqual(alternatives)
  const source = Buffer.from(bytes).toString('latin1')
  // The logo stands on two papers, and has colors and a mask; the JPEG is in the file as it is.
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(5)
  expect(Buffer.from(bytes).includes(Buffer.from(photo.bytes))).toBe(true)
  expect([...readValues(bytes).keys()]).toContain('photo.2.caption')
})

test('a Word file holds the given bytes in picture controls with their alternative text', async () => {
  const parts = unzipSync(await render(filled(), 'Word'))
  const body = strFromU8(parts['word/document.xml']!)
  const media = Object.keys(parts).filter((path) => /media\/picture/.test(path))
  expect(media.map((path) => [path, parts[path]])).toEqual([
    ['word/media/picture1.png', logo.bytes],
    ['word/media/picture2.jpeg', photo.bytes],
    ['word/media/picture3.png', signature.bytes],
  ])
  const controls = [...body.matchAll(/<w:sdt>(?:(?!<w:sdt>).)*?<w:picture\/>.*?<\/w:sdt>/gs)].map(([xml]) => xml)
  const find = (name: string) => controls.find((xml) => xml.includes(`<w:tag w:val="${name}"/>`)) ?? ''
  expect(find('photo.1.image')).toContain('<w:showingPlcHdr/>')
  for (const name of ['company.logo', 'photo.2.image', 'owner.signature'])
    expect(find(name)).not.toContain('showingPlcHdr')
  expect(find('photo.2.image')).toContain('descr="South slope &amp; &quot;ridge&quot;"')
  const [, width = '', height = ''] = /<wp:extent cx="(\d+)" cy="(\d+)"\/>/.exec(find('photo.2.image')) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(64 / 48, 3)
})

test('a workbook shows pictures inside their frames, with their proportions and alternative text', async () => {
  const model = filled()
  const parts = unzipSync(await render(model, 'Excel'))
  const drawing = strFromU8(parts['xl/drawings/drawing1.xml']!)
  expect([...drawing.matchAll(/descr="([^"]*)"/g)].map(([, text]) => text)).toEqual([
    'Ridge Roofing',
    'South slope &amp; &quot;ridge&quot;',
    'Signature of Ana',
  ])
  const [sheet] = planWorkbook(model).sheets
  for (const { picture, row, col, right, down, width, height } of sheet!.pictures) {
    expect(width / height).toBeCloseTo(picture.width / picture.height, 6)
    const frame = sheet!.merges.find(
      ({ top, bottom, from, to }) => row >= top && row <= bottom && col >= from && col <= to,
    )
    if (!frame) continue
    const sum = (sizes: readonly number[], from: number, to: number) =>
      sizes.slice(from, to + 1).reduce((a, b) => a + b, 0)
    const heights = sheet!.rows.map((each) => each.height)
    expect(sum(sheet!.columns, frame.from, col - 1) + right + width).toBeLessThan(
      sum(sheet!.columns, frame.from, frame.to),
    )
    expect(sum(heights, frame.top, row - 1) + down + height).toBeLessThan(sum(heights, frame.top, frame.bottom))
  }
  expect(drawing.match(/<xdr:oneCellAnchor>/g)).toHaveLength(3)
  expect(Object.keys(parts).filter((path) => path.startsWith('xl/media/'))).toHaveLength(3)
})

test('the evidence of a signature stands below it in all three formats, and nothing without one', async () => {
  const text = 'Signed on a phone on November 22, 2026. SHA-256 9f86d081'
  const wordText = (bytes: Uint8Array) => partOf(bytes, 'word/document.xml')
  const sheetText = (bytes: Uint8Array) =>
    Object.entries(unzipSync(bytes))
      .filter(([path]) => path.endsWith('.xml'))
      .map(([, xml]) => strFromU8(xml))
      .join('')
  expect(wordText(await render(filled(), 'Word'))).toContain(text)
  expect(sheetText(await render(filled(), 'Excel'))).toContain(text)
  expect(wordText(await render(blank, 'Word'))).not.toContain('Signed on')
})

test.each(formats)('the check of a %s file names a picture that is missing', async (format) => {
  const bytes = await render(blank, format)
  expect((await verify(bytes, filled(), format)).join()).toMatch(/picture|alternative text/)
  // A document without pictures is the same file as one with none given.
  expect(await render(complete(blank, entriesOf({})).model, format)).toEqual(bytes)
})

test.each([
  ['Word', 'docx'],
  ['Excel', 'xlsx'],
] as const)('Microsoft’s validator finds no error in a %s file with pictures', async (format, extension) => {
  expect(await ooxmlErrors(await render(filled(), format), extension)).toEqual([])
})
