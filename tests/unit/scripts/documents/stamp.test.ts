import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { documentInputs, isStamped, removeStamp, writeStamp } from '@/scripts/documents/stamp'

let root: string
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}
const complete = (): void => writeStamp(documentInputs(root), root)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  for (const name of ['data/a.ts', 'lib/b.ts', 'scripts/c.ts', 'package-lock.json', 'public/templates/x/a.pdf'])
    write(name, 'before')
})
afterEach(() => rmSync(root, { recursive: true }))

test('documents are current after a complete run until something changes', () => {
  expect(isStamped(root)).toBe(false)
  complete()
  expect(isStamped(root)).toBe(true)
  removeStamp(root)
  expect(isStamped(root)).toBe(false)
})

test.each([
  ['a source', () => write('data/a.ts', 'after')],
  ['a new source', () => write('lib/new.ts', '')],
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
  expect(isStamped(root)).toBe(true)
})

test('a source that changes during a run makes the documents outdated', () => {
  const inputs = documentInputs(root)
  write('data/a.ts', 'after')
  writeStamp(inputs, root)
  expect(isStamped(root)).toBe(false)
})
