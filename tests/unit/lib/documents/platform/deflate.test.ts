import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import * as browser from '@/lib/documents/platform/deflate.browser'
import * as node from '@/lib/documents/platform/deflate.node'

const text = readFileSync('package.json')

test.each([
  ['Node.js', node, browser],
  ['browsers', browser, node],
])('a stream written in %s can be read elsewhere', (_where, { deflate }, { inflate }) => {
  const packed = deflate(text)
  expect(packed.length).toBeLessThan(text.length / 2)
  expect(Buffer.from(inflate(packed))).toEqual(text)
})

test.each([
  ['Node.js', node.inflate],
  ['browsers', browser.inflate],
])('a damaged stream throws in %s', (_where, inflate) => {
  expect(() => inflate(new Uint8Array([1, 2, 3]))).toThrow()
})

/** Names, checksums, sizes and times of the two directories agree, and so does every byte after unpacking. */
test('an archive has the same parts in browsers and in Node.js', () => {
  const parts = { 'b/ä.json': text, 'a.txt': new Uint8Array(), 'c.bin': new Uint8Array(1000).map((_, at) => at * at) }
  const modified = new Date(2026, 10, 23, 13, 45, 58)
  const archives = [node, browser].map(({ packZip }) => Buffer.from(packZip(parts, modified)))
  for (const archive of archives) {
    const read = unzipSync(archive)
    expect(Object.keys(read)).toEqual(Object.keys(parts))
    for (const [name, bytes] of Object.entries(parts)) expect(Buffer.from(read[name]!)).toEqual(Buffer.from(bytes))
  }
  const [ours, theirs] = archives.map((archive) => {
    let at = archive.readUInt32LE(archive.length - 6)
    return Object.keys(parts).map(() => {
      const name = archive.readUInt16LE(at + 28)
      const about = [archive.readUInt32LE(at + 12), archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]
      at += 46 + name
      return about
    })
  })
  expect(ours).toEqual(theirs)
})
