import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { runScript } from '@/tests/support/run-script'
import { newFolder } from '@/tests/support/new-folder'

const cwd = newFolder()
for (const name of ['lib', 'scripts', 'node_modules', 'package.json', 'tsconfig.json'])
  symlinkSync(path.resolve(name), path.join(cwd, name))

test.each([
  ['an unusable setting', { PORT: 'abc' }, 'The environment is not usable: PORT must be a whole number\n'],
  ['a folder without a build', {}, 'There is no build in this folder: npm run build makes one\n'],
])('%s stops the start with one line that says what to do', async (_what, settings, error) => {
  expect(await runScript('serve', [], { cwd, settings })).toEqual({ code: 1, out: '', error })
})
