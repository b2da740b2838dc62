import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '@/scripts/support/tools'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
beforeEach(() => void (folder = newFolder()))

test('a program outside PATH is found by its path if it is executable', () => {
  const program = path.join(folder, 'nginx')
  writeFileSync(program, '')
  expect(findProgram(program)).toBeUndefined()
  chmodSync(program, 0o755)
  expect(findProgram(program)).toBe(program)
})

test('a program on PATH is found by its name, a missing one is not', () => {
  expect(findProgram('sh')).toMatch(/\/sh$/)
  expect(findProgram('no-such-program')).toBeUndefined()
})
