import sharp from 'sharp'
import { countPages, renderPagePictures } from '@/lib/pictures/preview'
import { renderPdf } from '@/lib/documents/render/pdf'
import { sampleDocument } from '@/tests/support/sample-document'

let pdf: Uint8Array
beforeAll(async () => {
  pdf = await renderPdf(sampleDocument())
})

test('counts pages; rejects a file that is not a PDF, and a page that does not exist', async () => {
  expect(await countPages(pdf)).toBeGreaterThanOrEqual(5)
  await expect(countPages(new TextEncoder().encode('no PDF'))).rejects.toThrow()
  await expect(renderPagePictures(pdf, { pages: [99], widths: [200] })).rejects.toThrow('page 99')
})

test('draws the requested pages in every width, as WebP', async () => {
  const pictures = await renderPagePictures(pdf, { pages: [1, 2], widths: [200, 400] })
  expect(pictures.map(({ page, width }) => `${page}: ${width}`)).toEqual(['1: 200', '1: 400', '2: 200', '2: 400'])
  for (const { webp, width, height } of pictures) {
    const found = await sharp(webp).metadata()
    expect([found.format, found.width, found.height]).toEqual(['webp', width, height])
    expect(height / width).toBeCloseTo(11 / 8.5, 1)
  }
})

test('draws form fields: the logo frame is dashed', async () => {
  const [picture] = await renderPagePictures(pdf, { pages: [1], widths: [612] })
  // The frame runs from 54 to 166 points across and begins 54 points from the top.
  const edge = await sharp(picture?.webp).extract({ left: 56, top: 53, width: 100, height: 3 }).stats()
  expect(edge.channels[0]?.min).toBeLessThan(215)
})
