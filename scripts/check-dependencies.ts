/**
 * `npm run check:dependencies`: licenses of all installed packages, install scripts, the lock file, and whether
 * THIRD_PARTY_NOTICES.md is current. `-- --write` writes that file, `-- --list` prints every package with its license.
 * Known weaknesses are not looked up here: `npm audit` does that in the hosted workflow.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeLicense, licenseProblems, lockProblems, scriptProblems } from './dependencies/checks'
import { thirdPartyNotices } from './dependencies/notices'
import { installedPackages, readJson, type LockFile, type ProjectManifest } from './dependencies/packages'
import { main } from './support/main'

const NOTICES = 'THIRD_PARTY_NOTICES.md'

await main(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, list: { type: 'boolean' } } })
  const [manifest, lock] = [readJson<ProjectManifest>('package.json'), readJson<LockFile>('package-lock.json')]
  const packages = installedPackages('.')
  if (values.list)
    for (const { place, version, ...rest } of packages)
      console.log(`${place} ${version}: ${judgeLicense(rest).license}`)

  const notices = thirdPartyNotices(lock, packages)
  if (values.write) writeFileSync(NOTICES, notices)
  const isCurrent = existsSync(NOTICES) && readFileSync(NOTICES, 'utf8') === notices
  const problems = [
    ...licenseProblems(packages),
    ...scriptProblems(packages, lock, manifest),
    ...lockProblems(lock, manifest, packages),
    ...(isCurrent ? [] : [`${NOTICES} is not current: npm run check:dependencies -- --write`]),
  ]
  const counts = new Map<string, number>()
  for (const installed of packages) {
    const license = judgeLicense(installed).license ?? 'none stated'
    counts.set(license, (counts.get(license) ?? 0) + 1)
  }
  const summary = [...counts].sort(([, a], [, b]) => b - a).map(([license, count]) => `${count} ${license}`)
  console.log(`${packages.length} packages: ${summary.join(', ')}`)
  const unverified = Object.values(lock.packages).filter(({ version, integrity }) => version && !integrity).length - 1
  console.log(`Locked without an integrity value, for other platforms: ${unverified}`)
  if (problems.length) throw new Error(problems.join('\n'))
  return Promise.resolve()
})
