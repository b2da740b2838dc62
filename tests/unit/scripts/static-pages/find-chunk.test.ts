import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChunk } from '@/scripts/static-pages/find-chunk'

let dist: string
const write = (name: string, text: string) => writeFileSync(path.join(dist, 'static/chunks', name), text)
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'chunks-'))
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
  write('a.js', 'e="dialog"')
  write('b.js', 'e="dialog-search"')
  write('c.css', '.dialog-search{}')
})
afterEach(() => rmSync(dist, { recursive: true }))

test('the one script with a text is found by it', () => {
  expect(findChunk(dist, 'dialog-search')).toBe('/_next/static/chunks/b.js')
})

test('none, and several, stop the build', () => {
  expect(() => findChunk(dist, 'menu')).toThrow('Expected one script with the text "menu", found 0')
  expect(() => findChunk(dist, 'dialog')).toThrow('Expected one script with the text "dialog", found 2')
})
