import { createFormLimits } from '@/lib/forms/limits'

test('a client may ask for ten messages an hour, and others for theirs', async () => {
  let time = 0
  const { admitMessage } = createFormLimits({ requestsPerMinute: 20, now: () => time })
  const ask = (count: number, client: string) =>
    Promise.all(Array.from({ length: count }, () => admitMessage(client))).then((each) => each.filter(Boolean).length)
  expect(await ask(300, '203.0.113.1')).toBe(10)
  expect(await ask(300, '203.0.113.2')).toBe(10)
  time = 60 * 60_000 - 1
  expect(await ask(1, '203.0.113.1')).toBe(0)
  time += 1
  expect(await ask(11, '203.0.113.1')).toBe(10)
})

test('all processes count the messages of a client together', async () => {
  const counted: string[] = []
  const limits = createFormLimits({
    requestsPerMinute: 20,
    shared: (name, { requests, windowMs }) => ({
      take: (client) => Promise.resolve(counted.push(`${name} ${requests} ${windowMs} ${client}`) > 1 ? 60 : 0),
      release: () => Promise.resolve(),
    }),
  })
  expect([await limits.admitMessage('a'), await limits.admitMessage('a')]).toEqual([true, false])
  expect(counted[0]).toBe('message 10 3600000 a')
})
