import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CODE = 'lib/pictures/drawing'
const files = [
  'lib/pdfium.ts',
  'lib/pictures/preview.ts',
  'lib/pictures/reduce-colors.ts',
  'lib/documents/theme.ts',
  'node_modules/sharp/package.json',
  'node_modules/@hyzyla/pdfium/package.json',
]

/** Returns eight characters that change with the drawing source below `root` and its libraries. Throws if unreadable. */
export function drawingVersion(root: string): string {
  const hash = createHash('sha256')
  const code = readdirSync(path.join(root, CODE)).sort()
  for (const file of [...code.map((name) => path.join(CODE, name)), ...files])
    hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 8)
}
