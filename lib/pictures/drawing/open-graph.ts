import sharp from 'sharp'
import { pictureFonts, type PictureFonts } from './fonts.ts'
import { openGraphSize, type OpenGraphImage } from './job.ts'
import { breakLines, setLine } from './set-text.ts'
import { placeSheets } from './sheets.ts'

const { width: WIDTH, height: HEIGHT } = openGraphSize
const MARGIN = 64
const TEXT_WIDTH = 520
const colors = { ground: '#171d24', accent: '#ff9a55', title: '#ffffff', muted: '#b9c2cc' } as const
/** Title sizes in pixels, each with the number of lines that fit. */
const titles = [
  { size: 64, most: 4 },
  { size: 54, most: 5 },
  { size: 44, most: 6 },
] as const

const OPEN_GRAPH_BYTES = 60 * 1024
/** JPEG qualities, tried in turn until the picture is small enough. */
const qualities = [80, 70, 60, 50] as const

const mark = [
  `<g fill="none" stroke-width="3.2" transform="translate(${MARGIN - 5} 512) scale(1.6)">`,
  `<path d="M3 16 16 5l13 11" stroke="${colors.accent}" stroke-linecap="square"/>`,
  `<path d="M8.5 19.5h15M8.5 25.5h10" stroke="${colors.title}"/></g>`,
].join('')

/** Returns the largest font size in pixels at which the title fits, and its lines. Throws if it never fits. */
export function layTitle({ bold }: PictureFonts, title: string): { size: number; lines: string[] } {
  const tried = titles.map(({ size, most }) => ({ size, most, lines: breakLines(bold, title, size, TEXT_WIDTH) }))
  const fitting = tried.find(({ lines, most }) => lines.length <= most)
  if (!fitting) throw new Error(`'${title}' is too long for an Open Graph image`)
  return fitting
}

function drawTitle(fonts: PictureFonts, title: string): string[] {
  const { size, lines } = layTitle(fonts, title)
  return lines.map((line, index) =>
    setLine(fonts.bold, line, { x: MARGIN, y: 128 + size * (1 + index * 1.14), size, fill: colors.title }),
  )
}

async function drawText({ kicker, title, brand, facts }: OpenGraphImage): Promise<Buffer> {
  const fonts = await pictureFonts()
  const parts = [
    setLine(fonts.semibold, kicker, { x: MARGIN, y: 104, size: 26, fill: colors.accent }),
    ...drawTitle(fonts, title),
    mark,
    setLine(fonts.bold, brand, { x: MARGIN + 60, y: 548, size: 34, fill: colors.title }),
    setLine(fonts.regular, facts, { x: MARGIN, y: 594, size: 24, fill: colors.muted }),
  ]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`,
  )
}

/** Draws a JPEG of at most `OPEN_GRAPH_BYTES`. Throws if a sheet is unreadable or the title does not fit. */
export async function drawOpenGraphImage(picture: OpenGraphImage): Promise<Buffer> {
  const [sheets, text] = await Promise.all([placeSheets(picture.sheets), drawText(picture)])
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: colors.ground } as const
  const { data, info } = await sharp({ create: ground })
    .composite([...sheets, { input: text }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= OPEN_GRAPH_BYTES) return jpeg
  }
  throw new Error(`The Open Graph image of '${picture.title}' is larger than ${OPEN_GRAPH_BYTES} bytes`)
}
