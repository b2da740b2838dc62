/** PNG pictures as image objects of a PDF. Their rows keep the filters that they were stored with. */
import { unzlibSync, zlibSync } from 'fflate'
import { concatBytes } from '../../bytes'
import type { PictureHead } from '../../pictures'
import type { Dictionary } from './internals'

export interface ImageData {
  entries: Dictionary
  data: Uint8Array
}

export interface PngImage extends ImageData {
  /** The opacity of each pixel, if not all are opaque. */
  mask?: ImageData
  palette?: Uint8Array
}

/** Samples of a pixel without its opacity, by color type (ISO/IEC 15948, table 11.1). */
const colorsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 1, 6: 3 }
const hasAlpha = ({ color }: PictureHead): boolean => color === 4 || color === 6

interface Chunks {
  rows: Uint8Array
  palette: Uint8Array
  transparency: Uint8Array
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    found.set(type, [...(found.get(type) ?? []), bytes.subarray(at + 8, at + 8 + length)])
    at += 12 + length
  }
  const rows = concatBytes(found.get('IDAT') ?? [])
  const first = (type: string): Uint8Array => found.get(type)?.[0] ?? new Uint8Array()
  return { rows, palette: first('PLTE'), transparency: first('tRNS') }
}

/** The filter of PNG rows as PDF names it (ISO 32000-1, 7.4.4.4). */
const filteredRows = (width: number, colors: number, bits: number): Dictionary => ({
  Filter: 'FlateDecode',
  DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width },
})

const colorSpace = (colors: number): string => (colors === 3 ? 'DeviceRGB' : 'DeviceGray')

/** The rows of its colors and of its opacity. Filters work on each sample by itself: every row keeps its filter. */
function splitAlpha(head: PictureHead, rows: Uint8Array): { colors: Uint8Array; alpha: Uint8Array } {
  const { width, height, bits, color } = head
  const sample = bits / 8
  const colorBytes = (colorsOf[color] ?? 1) * sample
  const stride = 1 + width * (colorBytes + sample)
  const colors = new Uint8Array(height * (1 + width * colorBytes))
  const alpha = new Uint8Array(height * (1 + width * sample))
  for (let row = 0, from = 0, c = 0, a = 0; row < height; row += 1, from = row * stride) {
    colors[c++] = alpha[a++] = rows[from++] ?? 0
    for (let column = 0; column < width; column += 1) {
      for (let byte = 0; byte < colorBytes; byte += 1) colors[c++] = rows[from++] ?? 0
      for (let byte = 0; byte < sample; byte += 1) alpha[a++] = rows[from++] ?? 0
    }
  }
  return { colors, alpha }
}

/** What a filter adds to a byte: of the byte to its left, above it, and above that to its left. */
const predictors: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const guess = left + up - corner
    const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
    if (byLeft <= byUp && byLeft <= byCorner) return left
    return byUp <= byCorner ? up : corner
  },
]

/** The opacity of each pixel of an indexed picture, in rows without a filter. */
function indexedAlpha({ width, height, bits }: PictureHead, rows: Uint8Array, transparency: Uint8Array): Uint8Array {
  const stride = Math.ceil((width * bits) / 8)
  const alpha = new Uint8Array(width * height)
  let above = new Uint8Array(stride)
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1)
    const predict = predictors[rows[start] ?? 0] ?? (() => 0)
    const line = new Uint8Array(stride)
    for (let at = 0; at < stride; at += 1)
      line[at] = (rows[start + 1 + at] ?? 0) + predict(line[at - 1] ?? 0, above[at] ?? 0, above[at - 1] ?? 0)
    for (let column = 0; column < width; column += 1) {
      const bit = column * bits
      const index = ((line[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1)
      alpha[row * width + column] = transparency[index] ?? 255
    }
    above = line
  }
  return alpha
}

/** The color that is transparent in a picture without an alpha channel, as a range for each sample. */
function colorKey(transparency: Uint8Array): number[] {
  const view = new DataView(transparency.buffer, transparency.byteOffset, transparency.byteLength)
  const samples = Array.from({ length: transparency.length >> 1 }, (_, index) => view.getUint16(index * 2))
  return samples.flatMap((sample) => [sample, sample])
}

/** A PNG file as an image object; interlaced files cannot be read. Throws if the rows cannot be decompressed. */
export function readPng(bytes: Uint8Array, head: PictureHead): PngImage {
  const { width, bits, color } = head
  const { rows, palette, transparency } = readChunks(bytes)
  const colors = colorsOf[color] ?? 1
  const filtered = { BitsPerComponent: bits, ...filteredRows(width, colors, bits) }
  if (hasAlpha(head)) {
    const split = splitAlpha(head, unzlibSync(rows))
    const mask = { BitsPerComponent: bits, ColorSpace: 'DeviceGray', ...filteredRows(width, 1, bits) }
    return {
      entries: { ...filtered, ColorSpace: colorSpace(colors) },
      data: zlibSync(split.colors),
      mask: { entries: mask, data: zlibSync(split.alpha) },
    }
  }
  if (color !== 3) {
    const key = transparency.length > 0 ? { Mask: colorKey(transparency) } : {}
    return { entries: { ...filtered, ColorSpace: colorSpace(colors), ...key }, data: rows }
  }
  if (transparency.length === 0) return { entries: filtered, data: rows, palette }
  const mask = { BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' }
  const alpha = zlibSync(indexedAlpha(head, unzlibSync(rows), transparency))
  return { entries: filtered, data: rows, palette, mask: { entries: mask, data: alpha } }
}
