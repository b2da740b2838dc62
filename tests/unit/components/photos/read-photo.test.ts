/** @jest-environment jsdom */
import { readPhoto, turnPhoto } from '@/components/photos/read-photo'

const drawn = { fill: '', sizes: [] as string[], turns: [] as number[][], closed: 0 }

/** A browser that reads every file as a picture of this size, or none. */
function browserThatReads(size: { width: number; height: number } | null): void {
  Object.assign(globalThis, {
    createImageBitmap: (_: Blob, options: ImageBitmapOptions) => {
      expect(options).toEqual({ imageOrientation: 'from-image' })
      return size
        ? Promise.resolve({ ...size, close: () => (drawn.closed += 1) })
        : Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError'))
    },
  })
}

beforeEach(() => {
  Object.assign(drawn, { fill: '', sizes: [], turns: [], closed: 0 })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = {
    set fillStyle(color: string) {
      drawn.fill = color
    },
    fillRect: () => undefined,
    setTransform: (...matrix: number[]) => drawn.turns.push(matrix),
    drawImage: (_: unknown, x: number, y: number, width: number, height: number) =>
      drawn.sizes.push(`${x},${y} ${width}x${height}`),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob([drawn.sizes.at(-1) ?? ''], { type })))
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['image/jpeg', { width: 3000, height: 4000 }, ['0,0 1200x1600', '0,0 480x640'], { width: 1200, height: 1600 }],
  ['image/png', { width: 300, height: 200 }, ['0,0 300x200', '0,0 300x200'], { width: 300, height: 200 }],
])('an %s of %j becomes a JPEG of at most 1,600 pixels on white: %j', async (type, size, sizes, photo) => {
  browserThatReads(size)
  const read = await readPhoto(new File(['x'], 'IMG_1', { type }))
  // A small copy as well, and the pixels are let go.
  expect(drawn).toMatchObject({ sizes, fill: '#fff', closed: 1 })
  expect(read).toMatchObject({ ok: true, photo })
  expect(read.ok && read.photo.full.type).toBe('image/jpeg')
  expect(read.ok && read.photo.id).toMatch(/^[0-9a-f]{64}$/)
})

test('a photograph is turned by a quarter to the right', async () => {
  browserThatReads({ width: 1600, height: 1200 })
  const turned = await turnPhoto({ full: new Blob(['x']) })
  expect(turned).toMatchObject({ width: 1200, height: 1600 })
  // What was left above is right above.
  expect(drawn.turns).toEqual([
    [0, 1, -1, 0, 1200, 0],
    [0, 1, -1, 0, 480, 0],
  ])
  expect(drawn.sizes).toEqual(['0,0 1600x1200', '0,0 640x480'])
})

test.each([
  ['text/plain', 'notes.txt', 'hello', 'notes.txt is not a picture.'],
  ['image/heic', 'IMG_2.HEIC', '\0\0\0\x18ftypheic\0\0\0\0', /^IMG_2\.HEIC is in the HEIC format.*Most Compatible/],
  ['', 'IMG_3.heif', '\0\0\0\x18ftypmif1\0\0\0\0', /^IMG_3\.heif is in the HEIC format/],
  ['image/jpeg', 'torn.jpg', '\xff\xd8', 'torn.jpg cannot be read as a picture. It may be damaged.'],
])('a file of type %p named %p is refused in words', async (type, name, content, message) => {
  browserThatReads(null)
  const read = await readPhoto(new File([content], name, { type }))
  expect(read.ok).toBe(false)
  const text = read.ok ? '' : read.message
  if (typeof message === 'string') expect(text).toBe(message)
  else expect(text).toMatch(message)
})

test('a file of more than 80 MB is refused before it is read', async () => {
  const file = Object.defineProperty(new File(['x'], 'huge.jpg', { type: 'image/jpeg' }), 'size', { value: 90_000_000 })
  expect(await readPhoto(file)).toEqual({ ok: false, message: 'huge.jpg is larger than 80 MB. Choose a smaller one.' })
})
