import { chmodSync } from 'node:fs'
import { findProgram } from '@/scripts/support/tools'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

test('a program outside PATH is found by its path if it is executable, one on PATH by its name', () => {
  const program = writeIn(newFolder(), 'nginx')
  expect(findProgram(program)).toBeUndefined()
  chmodSync(program, 0o755)
  expect(findProgram(program)).toBe(program)
  expect(findProgram('sh')).toMatch(/\/sh$/)
  expect(findProgram('no-such-program')).toBeUndefined()
})
