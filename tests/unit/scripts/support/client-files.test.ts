import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clientFiles } from '@/scripts/support/client-files'
import { newFolder } from '@/tests/support/new-folder'

let root: string
beforeEach(() => void (root = newFolder()))

function write(name: string, text: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('client files are those that say so, and what they import as values', () => {
  write(
    'components/a/host.tsx',
    "'use client'\n\nimport {\n  b,\n  type C,\n} from './b'\nimport type { D } from '../d'\n",
  )
  write('components/a/b.ts', "export * from '@/lib/late'\n")
  write('components/d.ts', 'export type D = 1\n')
  write('lib/late/index.ts', "export const load = () => import('./later')\n")
  write('lib/late/later.ts', "import { x } from 'package'\n")
  write('app/page.tsx', "import { Host } from '@/components/a/host'\n")
  expect(clientFiles(root)).toEqual([
    'components/a/b.ts',
    'components/a/host.tsx',
    'lib/late/index.ts',
    'lib/late/later.ts',
  ])
})
