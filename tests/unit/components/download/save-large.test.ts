import { unzipSync } from 'fflate'
import { describeTime, intoArchives, intoFolder, measure, saveLarge, timeFor } from '@/components/download/save-large'
import { saveBlob } from '@/components/download/save-file'
import type { CompanyWriter } from '@/lib/fill/company-writer'
import { bundleFiles } from '@/tests/support/bundle-files'

jest.mock('@/components/download/save-file', () => ({ saveBlob: jest.fn() }))

const listed = (count: number) => bundleFiles(count, '3-on-the-roof')
const writer: CompanyWriter = {
  width: 1,
  write: (url) => Promise.resolve({ bytes: new TextEncoder().encode(url), messages: [] }),
  close: () => undefined,
}
const signal = new AbortController().signal

const archives = () =>
  Promise.all(
    jest.mocked(saveBlob).mock.calls.map(async ([blob, name]) => {
      const names = Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer())))
      return { name, names }
    }),
  )

beforeEach(() => jest.clearAllMocks())

test('a large bundle comes in archives of a hundred templates, reported once saved, numbered after those of an earlier run', async () => {
  const onSafe = jest.fn(() => Promise.resolve())
  const onProgress = jest.fn()
  const outcome = await saveLarge(listed(201), {
    ...{ writer, signal, onSafe, onProgress },
    destination: intoArchives('Complete Pack', 0),
  })
  const saved = await archives()
  expect(saved.map(({ name, names }) => [name, names.length])).toEqual([
    ['ridgedocs-complete-pack-part-1.zip', 200],
    ['ridgedocs-complete-pack-part-2.zip', 200],
    ['ridgedocs-complete-pack-part-3.zip', 2],
  ])
  expect(saved[2]?.names).toEqual(['3-on-the-roof/form-200.pdf', '3-on-the-roof/form-200.docx'])
  expect(onSafe.mock.calls.map(([slugs]: readonly string[][]) => slugs?.length)).toEqual([100, 100, 1])
  expect(onProgress).toHaveBeenLastCalledWith({ unit: 'files', received: 402, total: 402 })
  expect(outcome).toEqual({ messages: [], plain: [] })
  jest.mocked(saveBlob).mockClear()
  await saveLarge(listed(2), {
    ...{ writer, signal, onProgress: jest.fn(), onSafe: () => Promise.resolve() },
    destination: intoArchives('Complete Pack', 200),
  })
  expect((await archives()).map(({ name }) => name)).toEqual(['ridgedocs-complete-pack-part-3.zip'])
})

test('in a folder each file has its place, and a template is safe with its last file', async () => {
  const written: string[] = []
  const folder = (path: string): unknown => ({
    getDirectoryHandle: (name: string) => Promise.resolve(folder(`${path}${name}/`)),
    getFileHandle: (name: string) =>
      Promise.resolve({
        createWritable: () =>
          Promise.resolve({
            write: async (content: Blob) => void written.push(`${path}${name}: ${await content.text()}`),
            close: () => Promise.resolve(),
          }),
      }),
  })
  const safe: (readonly string[])[] = []
  await saveLarge(listed(2), {
    ...{ writer, signal, onProgress: jest.fn() },
    onSafe: (slugs) => Promise.resolve(void safe.push(slugs)),
    destination: intoFolder(folder('') as FileSystemDirectoryHandle),
  })
  expect(written).toHaveLength(4)
  expect(written[0]).toBe('3-on-the-roof/form-0.pdf: /templates/hr/form-0.pdf')
  expect(safe).toEqual([['form-0'], ['form-1']])
})

test('the time of a bundle follows from one file of each format', async () => {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const write = (url: string) => {
    now += url.endsWith('.pdf') ? 1000 : 400
    return writer.write(url)
  }
  const times = await measure(listed(10), { ...writer, width: 2, write }, signal)
  expect([...times]).toEqual([
    ['PDF', 500],
    ['Word', 200],
  ])
  expect(timeFor(listed(10), times)).toBe(7000)
})

test.each([
  [20_000, 'less than a minute'],
  [90_000, 'about 2 minutes'],
  [14 * 60_000, 'about 14 minutes'],
  [125 * 60_000, 'about 2 hours'],
])('%d ms are %s', (milliseconds, words) => {
  expect(describeTime(milliseconds)).toBe(words)
})
