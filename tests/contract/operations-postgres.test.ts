import { randomUUID } from 'node:crypto'
import { findProgram } from '@/scripts/support/tools'
import { startPostgres, type RealPostgres, type Session } from '@/tests/support/real-postgres'

const isInstalled = findProgram('initdb') && findProgram('psql')
const where = isInstalled ? describe : describe.skip

const OPERATIONS = 100
const CALLERS = 6

where('operations on a PostgreSQL server with several connections', () => {
  let postgres: RealPostgres
  let sessions: Session[]
  beforeAll(async () => {
    postgres = startPostgres()
    sessions = Array.from({ length: CALLERS }, () => postgres.connect())
    // A statement that waits too long for a lock fails, and so does the test.
    for (const { run } of sessions) await run("set statement_timeout = '30s'; set role service_role;")
  }, 120_000)
  afterAll(async () => {
    await Promise.all(sessions.map(({ close }) => close()))
    postgres.stop()
  })

  const apply = (id: string, kind: string, input: unknown): string =>
    `select apply_operation('${id}', '${kind}', '${JSON.stringify(input)}', now());`
  const countDownload = (id: string, slug: string): string =>
    apply(id, 'downloads', { downloads: [{ slug, format: 'PDF' }] })
  const downloadsOf = (slug: string): string =>
    `select coalesce(sum(downloads), 0) from template_downloads where slug = '${slug}';`

  it('are applied once when every connection sends all of them concurrently', async () => {
    const statements = Array.from({ length: OPERATIONS }, () => countDownload(randomUUID(), 'safety-plan'))
    const answers = await Promise.all(sessions.map(({ run }) => run(statements.join('\n'))))
    expect(answers.flat()).toEqual(Array(CALLERS * OPERATIONS).fill('applied'))
    expect(await sessions[0]?.run(downloadsOf('safety-plan'))).toEqual([String(OPERATIONS)])
  }, 120_000)

  it.each([
    ['commit', 'is that of the first'],
    ['rollback', 'is applied, since the first was not'],
  ])('wait for the same operation in progress: after a %s the second %s', async (end) => {
    const [first, second] = sessions
    if (!first || !second) throw new Error('There are two')
    const statement = countDownload(randomUUID(), end)
    await first.run(`begin; ${statement}`)
    const answer = second.run(statement)
    await first.run(`${end};`)
    expect(await answer).toEqual(['applied'])
    expect(await first.run(downloadsOf(end))).toEqual(['1'])
  })

  it('return the same result for a repeated confirmation', async () => {
    const [first, second] = sessions
    const wish = { email: 'joe@example.com', source: 'newsletter', textVersion: '1', wishedAt: Date.now() }
    const statement = apply(randomUUID(), 'confirmation', wish)
    expect(await first?.run(statement)).toEqual(['confirmed'])
    expect(await second?.run(statement)).toEqual(['confirmed'])
    expect(await second?.run(apply(randomUUID(), 'confirmation', wish))).toEqual(['known'])
  })
})
