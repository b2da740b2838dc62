/**
 * `npm run check:dependencies`, after lockfile-lint: licenses, install scripts and integrity values of all locked
 * packages, and whether THIRD_PARTY_NOTICES.md is current. `-- --write` writes that file. Works offline. Known
 * vulnerabilities and registry signatures are checked by `npm audit` in the hosted workflow.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { thirdPartyNotices } from './dependencies/notices'
import { policyProblems, type LockFile } from './dependencies/policy'
import { main } from './support/main'

const NOTICES = 'THIRD_PARTY_NOTICES.md'

await main(() => {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
  const notices = thirdPartyNotices(lock, '.')
  if (values.write) writeFileSync(NOTICES, notices)
  const problems = policyProblems(lock, allowScripts)
  if (readFileSync(NOTICES, 'utf8') !== notices)
    problems.push(`${NOTICES} is out of date: run npm run check:dependencies -- --write`)
  if (problems.length) throw new Error(problems.join('\n'))
  console.log(`${Object.keys(lock.packages).length - 1} locked packages: no problems`)
  return Promise.resolve()
})
