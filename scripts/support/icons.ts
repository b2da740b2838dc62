import sharp from 'sharp'

const SOURCE = 'app/icon.svg'
/** Background color, for systems that crop icons to their own shape. */
const GROUND = '#171d24'

const draw = (size: number): Promise<Buffer> =>
  sharp(SOURCE, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

const drawOpaque = async (size: number): Promise<Buffer> =>
  sharp(await draw(size))
    .flatten({ background: GROUND })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Returns an ICO file of PNG images: a header of 6 bytes, 16 bytes for each image, then the images. */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** Returns the icons for programs that do not read SVG, by file. All are drawn from `app/icon.svg`. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })))
  return new Map([
    ['app/favicon.ico', toIco(small)],
    ['app/apple-icon.png', await drawOpaque(180)],
    ['public/icon-192.png', await drawOpaque(192)],
    ['public/icon-512.png', await drawOpaque(512)],
  ])
}
