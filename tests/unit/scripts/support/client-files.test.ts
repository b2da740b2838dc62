import { clientFiles } from '@/scripts/support/client-files'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

test('client files are those that say so, and what they import as values', () => {
  const root = newFolder()
  const write = (name: string, text: string) => writeIn(root, name, text)
  const imports = "import {\n  b,\n  type C,\n} from './b'\nimport type { D } from '../d'\n"
  write('components/a/host.tsx', `'use client'\n\n${imports}`)
  write('components/a/b.ts', "export * from '@/lib/late'\n")
  write('components/d.ts', 'export type D = 1\n')
  write('lib/late/index.ts', "export const load = () => import('./later')\n")
  write('lib/late/later.ts', "import { x } from 'package'\n")
  write('app/page.tsx', "import { Host } from '@/components/a/host'\n")
  const files = ['components/a/b.ts', 'components/a/host.tsx', 'lib/late/index.ts', 'lib/late/later.ts']
  expect(clientFiles(root)).toEqual(files)
})
