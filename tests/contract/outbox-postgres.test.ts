import { findProgram } from '@/scripts/support/tools'
import { startPostgres, type RealPostgres, type Session } from '@/tests/support/real-postgres'

const isInstalled = findProgram('initdb') && findProgram('psql')
const where = isInstalled ? describe : describe.skip

const ADDRESSES = 400
const WORKERS = 6

where('a PostgreSQL server with several connections', () => {
  let postgres: RealPostgres
  let sessions: Session[]
  beforeAll(async () => {
    postgres = startPostgres()
    sessions = Array.from({ length: WORKERS }, () => postgres.connect())
    // A statement that waits for another's lock fails, and so does the test.
    for (const { run } of sessions) await run("set statement_timeout = '30s'; set role service_role;")
  }, 120_000)
  afterAll(async () => {
    await Promise.all(sessions.map(({ close }) => close()))
    postgres.stop()
  })

  const claim = (limit: number): string =>
    `select m ->> 'id' from jsonb_array_elements(
       claim_messages(gen_random_uuid(), now() + interval '1 minute', now() + interval '1 day', ${limit})) as m;`
  const enqueue = (limit: number): string => `select enqueue_issue('may', '{"kind": "issue"}', now(), ${limit});`

  it('queues an issue once per address, and each message is claimed once', async () => {
    await sessions[0]?.run(
      `insert into email_subscribers (email, confirmed_at)
       select 'sub' || n || '@example.com', now() from generate_series(1, ${ADDRESSES}) as n;`,
    )
    const queued = await Promise.all(sessions.map(({ run }) => run(enqueue(30).repeat(ADDRESSES / 10))))
    expect(queued.flat().reduce((sum, taken) => sum + Number(taken), 0)).toBe(ADDRESSES)
    const claimed = await Promise.all(sessions.map(({ run }) => run(claim(7).repeat(ADDRESSES / 7 + 1))))
    const ids = claimed.flat()
    expect(ids).toHaveLength(ADDRESSES)
    expect(new Set(ids).size).toBe(ADDRESSES)
  }, 120_000)

  it('skips messages that another claim has locked, without waiting', async () => {
    const [first, second] = sessions
    if (!first || !second) throw new Error('There are two')
    for (const id of ['a', 'b', 'c'])
      await first.run(`select keep_message('${id}', 'joe@example.com', '{}', now() - interval '1 hour');`)
    const held = await first.run(`begin; ${claim(2)}`)
    const others = await second.run(`set statement_timeout = '5s'; ${claim(2)}`)
    await first.run('commit;')
    expect(held.sort()).toEqual(['a', 'b'])
    expect(others).toEqual(['c'])
  }, 60_000)
})
