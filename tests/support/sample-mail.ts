import { writeMail } from '@/lib/mail/message'
import type { DownloadMail, Mail } from '@/lib/mail/types'
import { metal, slate } from './leads'

const token = 'token'.repeat(40)

export const sampleLinks = {
  siteUrl: 'https://docs.example.com',
  unsubscribePage: `https://docs.example.com/unsubscribe?token=${token}`,
  oneClick: `https://docs.example.com/api/unsubscribe?token=${token}`,
}

export const writeSample = (mail: Mail) => writeMail(mail, sampleLinks)

export const sampleMail: DownloadMail = {
  kind: 'download',
  id: 'id-1',
  to: 'joe@example.com',
  newsletterSubscribed: true,
  templates: [metal, slate],
}

/** Returns the headers of an RFC 5322 message by lower-case name, unfolded. */
export function readHeaders(message: string): Record<string, string> {
  const [head = ''] = message.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line): [string, string] => [(line.split(':', 1)[0] ?? '').toLowerCase(), line.replace(/^[^:]+: /, '')]),
  )
}

export function expectWholeMessage(message: string): void {
  expect(readHeaders(message)).toMatchObject({
    from: 'RidgeDocs <support@ridgedocs.example>',
    to: 'joe@example.com',
    subject: 'Your download: Metal Estimate and 1 more template',
    'message-id': '<id-1@docs.example.com>',
    date: expect.stringMatching(/^\w{3}, \d\d? \w{3} \d{4} /) as string,
    'mime-version': '1.0',
    'content-type': expect.stringContaining('multipart/alternative') as string,
    'list-unsubscribe': `<${sampleLinks.oneClick}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(message).toContain('Content-Type: text/plain; charset=utf-8')
  expect(message).toContain('Content-Type: text/html; charset=utf-8')
}
