import type { Admission, MailAllowance } from '@/lib/store/port'
import type { StoreHarness } from './store-harness'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const roomy: MailAllowance = { mailboxQuarterHour: 100, mailboxDay: 100, totalHour: 100 }

export function testAdmission({ store, rows, ageAdmissions: age }: StoreHarness): void {
  const admit = (allowance: Partial<MailAllowance>, recipient = 'joe@example.com') =>
    store.outbox.admit(recipient, { ...roomy, ...allowance }, Date.now())
  async function admitAll(allowance: Partial<MailAllowance>, recipients: readonly string[]): Promise<Admission[]> {
    const answers: Admission[] = []
    for (const recipient of recipients) answers.push(await admit(allowance, recipient))
    return answers
  }
  async function expectAdmittedAfter(wait: number, allowance: Partial<MailAllowance>, before: Admission) {
    await age(wait - 20_000)
    expect(await admit(allowance)).toBe(before)
    await age(20_000)
    expect(await admit(allowance)).toBe('admitted')
  }

  it('is admitted up to the limit of its mailbox within 15 minutes', async () => {
    const recipients = ['joe@example.com', 'JOE@Example.com', 'joe+roof@example.com', 'Joe+a+b@example.com']
    const verdicts = await admitAll({ mailboxQuarterHour: 3 }, [...recipients, 'joel@example.com', 'joe@example.org'])
    expect(verdicts).toEqual(['admitted', 'admitted', 'admitted', 'mailbox', 'admitted', 'admitted'])
    await expectAdmittedAfter(15 * MINUTE, { mailboxQuarterHour: 3 }, 'mailbox')
  })

  it('is admitted up to the limit of its mailbox within a day', async () => {
    const allowance = { mailboxQuarterHour: 2, mailboxDay: 3 }
    const twice = ['joe@example.com', 'joe@example.com']
    expect(await admitAll(allowance, twice)).toEqual(['admitted', 'admitted'])
    await age(HOUR)
    expect(await admitAll(allowance, twice)).toEqual(['admitted', 'mailbox'])
    await expectAdmittedAfter(DAY - HOUR, allowance, 'mailbox')
  })

  it('is admitted up to the total limit within an hour', async () => {
    const names = ['ann', 'bob', 'eve', 'joe'].map((name) => `${name}@example.com`)
    expect(await admitAll({ totalHour: 3 }, names)).toEqual(['admitted', 'admitted', 'admitted', 'total'])
    await expectAdmittedAfter(HOUR, { totalHour: 3 }, 'total')
  })

  it('is not counted if it is not admitted', async () => {
    for (let time = 0; time < 5; time += 1) await admit({ mailboxQuarterHour: 2 })
    await admit({ totalHour: 2 }, 'ann@example.com')
    expect(await rows('mail_admissions')).toHaveLength(2)
  })

  it('is deleted in small steps after a day', async () => {
    await admitAll({}, ['ann@example.com', 'bob@example.com', 'eve@example.com'])
    await age(DAY)
    expect(await admit({ totalHour: 1 })).toBe('admitted')
    expect(await rows('mail_admissions')).toHaveLength(1)
  })

  it('is not limited by counts from before the clock was set back', async () => {
    await admit({})
    await age(-2 * HOUR)
    expect(await admit({ mailboxQuarterHour: 1, mailboxDay: 1, totalHour: 1 })).toBe('admitted')
  })

  it('is admitted no more often under concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => admit({ mailboxDay: 5 })))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(5)
    const others = Array.from({ length: 12 }, (_, index) => admit({ totalHour: 9 }, `joe${index}@example.com`))
    expect((await Promise.all(others)).filter((answer) => answer === 'admitted')).toHaveLength(4)
  })

  it('is no longer counted once its address is erased', async () => {
    for (const recipient of ['joe@example.com', 'Joe+roof@example.com', 'ann@example.com']) await admit({}, recipient)
    expect(await store.eraseAddress('JOE@example.com')).toMatchObject({ mail_admissions: 2 })
    expect(await rows('mail_admissions')).toHaveLength(1)
    expect(await admit({ mailboxDay: 1 })).toBe('admitted')
  })
}
