import { findProgram } from '@/scripts/support/tools'
import { startPostgres, type RealPostgres, type Session } from '@/tests/support/real-postgres'

const isInstalled = findProgram('initdb') && findProgram('psql')
const where = isInstalled ? describe : describe.skip

const CALLERS = 6
const CALLS = 40

where('messages that are asked for on a PostgreSQL server with several connections', () => {
  let postgres: RealPostgres
  let sessions: Session[]
  beforeAll(async () => {
    postgres = startPostgres()
    sessions = Array.from({ length: CALLERS }, () => postgres.connect())
    // A call that waits for another's lock for good fails, and the test with it.
    for (const { run } of sessions) await run("set statement_timeout = '30s'; set role service_role;")
  }, 120_000)
  afterAll(async () => {
    await Promise.all(sessions.map(({ close }) => close()))
    postgres.stop()
  })

  /** The answers to `CALLS` questions of every connection, all at once. */
  async function ask(questionOf: (caller: number, call: number) => string): Promise<string[]> {
    const scripts = sessions.map((_, caller) =>
      Array.from({ length: CALLS }, (__, call) => `select ${questionOf(caller, call)};`).join('\n'),
    )
    const answers = await Promise.all(sessions.map(({ run }, caller) => run(scripts[caller] ?? '')))
    return answers.flat()
  }
  const count = (answers: readonly string[], wanted: string): number =>
    answers.filter((answer) => answer === wanted).length

  it('keep to the limit of a mailbox under concurrent requests', async () => {
    const answers = await ask(() => "admit_message('joe@example.com', 50, 50, 100000)")
    expect(count(answers, 'admitted')).toBe(50)
    expect(count(answers, 'mailbox')).toBe(CALLERS * CALLS - 50)
  }, 60_000)

  it('keep to the total limit under concurrent requests', async () => {
    const answers = await ask((caller, call) => `admit_message('joe${caller}.${call}@example.com', 9, 9, 150)`)
    expect(count(answers, 'admitted')).toBe(100)
    expect(count(answers, 'total')).toBe(CALLERS * CALLS - 100)
  }, 60_000)
})
