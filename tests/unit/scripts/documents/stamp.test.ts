import { rmSync } from 'node:fs'
import path from 'node:path'
import { isGenerated, isStamped, removeStamp, writeGeneratedStamp, writeStamp } from '@/scripts/documents/stamp'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

let root: string
const write = (name: string, text = '') => writeIn(root, name, text)
/** Later than the sources were written. */
const soon = (): number => Date.now() + 60_000
const complete = (): void => writeStamp({ began: soon(), names: ['data/a.ts', 'scripts/c.ts'] }, root)

beforeEach(() => {
  root = newFolder()
  const sources = ['data/a.ts', 'data/site/faq.ts', 'lib/documents/b.ts', 'scripts/c.ts']
  for (const name of [...sources, 'package-lock.json', 'public/templates/x/a.pdf']) write(name, 'before')
})

test('documents are current after a complete run, unless a source changed during it, until something changes', () => {
  expect(isStamped(root)).toBe(false)
  complete()
  expect(isStamped(root)).toBe(true)
  removeStamp(root)
  expect(isStamped(root)).toBe(false)
  writeStamp({ began: Date.now() - 60_000, names: ['data/a.ts'] }, root)
  expect(isStamped(root)).toBe(false)
})

test.each([
  ['a source', () => write('data/a.ts', 'after')],
  ['the engine', () => write('lib/documents/new.ts', '')],
  ['a source that is gone', () => rmSync(path.join(root, 'data/a.ts'))],
  ['the packages', () => write('package-lock.json', 'after')],
  ['a document', () => write('public/templates/x/a.pdf', 'longer than before')],
  ['a document that is gone', () => rmSync(path.join(root, 'public/templates/x/a.pdf'))],
  ['a file that belongs to nothing', () => write('public/templates/x/b.pdf', '')],
  ['the list of pictures', () => write('.cache/pictures.json', '[]')],
])('they are not after a change of %s', (_what, change) => {
  complete()
  change()
  expect(isStamped(root)).toBe(false)
})

test('pictures and compressed copies, which are made later, change nothing, and neither do other files', () => {
  complete()
  write('public/templates/x/a.480.webp', 'picture')
  write('public/models/a.json.br', 'copy')
  write('docs/a.md', 'text')
  write('data/site/faq.ts', 'a text that no document has')
  expect(isStamped(root)).toBe(true)
})

test('what the site reads is current until a source, the lock file or a part of it changes', () => {
  for (const name of ['catalogue/generated/contents.cjs', 'catalogue/generated/manifest.json']) write(`lib/${name}`)
  for (const name of ['made-files/generated/make.mjs', 'platform/generated/hydration-loader.js']) write(`lib/${name}`)
  write('.cache/pictures.json')
  write('data/documents.lock.json', '{}')
  const record = (): void => writeGeneratedStamp({ began: soon(), names: ['data/a.ts'] }, root)
  expect(isGenerated(root)).toBe(false)
  record()
  expect(isGenerated(root)).toBe(true)
  write('data/documents.lock.json', '{ }')
  expect(isGenerated(root)).toBe(false)
  record()
  rmSync(path.join(root, 'lib/catalogue/generated/contents.cjs'))
  expect(isGenerated(root)).toBe(false)
})
