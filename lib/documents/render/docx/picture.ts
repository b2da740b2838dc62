import { zlibSync } from 'fflate'
import { concatBytes } from '../../bytes'
import { PNG_SIGNATURE } from '../../pictures'
import { escapeXml } from '../escape-xml'
import { remember } from '../../remember'

const [GROUND, INK] = [0xfa, 0xd6]

const CRC_POLYNOMIAL = 0xedb88320

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0)
  }
  return ~crc >>> 0
}

/** A chunk of a PNG file: length, type, data, and the checksum of type and data. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** Whether a point lies on the drawing: a sun over two hills, in a square from -1 to 1 with y upward. */
function isDrawn(x: number, y: number): boolean {
  const sun = Math.hypot(x - 0.45, y - 0.5) < 0.2
  const hill = (top: number, height: number) => y > -0.7 && y < height - 0.7 - Math.abs(x - top) * 1.2
  return sun || hill(-0.3, 1) || hill(0.5, 0.7)
}

const frames = new Map<string, Uint8Array>()

/** The picture of an empty frame, one pixel per point, as a grayscale PNG. Documents have frames of a few sizes only. */
export const framePicture = (width: number, height: number): Uint8Array =>
  remember(frames, `${width} ${height}`, () => drawFrame(width, height))

function drawFrame(width: number, height: number): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8 // bits per pixel; the color type that follows, 0, is grayscale
  const half = Math.min(width, height) / 3.2
  const stride = width + 1 // each row begins with its filter type, 0
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const drawn = isDrawn((column - width / 2) / half, (height / 2 - row) / half)
      rows[row * stride + 1 + column] = drawn ? INK : GROUND
    }
  return concatBytes([
    new Uint8Array(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const EMU_PER_POINT = 12700

interface Drawing {
  id: string
  width: number
  height: number
  label: string
  description: string
  /** Unique among the drawings of the document. */
  number: number
}

/** An inline picture as the content of a run. */
export function writeDrawing({ id, width, height, label, description, number }: Drawing): string {
  const size = `cx="${Math.round(width * EMU_PER_POINT)}" cy="${Math.round(height * EMU_PER_POINT)}"`
  const name = `name="${escapeXml(label)}"`
  return [
    `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/>`,
    `<wp:docPr id="${number}" ${name} descr="${escapeXml(description)}"/>`,
    `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">`,
    `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr id="${number}" ${name}/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>',
  ].join('')
}
