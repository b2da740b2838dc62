import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawingVersion } from '@/lib/made-files/drawing-version'
import { newFolder } from '@/tests/support/new-folder'

const CODE = 'lib/pictures/drawing'
const own = ['lib/pdfium.ts', 'lib/pictures/preview.ts', 'lib/pictures/reduce-colors.ts']
const packages = ['node_modules/sharp/package.json', 'node_modules/@hyzyla/pdfium/package.json']
const code = readdirSync(CODE).map((name) => path.posix.join(CODE, name))
const others = [...own, 'lib/documents/theme.ts', ...packages]

test('a change of any file that pictures are drawn with changes the version', () => {
  const root = newFolder()
  for (const file of [...code, ...others]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    cpSync(file, path.join(root, file))
  }
  const version = drawingVersion('.')
  for (const changed of [...code, ...others]) {
    expect(drawingVersion(root)).toBe(version)
    writeFileSync(path.join(root, changed), `${readFileSync(changed, 'utf8')}\n`)
    expect([changed, drawingVersion(root) === version]).toEqual([changed, false])
    cpSync(changed, path.join(root, changed))
  }
})

test('the version covers every project file that the drawing thread imports', () => {
  const imported = [...code, ...own].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([.@]\/?[^']*)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => from.startsWith('.') || from.startsWith('@/'))
      .map((from) => (from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from)),
  )
  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((file) => !code.includes(file) && !others.includes(file))).toEqual([])
})
