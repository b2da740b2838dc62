import { spawnSync } from 'node:child_process'

/** Runs the check on a Node.js that gives itself out for another version. */
const checkOn = (version: string) => {
  const start = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('./scripts/require-node.mjs')`
  return spawnSync(process.execPath, ['-e', start], { encoding: 'utf8' })
}

test('Node.js 24 passes without a word', () => {
  const { status, stderr, stdout } = checkOn('24.21.0')
  expect([status, stderr, stdout]).toEqual([0, '', ''])
})

test.each(['20.20.2', '22.1.0', '26.0.0'])('on Node.js %s one line says what to install', (version) => {
  const { status, stderr } = checkOn(version)
  expect(status).toBe(1)
  expect(stderr).toContain(`this is ${version}.`)
  expect(stderr).toContain('https://nodejs.org')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
