import { countMail, mailCounts } from '@/lib/metrics'
import { metrics } from '@/lib/metrics/registry'

test('messages are counted by outcome in one registry for all copies of the module', async () => {
  const before = { ...mailCounts() }
  countMail('sent')
  await jest.isolateModulesAsync(async () => {
    const copy = await import('@/lib/metrics')
    expect(copy.countMail).not.toBe(countMail)
    copy.countMail('sent')
    copy.countMail('mailbox-limit')
    expect((await import('@/lib/metrics/registry')).metrics().registry).toBe(metrics().registry)
  })
  expect(mailCounts()).toEqual({ ...before, sent: before.sent + 2, 'mailbox-limit': before['mailbox-limit'] + 1 })
  const text = await metrics().registry.metrics()
  expect(text).toContain(`ridgedocs_mail_total{outcome="sent"} ${before.sent + 2}`)
  // Reading them changes nothing.
  expect(await metrics().registry.getSingleMetricAsString('ridgedocs_mail_total')).toContain(
    `{outcome="mailbox-limit"} ${before['mailbox-limit'] + 1}`,
  )
})
