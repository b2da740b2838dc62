import * as fs from 'node:fs'
import path from 'node:path'
import { keepInMemory, keepOnDisk } from '@/lib/made-files/keep'
import { newFolder } from '@/tests/support/new-folder'

const { existsSync, readdirSync, statSync, writeFileSync } = fs

const limit = 64 * 1024
let root: string
let folder: string
const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
const events = () => log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)
const picture = (size: number, byte = 7) => new Uint8Array(size).fill(byte)
const bytesIn = () => readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
/** Lets a file seem to have been used last so many minutes ago. */
const age = (name: string, minutes: number) => {
  const time = new Date(Date.now() - minutes * 60_000)
  fs.utimesSync(path.join(folder, name), time, time)
}

beforeEach(() => {
  root = newFolder()
  folder = path.join(root, 'data', 'pictures')
  log.mockClear()
})

test('a stored picture is readable by other processes of the same user only', async () => {
  const keep = keepOnDisk(folder)
  expect(await keep.get('a.webp')).toBeUndefined()
  await keep.put('a.webp', picture(1000))
  expect(new Uint8Array((await keepOnDisk(folder).get('a.webp'))!)).toEqual(picture(1000))
  expect(readdirSync(folder)).toEqual(['a.webp'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(folder, 'a.webp')).mode & 0o777).toBe(0o600)
  expect(events()).toEqual([])
})

test('the folder stays within its limit, and the most recently used pictures are kept', async () => {
  const keep = keepOnDisk(folder, limit)
  let most = 0
  for (let turn = 0; turn < 200; turn++) {
    await keep.put(`${turn}.webp`, picture(1500, turn))
    most = Math.max(most, bytesIn())
    for (const name of readdirSync(folder)) age(name, 200 - Number.parseInt(name, 10))
    expect((await keep.get('0.webp'))?.length).toBe(1500)
  }
  expect(most).toBeLessThanOrEqual(limit)
  expect(most).toBeGreaterThan(limit / 2)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['0.webp', '199.webp']))
  expect(existsSync(path.join(folder, '1.webp'))).toBe(false)
})

test('pictures of earlier processes count toward the limit, even if each wrote little', async () => {
  for (let turn = 0; turn < 100; turn++) {
    await keepOnDisk(folder, limit).put(`${turn}.webp`, picture(1500))
    expect(bytesIn()).toBeLessThanOrEqual(limit)
  }
})

const withByte = (content: Buffer, place: number) =>
  Buffer.from(content.map((byte, index) => (index === place ? byte ^ 1 : byte)))

test.each([
  ['cut off', (content: Buffer) => content.subarray(0, 500)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one byte', (content: Buffer) => withByte(content, 100)],
])('a file that is %s is not served: it is removed, and the picture can be kept again', async (_, damage) => {
  const keep = keepOnDisk(folder)
  await keep.put('a.webp', picture(1000))
  const file = path.join(folder, 'a.webp')
  writeFileSync(file, damage(fs.readFileSync(file)))
  expect(await keep.get('a.webp')).toBeUndefined()
  expect(existsSync(file)).toBe(false)
  expect(events()).toEqual(['picture-damaged'])
  await keep.put('a.webp', picture(1000))
  expect((await keep.get('a.webp'))?.length).toBe(1000)
})

test('a disk that cannot be written is logged once until it works again', async () => {
  writeFileSync(path.join(root, 'data'), 'not a folder')
  const keep = keepOnDisk(folder)
  for (let turn = 0; turn < 3; turn++) {
    expect(await keep.get('a.webp')).toBeUndefined()
    await keep.put('a.webp', picture(1000))
  }
  expect(events()).toEqual(['pictures-not-kept'])
  fs.rmSync(path.join(root, 'data'))
  await keep.put('a.webp', picture(1000))
  expect((await keep.get('a.webp'))?.length).toBe(1000)
  fs.rmSync(folder, { recursive: true })
  writeFileSync(folder, 'not a folder')
  await keep.put('a.webp', picture(1000))
  expect(events()).toEqual(['pictures-not-kept', 'pictures-not-kept'])
})

test('a write that fails leaves nothing behind', async () => {
  const keep = keepOnDisk(folder)
  await keep.put('a.webp', picture(1000))
  // A folder in its place: the file can be written, but not take its name.
  const blocked = keepOnDisk(path.join(folder, 'blocked'))
  await blocked.put('b.webp/c', picture(1000))
  expect(readdirSync(path.join(folder, 'blocked'))).toEqual([])
  expect(events()).toEqual(['pictures-not-kept'])
})

test('memory keeps the most recently used pictures within its limit', async () => {
  const keep = keepInMemory(3000)
  for (const name of ['a', 'b', 'c']) await keep.put(name, picture(1000))
  expect((await keep.get('a'))?.length).toBe(1000)
  await keep.put('d', picture(1000))
  expect(await keep.get('b')).toBeUndefined()
  await keep.put('d', picture(2000))
  expect((await keep.get('a'))?.length).toBe(1000)
  expect(await keep.get('c')).toBeUndefined()
  await keep.put('e', picture(4000))
  expect(await keep.get('e')).toBeUndefined()
})
