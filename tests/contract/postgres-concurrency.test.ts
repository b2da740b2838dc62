import { randomUUID } from 'node:crypto'
import { findProgram } from '@/scripts/support/tools'
import { startPostgres, type RealPostgres, type Session } from '@/tests/support/real-postgres'

const where = findProgram('initdb') && findProgram('psql') ? describe : describe.skip

const CALLERS = 6
const ADDRESSES = 400

where('on a PostgreSQL server with several connections', () => {
  let postgres: RealPostgres
  let sessions: Session[]
  let first: Session
  let second: Session
  beforeAll(async () => {
    postgres = startPostgres()
    ;[first, second] = [postgres.connect(), postgres.connect()]
    sessions = [first, second, ...Array.from({ length: CALLERS - 2 }, () => postgres.connect())]
    // A statement that waits too long for a lock fails, and so does the test.
    for (const { run } of sessions) await run("set statement_timeout = '30s'; set role service_role;")
  }, 120_000)
  afterAll(async () => {
    await Promise.all(sessions.map(({ close }) => close()))
    postgres.stop()
  })

  async function runAll(statementsOf: (caller: number) => string): Promise<string[]> {
    return (await Promise.all(sessions.map(({ run }, caller) => run(statementsOf(caller))))).flat()
  }
  const count = (answers: readonly string[], wanted: string): number =>
    answers.filter((answer) => answer === wanted).length

  describe('the outbox', () => {
    const claim = (limit: number): string =>
      `select m ->> 'id' from jsonb_array_elements(
         claim_messages(gen_random_uuid(), now() + interval '1 minute', now() + interval '1 day', ${limit})) as m;`
    const enqueue = (limit: number): string => `select enqueue_issue('may', '{"kind": "issue"}', now(), ${limit});`

    it('queues an issue once per address, and each message is claimed once', async () => {
      await first.run(
        `insert into email_subscribers (email, confirmed_at)
         select 'sub' || n || '@example.com', now() from generate_series(1, ${ADDRESSES}) as n;`,
      )
      const queued = await runAll(() => enqueue(30).repeat(ADDRESSES / 10))
      expect(queued.reduce((sum, added) => sum + Number(added), 0)).toBe(ADDRESSES)
      const ids = await runAll(() => claim(7).repeat(ADDRESSES / 7 + 1))
      expect(ids).toHaveLength(ADDRESSES)
      expect(new Set(ids).size).toBe(ADDRESSES)
    }, 120_000)

    it('skips messages that another claim has locked, without waiting', async () => {
      for (const id of ['a', 'b', 'c'])
        await first.run(`select keep_message('${id}', 'joe@example.com', '{}', now() - interval '1 hour');`)
      const held = await first.run(`begin; ${claim(2)}`)
      const others = await second.run(`set statement_timeout = '5s'; ${claim(2)}`)
      await first.run('commit;')
      expect(held.sort()).toEqual(['a', 'b'])
      expect(others).toEqual(['c'])
    }, 60_000)
  })

  describe('requested messages', () => {
    const CALLS = 40
    const ask = (questionOf: (caller: number, call: number) => string): Promise<string[]> =>
      runAll((caller) => Array.from({ length: CALLS }, (_, call) => `select ${questionOf(caller, call)};`).join('\n'))

    it('keep to the limit of a mailbox, and to the total limit, under concurrent requests', async () => {
      const ofOne = await ask(() => "admit_message('joe@example.com', 50, 50, 100000)")
      expect(count(ofOne, 'admitted')).toBe(50)
      expect(count(ofOne, 'mailbox')).toBe(CALLERS * CALLS - 50)
      const answers = await ask((caller, call) => `admit_message('joe${caller}.${call}@example.com', 9, 9, 150)`)
      expect(count(answers, 'admitted')).toBe(100)
      expect(count(answers, 'total')).toBe(CALLERS * CALLS - 100)
    }, 60_000)
  })

  describe('operations', () => {
    const OPERATIONS = 100
    const apply = (id: string, kind: string, input: unknown): string =>
      `select apply_operation('${id}', '${kind}', '${JSON.stringify(input)}', now());`
    const countDownload = (id: string, slug: string): string =>
      apply(id, 'downloads', { downloads: [{ slug, format: 'PDF' }] })
    const downloadsOf = (slug: string): string =>
      `select coalesce(sum(downloads), 0) from template_downloads where slug = '${slug}';`

    it('are applied once when every connection sends all of them concurrently', async () => {
      const statements = Array.from({ length: OPERATIONS }, () => countDownload(randomUUID(), 'safety-plan')).join('\n')
      expect(await runAll(() => statements)).toEqual(Array(CALLERS * OPERATIONS).fill('applied'))
      expect(await first.run(downloadsOf('safety-plan'))).toEqual([String(OPERATIONS)])
    }, 120_000)

    it.each([
      ['commit', 'is that of the first'],
      ['rollback', 'is applied, since the first was not'],
    ])('wait for the same operation in progress: after a %s the second %s', async (end) => {
      const statement = countDownload(randomUUID(), end)
      await first.run(`begin; ${statement}`)
      const answer = second.run(statement)
      await first.run(`${end};`)
      expect(await answer).toEqual(['applied'])
      expect(await first.run(downloadsOf(end))).toEqual(['1'])
    })

    it('return the same result for a repeated confirmation', async () => {
      const optIn = { email: 'joe@example.com', source: 'newsletter', textVersion: '1', wishedAt: Date.now() }
      const statement = apply(randomUUID(), 'confirmation', optIn)
      expect(await first.run(statement)).toEqual(['confirmed'])
      expect(await second.run(statement)).toEqual(['confirmed'])
      expect(await second.run(apply(randomUUID(), 'confirmation', optIn))).toEqual(['known'])
    })
  })
})
