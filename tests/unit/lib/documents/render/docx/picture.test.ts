import sharp from 'sharp'
import { framePicture } from '@/lib/documents/render/docx/picture'

test('the picture of an empty frame is a sound PNG of the given size', async () => {
  const { data, info } = await sharp(framePicture(90, 60)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([90, 60])
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
  expect(at(0, 0)).toBeGreaterThan(at(40, 40))
  expect(new Set(data).size).toBe(2)
})
