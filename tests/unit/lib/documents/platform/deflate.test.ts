import { readFileSync } from 'node:fs'
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
