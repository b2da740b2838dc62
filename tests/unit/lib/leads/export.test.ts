import { toCsv, toJson } from '@/lib/leads/export'
import type { SubscriberRecord } from '@/lib/store'

const record: SubscriberRecord = {
  email: 'joe@example.com',
  newsletterWish: true,
  source: 'download',
  templatesDownloaded: ['Metal Estimate', 'Slate "A", B'],
  confirmedAt: '2026-01-02T03:04:05.678Z',
  consentSource: 'newsletter',
  consentText: '1',
  unsubscribedAt: null,
  undeliverableAt: null,
  undeliverableReason: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T03:04:05.678Z',
}

describe('toCsv', () => {
  it('names the columns and quotes what needs it', () => {
    expect(toCsv([record])).toBe(
      'email,newsletterWish,source,templatesDownloaded,confirmedAt,consentSource,consentText,unsubscribedAt,undeliverableAt,undeliverableReason,createdAt,updatedAt\r\n' +
        'joe@example.com,true,download,"Metal Estimate; Slate ""A"", B",2026-01-02T03:04:05.678Z,newsletter,1,,,,2026-01-01T00:00:00.000Z,2026-01-02T03:04:05.678Z\r\n',
    )
  })

  it.each(['=1+1@x.test', '+1@x.test', '-1@x.test', '@x.test', '\t=1@x.test', ' =1@x.test', '\r=1'])(
    'disarms %j, which a spreadsheet would run',
    (email) => {
      const [, line = ''] = toCsv([{ ...record, email }]).split(/\r\n/)
      expect(line).toMatch(/^"?'/)
    },
  )

  it('disarms a formula behind a quotation', () => {
    expect(toCsv([{ ...record, email: '=HYPERLINK("http://x.test","a")@x.test' }])).toContain(
      `\r\n"'=HYPERLINK(""http://x.test"",""a"")@x.test",`,
    )
  })
})

test('toJson gives the records back', () => {
  expect(JSON.parse(toJson([record]))).toEqual([record])
})
