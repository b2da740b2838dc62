import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { readPicture } from '@/lib/documents/pictures'
import { readPng } from '@/lib/documents/render/pdf/png'
import { makePng, packPng, type PngOptions } from '@/tests/support/pictures'

const size = { width: 23, height: 11 }

function read(options: Partial<PngOptions>) {
  const bytes = makePng({ ...size, ...options })
  const head = readPicture(bytes)
  if (!head) throw new Error('no PNG')
  return { bytes, image: readPng(bytes, head) }
}

/** The samples of some channels of a PNG, as libvips reads them; -1 is the last channel. */
async function samplesOf(bytes: Uint8Array, channels: readonly number[], bits = 8): Promise<number[]> {
  const picture = sharp(bytes).raw({ depth: bits === 16 ? 'ushort' : 'uchar' })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const samples = bits === 16 ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data
  const wanted = channels.map((channel) => (channel + info.channels) % info.channels)
  return [...samples].filter((_, index) => wanted.includes(index % info.channels))
}

test.each<[string, Partial<PngOptions>]>([
  ['gray', { colorType: 0 }],
  ['RGB', { colorType: 2 }],
  ['black and white', { colorType: 0, bits: 1 }],
  ['16-bit RGB', { colorType: 2, bits: 16 }],
])('the rows of a %s PNG go into the file as they are', (_, options) => {
  const { bytes, image } = read(options)
  const { colorType = 2, bits = 8 } = options
  expect(packPng({ ...size, colorType, bits }, image.data)).toEqual(bytes)
  expect(image.mask).toBeUndefined()
  expect(image.entries).toMatchObject({
    ColorSpace: colorType === 2 ? 'DeviceRGB' : 'DeviceGray',
    BitsPerComponent: bits,
    DecodeParms: { Predictor: 15, Colors: colorType === 2 ? 3 : 1, Columns: 23, BitsPerComponent: bits },
  })
})

test.each<[string, 4 | 6, 8 | 16]>([
  ['gray', 4, 8],
  ['RGB', 6, 8],
  ['16-bit RGB', 6, 16],
])('a %s PNG with opacity is its colors and a mask', async (_, colorType, bits) => {
  const { bytes, image } = read({ colorType, bits })
  const colors = packPng({ ...size, colorType: colorType === 6 ? 2 : 0, bits }, image.data)
  const mask = packPng({ ...size, colorType: 0, bits }, image.mask?.data ?? new Uint8Array())
  const channels = colorType === 6 ? [0, 1, 2] : [0]
  expect(await samplesOf(colors, channels, bits)).toEqual(await samplesOf(bytes, channels, bits))
  expect(await samplesOf(mask, [0], bits)).toEqual(await samplesOf(bytes, [-1], bits))
})

test.each([1, 2, 4, 8] as const)(
  'a %i-bit indexed PNG has its palette, and a mask if colors are transparent',
  async (bits) => {
    const palette = Array.from({ length: 3 * 2 ** bits }, (_, index) => (index * 37) & 255)
    const pixel = (x: number, y: number) => [(x + 2 * y) % 2 ** bits]
    const opaque = read({ colorType: 3, bits, palette, pixel })
    expect(opaque.image.mask).toBeUndefined()
    expect([...(opaque.image.palette ?? [])]).toEqual(palette)
    const { bytes, image } = read({ colorType: 3, bits, palette, pixel, transparency: [0, 128] })
    const alpha = [...inflateSync(image.mask?.data ?? new Uint8Array())]
    expect(alpha).toEqual(await samplesOf(bytes, [-1]))
    expect(new Set(alpha)).toEqual(new Set(bits === 1 ? [0, 128] : [0, 128, 255]))
  },
)

test('the transparent color of a PNG without a mask is a range of its samples', () => {
  expect(read({ colorType: 2, transparency: [0, 255, 0, 7, 1, 0] }).image.entries).toMatchObject({
    Mask: [255, 255, 7, 7, 256, 256],
  })
})
