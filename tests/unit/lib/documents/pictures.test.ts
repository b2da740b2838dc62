import sharp from 'sharp'
import { fitInside, readPicture } from '@/lib/documents/pictures'
import { makePng } from '@/tests/support/pictures'

test('reads the size of a PNG and whether it is interlaced; other files and empty pictures are no pictures', () => {
  const size = { width: 300, height: 20 }
  expect(readPicture(makePng(size))).toEqual({ type: 'image/png', ...size, color: 6, bits: 8, interlaced: false })
  expect(readPicture(makePng({ ...size, interlaced: true }))).toMatchObject({ interlaced: true })
  expect(readPicture(new TextEncoder().encode('GIF89a and so on, long enough for a head'))).toBeNull()
  expect(readPicture(new Uint8Array())).toBeNull()
  expect(readPicture(makePng({ width: 1, height: 1 }).fill(0, 16, 20))).toBeNull()
})

test.each([false, true])('reads the size of a JPEG (progressive: %p)', async (progressive) => {
  const image = sharp({ create: { width: 321, height: 45, channels: 3, background: 'red' } })
  const bytes = new Uint8Array(await image.jpeg({ progressive }).toBuffer())
  expect(readPicture(bytes)).toEqual({
    type: 'image/jpeg',
    width: 321,
    height: 45,
    color: 3,
    bits: 8,
    interlaced: false,
  })
  expect(readPicture(bytes.subarray(0, 20))).toBeNull()
})

test('a picture fits inside its frame with its proportions', () => {
  expect(fitInside({ width: 400, height: 100 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 25 })
  expect(fitInside({ width: 10, height: 40 }, { width: 100, height: 100 })).toEqual({ width: 25, height: 100 })
})
