/** Pictures for tests, made here: PNGs of any color type, and a JPEG header. */
import { zlibSync } from 'fflate'
import type { Picture } from '@/lib/documents/entries'
import { chunk } from '@/lib/documents/render/docx/picture'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export interface PngOptions {
  width: number
  height: number
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha. */
  colorType?: 0 | 2 | 3 | 4 | 6
  bits?: 1 | 2 | 4 | 8 | 16
  interlaced?: boolean
  /** The bytes of a pixel's samples at a place; with a palette, its index. */
  pixel?: (x: number, y: number) => readonly number[]
  palette?: readonly number[]
  transparency?: readonly number[]
}

const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** A PNG file of rows that are filtered and compressed already. */
export function packPng(
  { width, height, colorType = 6, bits = 8, interlaced, ...rest }: PngOptions,
  rows: Uint8Array,
): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([bits, colorType, 0, 0, interlaced ? 1 : 0], 8)
  const pieces = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', head),
    ...(rest.palette ? [chunk('PLTE', Uint8Array.from(rest.palette))] : []),
    ...(rest.transparency ? [chunk('tRNS', Uint8Array.from(rest.transparency))] : []),
    chunk('IDAT', rows.subarray(0, 7)),
    chunk('IDAT', rows.subarray(7)),
    chunk('IEND', new Uint8Array()),
  ]
  const file = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    file.set(piece, at)
    at += piece.length
  }
  return file
}

/** A PNG file. Rows are filtered in turn by all five filter types, of which samples of 8 bits or more take every one. */
export function makePng({ width, height, colorType = 6, bits = 8, pixel, ...rest }: PngOptions): Uint8Array {
  const color =
    pixel ??
    ((x, y) =>
      Array.from({ length: samples[colorType] * Math.ceil(bits / 8) }, (_, i) => (x * 7 + y * 13 + i * 50) & 255))
  const each = Math.max(1, (samples[colorType] * bits) / 8)
  const stride = Math.ceil((width * samples[colorType] * bits) / 8)
  const raw = new Uint8Array((stride + 1) * height)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const row = new Uint8Array(stride)
    for (let x = 0; x < width; x += 1) {
      const values = color(x, y)
      if (bits >= 8) row.set(values, x * each)
      else row[Math.floor((x * bits) / 8)]! |= (values[0]! & ((1 << bits) - 1)) << (8 - bits - ((x * bits) % 8))
    }
    const filter = y % 5
    raw[y * (stride + 1)] = filter
    for (let i = 0; i < stride; i += 1) {
      const [a, b, c] = [row[i - each] ?? 0, above[i]!, above[i - each] ?? 0]
      const p = a + b - c
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      raw[y * (stride + 1) + 1 + i] = row[i]! - [0, a, b, (a + b) >> 1, paeth][filter]!
    }
    above = row
  }
  return packPng({ width, height, colorType, bits, ...rest }, zlibSync(raw))
}

export const pngPicture = (options: PngOptions, alt = 'A picture'): Picture => ({
  type: 'image/png',
  bytes: makePng(options),
  width: options.width,
  height: options.height,
  alt,
})

/** The first bytes of a JPEG file of this size in color: as much as a document reads of it. */
export function jpegHead(width: number, height: number): Uint8Array {
  const head = new Uint8Array(21)
  const view = new DataView(head.buffer)
  // Start of image, then a frame (C0) of 17 bytes with 8 bits and three colors.
  view.setUint32(0, 0xffd8ffc0)
  view.setUint16(4, 17)
  view.setUint8(6, 8)
  view.setUint16(7, height)
  view.setUint16(9, width)
  view.setUint8(11, 3)
  return head
}
