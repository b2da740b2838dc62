/** Makes a face (TrueType) of signs that the package's files lack, out of the glyphs that they have. */
import { create, type Font } from 'fontkit'
import { concatBytes, latin1Bytes, latin1Text } from '../bytes'
import { signs } from './characters'

/** A point of an outline, and whether the outline goes through it. */
type Point = readonly [x: number, y: number, isOn: boolean]
type Contour = readonly Point[]

interface Shape {
  advance: number
  contours: readonly Contour[]
}

const glyphOf = (face: Font, character: string) => face.glyphForCodePoint(character.codePointAt(0) ?? 0)

/** The outline of a glyph. Throws on curves that TrueType does not have. */
function shapeOf(face: Font, character: string): Shape {
  const glyph = glyphOf(face, character)
  const contours: Point[][] = []
  for (const { command, args } of glyph.path.commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = args
    if (command === 'moveTo') contours.push([[x, y, true]])
    else if (command === 'lineTo') contours.at(-1)?.push([x, y, true])
    else if (command === 'quadraticCurveTo') contours.at(-1)?.push([x, y, false], [endX, endY, true])
    else if (command !== 'closePath') throw new Error(`The outline of '${character}' has a ${command}`)
  }
  return { advance: glyph.advanceWidth, contours }
}

const moved = ({ advance, contours }: Shape, change: (x: number, y: number) => [number, number]): Shape => ({
  advance,
  contours: contours.map((contour) => contour.map(([x, y, isOn]) => [...change(x, y), isOn] as const)),
})

const heights = ({ contours }: Shape): [low: number, high: number] => {
  const all = contours.flat().map(([, y]) => y)
  return [Math.min(...all), Math.max(...all)]
}

function orEqual(face: Font, comparison: '<' | '>'): Shape {
  const [sign, bar] = [shapeOf(face, comparison), shapeOf(face, '−')]
  const [low, high] = heights(sign)
  const [bottom, top] = heights(bar)
  // The bar takes the comparison's foot; a stroke's width is between them.
  const raised = 2 * (top - bottom)
  const squeeze = (high - low - raised / 2) / (high - low)
  const upper = moved(sign, (x, y) => [x, low + raised + (y - low) * squeeze])
  const lower = moved(bar, (x, y) => [x + (sign.advance - bar.advance) / 2, y - bottom + low])
  return { advance: sign.advance, contours: [...upper.contours, ...lower.contours] }
}

function arrowRight(face: Font): Shape {
  const up = shapeOf(face, '↑')
  const [low, high] = heights(up)
  const [middle, length] = [(low + high) / 2, high - low]
  const side = up.advance / 2
  const advance = length + up.advance / 4
  return { advance, contours: moved(up, (x, y) => [y - middle + advance / 2, middle + side - x]).contours }
}

function checkMark(face: Font): Shape {
  const [bottom, top] = heights(shapeOf(face, '−'))
  const thick = (top - bottom) * 1.15
  const em = face.unitsPerEm
  const [[x0, y0], [x1, y1], [x2, y2]] = [
    [0.1 * em, 0.32 * em],
    [0.28 * em, 0.1 * em],
    [0.62 * em, 0.66 * em],
  ] as const
  /** Half a stroke's width at a right angle to it. */
  const aside = (dx: number, dy: number) => [-dy, dx].map((part) => (part * thick) / 2 / Math.hypot(dx, dy))
  const [ax = 0, ay = 0] = aside(x1 - x0, y1 - y0)
  const [bx = 0, by = 0] = aside(x2 - x1, y2 - y1)
  // The corner: where the edges of the two strokes meet.
  const corner = (sign: 1 | -1): Point => {
    const [dx, dy, ex, ey] = [x1 - x0, y1 - y0, x2 - x1, y2 - y1]
    const [px, py] = [x0 + sign * ax, y0 + sign * ay]
    const [qx, qy] = [x1 + sign * bx, y1 + sign * by]
    const along = ((qx - px) * ey - (qy - py) * ex) / (dx * ey - dy * ex)
    return [px + along * dx, py + along * dy, true]
  }
  // Clockwise, as TrueType fills outlines.
  const contour: Contour = [
    ...[[x0 + ax, y0 + ay, true] as const, corner(1), [x2 + bx, y2 + by, true] as const],
    ...[[x2 - bx, y2 - by, true] as const, corner(-1), [x0 - ax, y0 - ay, true] as const],
  ]
  return { advance: 0.72 * em, contours: [contour] }
}

const words = (...values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 2))
  values.forEach((value, index) => view.setInt16(index * 2, value))
  return new Uint8Array(view.buffer)
}
const longs = (...values: readonly number[]): Uint8Array =>
  words(...values.flatMap((value) => [value >>> 16, value & 0xffff]))

const padded = (bytes: Uint8Array): Uint8Array => concatBytes([bytes, new Uint8Array(-bytes.length & 3)])

function glyphBytes({ contours }: Shape): Uint8Array {
  const points = contours.flat()
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => Math.round(Number(point[axis])))) as [number[], number[]]
  let end = -1
  const ends = contours.map((contour) => (end += contour.length))
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))
  const head = words(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0)
  const flags = Uint8Array.from(points, ([, , isOn]) => Number(isOn))
  return padded(concatBytes([head, flags, words(...steps(xs), ...steps(ys))]))
}

function tablesOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index): [string, Uint8Array] => {
      const at = 12 + index * 16
      const start = view.getUint32(at + 8)
      return [
        latin1Text(file.subarray(at, at + 4)),
        new Uint8Array(file.subarray(start, start + view.getUint32(at + 12))),
      ]
    }),
  )
}

/** A font file of these tables. The sums that check them are left out: fontkit, its only reader, writes its own. */
function fileOf(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  let at = 12 + tables.size * 16
  const directory = [...tables].map(([name, bytes]) => {
    const entry = concatBytes([latin1Bytes(name), longs(0, at, bytes.length)])
    at += padded(bytes).length
    return entry
  })
  const head = concatBytes([longs(0x10000), words(tables.size, 0, 0, 0)])
  return concatBytes([head, ...directory, ...[...tables.values()].map(padded)])
}

export const PARTS = '<>−↑'

/** Turns a face of {@link PARTS} into one of {@link signs}, in its weight. Throws if the face has other glyphs. */
export function signFace(file: Uint8Array): Uint8Array {
  const face = create(file)
  const tables = tablesOf(file)
  const shapes = [orEqual(face, '>'), orEqual(face, '<'), arrowRight(face), checkMark(face)]
  const glyphs = [new Uint8Array(), ...shapes.map(glyphBytes)]
  const codes = [...signs].map((sign) => sign.codePointAt(0) ?? 0)
  const count = new DataView(tables.get('maxp')!.buffer).getUint16(4)
  if (count !== glyphs.length) throw new Error(`The face that signs are made of has ${count} glyphs`)
  let length = 0
  tables.set('loca', longs(0, ...glyphs.map((glyph) => (length += glyph.length))))
  tables.set('glyf', concatBytes(glyphs))
  tables.set('hmtx', words(0, 0, ...shapes.flatMap(({ advance }) => [Math.round(advance), 0])))
  const groups = codes.map((code, index): [number, number] => [code, index + 1]).sort(([a], [b]) => a - b)
  const groupLongs = groups.flatMap(([code, glyph]) => [code, code, glyph])
  const segments = longs(0xc0000, 16 + groups.length * 12, 0, groups.length, ...groupLongs)
  tables.set('cmap', concatBytes([words(0, 1, 3, 10), longs(12), segments]))
  // Long places of glyphs, and a width for each.
  new DataView(tables.get('head')!.buffer).setInt16(50, 1)
  new DataView(tables.get('hhea')!.buffer).setInt16(34, glyphs.length)
  return fileOf(tables)
}
