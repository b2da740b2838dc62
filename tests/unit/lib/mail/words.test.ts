import { createMailLinks } from '@/lib/mail/mail-links'
import type { Mail } from '@/lib/mail/types'
import { writeMail } from '@/lib/mail/message'
import { metal } from '@/tests/support/leads'
import { retiredWords } from '@/tests/support/retired-words'

const common = { id: 'id-1', to: 'joe@example.com' }
const optIn = { source: 'newsletter', consentVersion: '1', requestedAt: Date.now() } as const
const mails: Mail[] = [
  {
    kind: 'download',
    ...common,
    newsletterSubscribed: true,
    optIn,
    templates: [{ ...metal, customerCopy: metal.files }],
  },
  { kind: 'download', ...common, newsletterSubscribed: false, templates: Array(11).fill(metal) as [typeof metal] },
  { kind: 'confirmation', ...common, optIn },
  { kind: 'welcome', ...common },
  { kind: 'issue', ...common, subject: 'May', markdown: 'Hello' },
]
const file = { filename: 'metal-estimate.pdf', content: Buffer.from('%PDF'), format: 'PDF' } as const
const settings = { siteUrl: 'https://docs.example.com', secret: 's'.repeat(32), hasMemberDocuments: true }

test.each(mails)('no message of kind $kind uses a retired word', (mail) => {
  for (const attachment of [undefined, file]) {
    const { subject, text } = writeMail(mail, createMailLinks(mail, settings), attachment)
    const words = `${subject}\n${text}`.replace(/https:\S+/g, '')
    expect(retiredWords.filter(({ pattern }) => pattern.test(words)).map(({ word }) => word)).toEqual([])
  }
})
