import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawingVersion } from '@/lib/made-files/drawing-version'

const CODE = 'lib/pictures/drawing'
const others = [
  'lib/pdfium.ts',
  'lib/pictures/preview.ts',
  'lib/pictures/reduce-colors.ts',
  'lib/documents/theme.ts',
  'node_modules/sharp/package.json',
  'node_modules/@hyzyla/pdfium/package.json',
]
const code = readdirSync(CODE).map((name) => path.posix.join(CODE, name))

test.each([...code, ...others])('a change of %s changes the version', (changed) => {
  const root = mkdtempSync(path.join(tmpdir(), 'ridgedocs-version-'))
  try {
    for (const file of [...code, ...others]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      cpSync(file, path.join(root, file))
    }
    expect(drawingVersion(root)).toBe(drawingVersion('.'))
    writeFileSync(path.join(root, changed), `${readFileSync(changed, 'utf8')}\n`)
    expect(drawingVersion(root)).not.toBe(drawingVersion('.'))
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('the version covers every project file that the drawing thread imports', () => {
  const imported = [...code, 'lib/pdfium.ts', 'lib/pictures/preview.ts', 'lib/pictures/reduce-colors.ts'].flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([.@]\/?[^']*)'/g)]
        .map(([, from = '']) => from)
        .filter((from) => from.startsWith('.') || from.startsWith('@/'))
        .map((from) => (from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from)),
  )
  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((file) => !code.includes(file) && !others.includes(file))).toEqual([])
})
