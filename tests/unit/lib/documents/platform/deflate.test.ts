import { readFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import { deflate, inflate } from '@/lib/documents/platform/deflate'

const text = readFileSync('package.json')

test('zlib reads what is compressed here, and the other way around', () => {
  const packed = deflate(text)
  expect(packed.length).toBeLessThan(text.length / 2)
  expect(inflateSync(packed)).toEqual(text)
  expect(Buffer.from(inflate(deflateSync(text)))).toEqual(text)
})

test('a damaged stream throws', () => {
  expect(() => inflate(new Uint8Array([1, 2, 3]))).toThrow()
})
