import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '@/scripts/support/precompress'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

const folder = newFolder()
const body = 'Roofs, roofs and roofs. '.repeat(100)

test('both copies are smaller, decompress to the original, and are made again only for a changed original', async () => {
  const file = writeIn(folder, 'page.html', body)
  expect(await precompress([file])).toBe(1)
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(body)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(body)
  expect(statSync(`${file}.br`).size).toBeLessThan(statSync(`${file}.gz`).size)
  expect(await precompress([file])).toBe(0)
  writeFileSync(file, 'changed')
  const later = new Date(Date.now() + 5000)
  utimesSync(file, later, later)
  expect(await precompress([file])).toBe(1)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('changed')
})

test('each file has a quality of its own, and one that is missing is an error', async () => {
  // Long and varied: with less to choose from, all qualities come out the same.
  const text = Array.from({ length: 5000 }, (_, index) => `Roof ${index * index} has ${index} squares.`).join(' ')
  const [file, other] = [writeIn(folder, 'best.html', text), writeIn(folder, 'other.html', text)]
  await precompress([file, other], (name) => (name === file ? 11 : 1))
  expect(statSync(`${file}.br`).size).toBeLessThan(statSync(`${other}.br`).size)
  await expect(precompress([path.join(folder, 'nothing.html')])).rejects.toThrow('There is no')
})
