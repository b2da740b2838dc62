/** `npm run bench:start [-- <commit>]`: seconds to the first page, now and formerly. Fails above half, or 5 s if unchanged. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freshStart, type FreshStart } from './bench/fresh-start'
import { printTable } from './bench/table'
import { main } from './support/main'

/** The commit of 27 November 2026 that later ones are compared with. */
const FORMER = '228f00ee'
const GOAL = 0.5
const UNCHANGED_GOAL = 5

const figure = (seconds: number | undefined): string => (seconds === undefined ? '–' : seconds.toFixed(1))
const totalOf = ({ phases }: FreshStart): number => phases.reduce((sum, [, seconds]) => sum + seconds, 0)

function report(commits: readonly string[], former: FreshStart, now: FreshStart): void {
  const names = [...new Set([...former.phases, ...now.phases].map(([name]) => name))]
  const ordered = [...names.filter((name) => name !== 'to the first page'), 'to the first page']
  const secondsOf = ({ phases }: FreshStart, name: string): number | undefined =>
    phases.find(([each]) => each === name)?.[1]
  printTable([
    ['seconds', ...commits],
    ...ordered.map((name) => [name, figure(secondsOf(former, name)), figure(secondsOf(now, name))]),
    ['a fresh clone to the first page', figure(totalOf(former)), figure(totalOf(now))],
    ['an unchanged start to the first page', figure(former.unchanged), figure(now.unchanged)],
  ])
}

await main(async () => {
  const [commit = FORMER] = process.argv.slice(2)
  const [former, now] = [commit, 'HEAD'].map((name) =>
    execFileSync('git', ['rev-parse', '--short', name], { encoding: 'utf8' }).trim(),
  )
  if (!former || !now) throw new Error(`There is no commit ${commit}`)
  const root = mkdtempSync(path.join(tmpdir(), 'ridgedocs-start-'))
  try {
    const before = await freshStart(former, path.join(root, former))
    const after = await freshStart(now, path.join(root, now))
    report([former, now], before, after)
    const ratio = totalOf(after) / totalOf(before)
    console.log(
      `first page: ${ratio.toFixed(2)} of the time of ${former}, goal ${GOAL}; unchanged ${figure(after.unchanged)} s, goal ${UNCHANGED_GOAL}`,
    )
    if (ratio > GOAL || after.unchanged > UNCHANGED_GOAL) process.exitCode = 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
