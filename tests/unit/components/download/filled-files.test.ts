import { fillFiles, type FilledFile } from '@/components/download/filled-files'
import type { CompanyWriter } from '@/lib/fill/company-writer'

const files = ['a', 'b', 'c', 'd'].map((slug) => ({
  ...{ name: `${slug}.pdf`, folder: '2-sign', url: `/templates/hr/${slug}.pdf` },
}))
const slugOf = (url: string) => /(\w+)\.pdf$/.exec(url)![1]!

/** A writer that fails for some slugs, and counts what it has in hand. */
function makeWriter(failing: readonly string[] = [], width = 1) {
  const state = { running: 0, most: 0, started: [] as string[] }
  const writer: CompanyWriter = {
    width,
    close: jest.fn(),
    async write(url, { signal } = {}) {
      const slug = slugOf(url)
      state.started.push(slug)
      state.most = Math.max(state.most, ++state.running)
      await Promise.resolve()
      state.running -= 1
      signal?.throwIfAborted()
      if (failing.includes(slug)) throw new Error(`No ${slug}`)
      return {
        bytes: new TextEncoder().encode(`filled ${slug}`),
        messages: slug === 'b' ? ['An emoji was left out.'] : [],
      }
    },
  }
  return { writer, state }
}

async function collect(writer: CompanyWriter, signal = new AbortController().signal) {
  const got: FilledFile[] = []
  for await (const file of fillFiles(files, writer, signal)) got.push(file)
  expect(new Set(got.map(({ folder }) => folder))).toEqual(new Set(['2-sign']))
  return Promise.all(got.map(async ({ content, name, isPlain }) => [name, await content.text(), isPlain]))
}

beforeEach(() => {
  jest.restoreAllMocks()
  global.fetch = jest.fn((url: string) =>
    Promise.resolve(new Response(`plain ${slugOf(url)}`)),
  ) as unknown as typeof fetch
})

test('files come in order, each written once, with one more in progress than the writer takes', async () => {
  const { writer, state } = makeWriter([], 2)
  expect(await collect(writer)).toEqual(files.map(({ name, url }) => [name, `filled ${slugOf(url)}`, false]))
  expect(state.started).toEqual(['a', 'b', 'c', 'd'])
  expect(state.most).toBeLessThanOrEqual(3)
})

test('a file that cannot be written is the plain one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { writer } = makeWriter(['c'])
  const got = await collect(writer)
  expect(got[2]).toEqual(['c.pdf', 'plain c', true])
  expect(got[3]).toEqual(['d.pdf', 'filled d', false])
})

test('if the first file cannot be written, nothing is: the caller offers the plain bundle', async () => {
  const { writer, state } = makeWriter(['a'])
  await expect(collect(writer)).rejects.toThrow('No a')
  expect(state.started).toEqual(['a'])
  expect(fetch).not.toHaveBeenCalled()
})

test('canceling stops the writing', async () => {
  const controller = new AbortController()
  const { writer, state } = makeWriter()
  const writing = fillFiles(files, writer, controller.signal)
  await writing.next()
  controller.abort()
  await expect(writing.next()).rejects.toThrow('aborted')
  expect(state.started.length).toBeLessThan(4)
  expect(fetch).not.toHaveBeenCalled()
})
