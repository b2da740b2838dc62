import { spawnSync } from 'node:child_process'

/** Runs the check on a Node.js that gives itself out for another version. */
const checkOn = (version: string) => {
  const start = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('./scripts/require-node.mjs')`
  return spawnSync(process.execPath, ['-e', start], { encoding: 'utf8' })
}

test('Node.js 24 passes without a word; on another one line says what to install', () => {
  expect(checkOn('24.21.0')).toMatchObject({ status: 0, stderr: '', stdout: '' })
  for (const version of ['20.20.2', '22.1.0', '26.0.0']) {
    const { status, stderr } = checkOn(version)
    expect(status).toBe(1)
    for (const part of [`this is ${version}.`, 'https://nodejs.org']) expect(stderr).toContain(part)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
