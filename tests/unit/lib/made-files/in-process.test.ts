/** In a process of its own, without Jest's modules: what a function of a host does. */
import { spawnSync } from 'node:child_process'

const PROGRAM = `
const { makeHere } = await import('./lib/made-files/in-process.ts')
const job = { slug: 'epdm-residential-contract', state: 'TX', format: 'Word', reader: 'office', today: '2026-11-23' }
const bytes = await makeHere(job)
const problem = await makeHere({ ...job, slug: 'no-such-contract' }).catch(({ message }) => message)
console.log(JSON.stringify({ start: Buffer.from(bytes.subarray(0, 2)).toString(), problem }))
`

test('an edition is made without another process, and a document that does not exist is reported', () => {
  const args = ['--import=./lib/platform/typescript-imports.mjs', '--conditions=react-server', '--input-type=module']
  const { stdout, stderr } = spawnSync(process.execPath, [...args, '--eval', PROGRAM], { encoding: 'utf8' })
  expect({ ...(JSON.parse(stdout || '{}') as object), stderr }).toMatchObject({
    start: 'PK',
    problem: 'There is no edition of no-such-contract for TX',
  })
})
