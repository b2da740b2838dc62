import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { readExtendedFaces, readFaces } from '@/lib/documents/platform/faces.browser'
import * as node from '@/lib/documents/platform/faces.node'

/** Answers requests for the files that `npm run documents` cuts. */
const serve = jest.fn((address: URL) => Promise.resolve(new Response(readFileSync(address))))

beforeEach(() => {
  serve.mockClear()
  jest.spyOn(globalThis, 'fetch').mockImplementation(serve as unknown as typeof fetch)
})

test('browsers load the faces that Node.js cuts', async () => {
  const [cut, loaded] = await Promise.all([node.readFaces(), readFaces()])
  for (const face of ['regular', 'semibold', 'bold'] as const) expect(Buffer.compare(loaded[face], cut[face])).toBe(0)
  expect(loaded.field).toBe(loaded.regular)
  expect(serve).toHaveBeenCalledTimes(3)
})

test('browsers load the alphabets that Node.js cuts', async () => {
  const [cut, loaded] = await Promise.all([node.readExtendedFaces(), readExtendedFaces()])
  expect(loaded).toEqual(
    Object.fromEntries(Object.entries(cut).map(([face, files]) => [face, files.map((file) => new Uint8Array(file))])),
  )
})

test('the alphabets cover Polish, Czech, Turkish, Romanian and Vietnamese names', async () => {
  const { regular } = await node.readExtendedFaces()
  const faces = regular.map((file) => create(file))
  const letters = [...'ŁąęśźżćńŘřŮůĞğİıŞşȘșȚțŐőŰűĀāĒēŦŧƏơưƠƯẠạẾếỄễĐđỷỹ₫']
  const missing = letters.filter((letter) => !faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0)!)))
  expect(missing).toEqual([])
})

test('a face that cannot be loaded is named', async () => {
  serve.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(readFaces()).rejects.toThrow(/The typeface could not be loaded: 503 at .*regular/)
})

test('without a network, a face comes from the device if it is there', async () => {
  const failure = new TypeError('NetworkError when attempting to fetch resource.')
  serve.mockRejectedValue(failure)
  await expect(readFaces()).rejects.toThrow(failure)
  const match = jest.fn((address: URL) => Promise.resolve(new Response(readFileSync(address))))
  Object.assign(globalThis, { caches: { match } })
  try {
    expect((await readFaces()).bold).toEqual((await node.readFaces()).bold)
    match.mockResolvedValue(undefined as unknown as Response)
    await expect(readFaces()).rejects.toThrow(failure)
  } finally {
    Reflect.deleteProperty(globalThis, 'caches')
    serve.mockImplementation((address: URL) => Promise.resolve(new Response(readFileSync(address))))
  }
})

test('every file that browsers load is cut by the build', () => {
  const source = readFileSync('lib/documents/platform/faces.browser.ts', 'utf8')
  const named = [...source.matchAll(/generated\/([\w-]+\.sfnt)/g)].map(([, name]) => name)
  expect(named.length).toBe(15)
  expect(readdirSync('lib/documents/platform/generated')).toEqual(expect.arrayContaining(named))
})
