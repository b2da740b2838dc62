import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '@/scripts/support/precompress'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
let file: string
const body = 'Roofs, roofs and roofs. '.repeat(100)
beforeEach(() => {
  folder = newFolder()
  file = path.join(folder, 'page.html')
  writeFileSync(file, body)
})

test('both copies are smaller and decompress to the original', async () => {
  expect(await precompress([file])).toBe(1)
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(body)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(body)
  expect(statSync(`${file}.br`).size).toBeLessThan(statSync(`${file}.gz`).size)
})

test('current copies are kept; copies of a changed original are rebuilt', async () => {
  await precompress([file])
  expect(await precompress([file])).toBe(0)
  writeFileSync(file, 'changed')
  const later = new Date(Date.now() + 5000)
  utimesSync(file, later, later)
  expect(await precompress([file])).toBe(1)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('changed')
})

test('each file has a quality of its own', async () => {
  const other = path.join(folder, 'other.html')
  // Long and varied: with less to choose from, all qualities come out the same.
  const text = Array.from({ length: 5000 }, (_, index) => `Roof ${index * index} has ${index} squares.`).join(' ')
  for (const name of [file, other]) writeFileSync(name, text)
  await precompress([file, other], (name) => (name === file ? 11 : 1))
  expect(statSync(`${file}.br`).size).toBeLessThan(statSync(`${other}.br`).size)
})

test('a file that is missing is an error', async () => {
  await expect(precompress([path.join(folder, 'nothing.html')])).rejects.toThrow('There is no')
})
