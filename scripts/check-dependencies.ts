/** `npm run check:dependencies [-- --write]`: licenses, install scripts and integrity of locked packages, and the notices. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { thirdPartyNotices } from './dependencies/notices'
import { policyProblems, type LockFile } from './dependencies/policy'
import { main } from './support/main'

const NOTICES = 'THIRD_PARTY_NOTICES.md'

interface Locked {
  lock: LockFile
  allowScripts: Readonly<Record<string, boolean>>
}

function readLock(folder: string): Locked {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  const { allowScripts } = read('package.json') as Pick<Locked, 'allowScripts'>
  return { lock: read('package-lock.json') as LockFile, allowScripts }
}

await main(() => {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
  const locks = ['.', 'tests/programs'].map(readLock)
  const problems = locks.flatMap(({ lock, allowScripts }) => policyProblems(lock, allowScripts))
  const notices = thirdPartyNotices(locks[0]!.lock, '.')
  if (values.write) writeFileSync(NOTICES, notices)
  if (readFileSync(NOTICES, 'utf8') !== notices)
    problems.push(`${NOTICES} is out of date: run npm run check:dependencies -- --write`)
  if (problems.length) throw new Error(problems.join('\n'))
  const count = locks.reduce((sum, { lock }) => sum + Object.keys(lock.packages).length - 1, 0)
  console.log(`${count} locked packages: no problems`)
  return Promise.resolve()
})
