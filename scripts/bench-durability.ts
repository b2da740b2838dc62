/**
 * `npm run bench:durability`: 20 clients subscribe, count downloads and write messages as fast as they can while the
 * server is killed (SIGKILL) at 20 random moments. Fails when anything that was acknowledged is missing or there twice.
 */
import { measureDurability } from './bench/durability'
import { printTable } from './bench/table'
import { main } from './support/main'

const KILLS = 20
const CLIENTS = 20
const POSTS_PER_LIFE = 1000

await main(async () => {
  const { comparisons, answered, uptime } = await measureDurability({
    kills: KILLS,
    clients: CLIENTS,
    postsPerLife: POSTS_PER_LIFE,
    onKill: (kill) => console.log(`killed ${kill} of ${KILLS}`),
  })
  const rows = Object.entries(comparisons)
  printTable([
    ['records', 'acknowledged', 'found', 'lost', 'duplicated', 'stored, answer lost'],
    ...rows.map(([kind, result]) => [
      kind,
      ...[result.acknowledged, result.found, result.lost, result.duplicated, result.unanswered].map(String),
    ]),
  ])
  const rate = Math.round(answered / (uptime / 1000))
  console.log(`${answered} posts acknowledged, ${rate} a second while a server ran; ${KILLS} kills, ${CLIENTS} clients`)
  if (rows.some(([, { lost, duplicated }]) => lost || duplicated)) process.exitCode = 1
})
