import { strFromU8, strToU8, unzipSync } from 'fflate'
import { zip } from '@/lib/documents/render/zip'

const parts = {
  'second/b.xml': strToU8('<b>ä – ✓</b>'.repeat(500)),
  'a.xml': strToU8('<a/>'),
  'empty.txt': new Uint8Array(),
}

test('the parts of a package are read back in their order', () => {
  const bytes = zip(parts)
  const read = unzipSync(bytes)
  expect(Object.keys(read)).toEqual(Object.keys(parts))
  for (const [name, data] of Object.entries(parts)) expect(strFromU8(read[name]!)).toBe(strFromU8(data))
  expect(bytes.length).toBeLessThan(600)
})

/** The check value of CRC-32 is that of the digits 1 to 9. The date is January 1, 2026, at midnight. */
test('headers and directory carry checksum, date and sizes', () => {
  const bytes = Buffer.from(zip({ digits: strToU8('123456789') }))
  const size = bytes.readUInt32LE(18)
  const directory = 30 + 'digits'.length + size
  for (const start of [10, directory + 12])
    expect([
      bytes.readUInt16LE(start),
      bytes.readUInt16LE(start + 2),
      bytes.readUInt32LE(start + 4),
      bytes.readUInt32LE(start + 12),
    ]).toEqual([0, ((2026 - 1980) << 9) + (1 << 5) + 1, 0xcbf43926, 9])
  expect(bytes.readUInt32LE(bytes.length - 6)).toBe(directory)
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(1)
})
