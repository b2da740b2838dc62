import { site } from '@/data/site'
import { readConfirmToken, readMemberToken, readUnsubscribeToken } from '@/lib/signed-links/links'
import { createMailLinks } from '@/lib/mail/mail-links'
import { renderMarkdown } from '@/lib/mail/markdown'
import type { Mail } from '@/lib/mail/types'
import { writeMail } from '@/lib/mail/message'
import { metal, optInOf } from '@/tests/support/leads'
import { retiredWords } from '@/tests/support/retired-words'

const secret = 'a secret of at least thirty-two characters'
const settings = { siteUrl: 'https://docs.example.com', secret, hasMemberDocuments: true }
const common = { id: 'id-1', to: 'joe@example.com' }
const { email: _, ...optIn } = optInOf(common.to)
const mails = {
  download: { kind: 'download', ...common, newsletterSubscribed: true, optIn, templates: [metal] },
  confirmation: { kind: 'confirmation', ...common, optIn },
  welcome: { kind: 'welcome', ...common },
  issue: { kind: 'issue', ...common, subject: 'What changed in May', markdown: 'Hello **all**' },
} satisfies Record<Mail['kind'], Mail>
/** A download without the newsletter. */
const { optIn: __, ...alone } = mails.download
const write = (mail: Mail, changes: Partial<typeof settings> = {}) =>
  writeMail(mail, createMailLinks(mail, { ...settings, ...changes }))
const tokenIn = (text: string, page: string): string =>
  new RegExp(`https://docs\\.example\\.com/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''

describe.each(Object.values(mails))('the message of kind $kind', (mail) => {
  it.each(['text', 'html'] as const)('names the sender and how to unsubscribe, in the %s', (part) => {
    const message = write(mail)
    const body = message[part]
    for (const expected of [site.name, site.postalAddress, site.supportEmail]) expect(body).toContain(expected)
    expect(readUnsubscribeToken(tokenIn(body, 'unsubscribe'), [secret])).toMatchObject({ ok: true, email: common.to })
    expect(message.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })
})

it.each(['text', 'html'] as const)('the confirmation message carries the opt-in in its link, in the %s', (part) => {
  expect(readConfirmToken(tokenIn(write(mails.confirmation)[part], 'confirm'), [secret])).toEqual({
    ok: true,
    optIn: { email: common.to, ...optIn },
  })
})

it('only an opt-in adds the confirmation link', () => {
  expect(tokenIn(write(mails.download).text, 'confirm')).not.toBe('')
  for (const mail of [alone, mails.welcome, mails.issue]) expect(write(mail).text).not.toContain('/confirm')
})

it('only a confirmed subscriber gets the link to the documents', () => {
  for (const mail of [mails.welcome, mails.issue]) {
    expect(readMemberToken(tokenIn(write(mail).text, 'members'), [secret])).toEqual({ ok: true, email: common.to })
    expect(write(mail, { hasMemberDocuments: false }).text).not.toContain('/members')
  }
  for (const mail of [mails.download, mails.confirmation]) expect(write(mail).html).not.toContain('/members')
})

test.each<Mail>([
  ...Object.values(mails),
  { ...mails.download, templates: [{ ...metal, customerCopy: metal.files }] },
  { ...alone, newsletterSubscribed: false, templates: Array<typeof metal>(11).fill(metal) },
])('no message of kind $kind uses a retired word', (mail) => {
  const file = { filename: 'metal-estimate.pdf', content: Buffer.from('%PDF'), format: 'PDF' } as const
  for (const attachment of [undefined, file]) {
    const { subject, text } = writeMail(mail, createMailLinks(mail, settings), attachment)
    const words = `${subject}\n${text}`.replace(/https:\S+/g, '')
    expect(retiredWords.filter(({ pattern }) => pattern.test(words)).map(({ word }) => word)).toEqual([])
  }
})

it('an issue consists of its subject and its text', () => {
  const { subject, text, html } = write(mails.issue)
  expect(subject).toBe('What changed in May')
  expect(text).toContain('Hello all')
  expect(html).toContain('Hello <strong>all</strong>')
})

describe('renderMarkdown', () => {
  const source = '## New\nTwo files,\nboth **free**.\n\n- [The log](https://x.test/a?b=1&c=2)\n- second\r\n\r\nEnd <b>'

  it('renders readable text', () => {
    expect(renderMarkdown(source).text).toEqual([
      'New',
      'Two files, both free.',
      '- The log (https://x.test/a?b=1&c=2)\n- second',
      'End <b>',
    ])
  })

  it('renders HTML with tags only for the marks', () => {
    const html = renderMarkdown(source).html.join('\n')
    expect(html).toMatch(/<h2 [^>]*>New<\/h2>/)
    expect(html).toContain('both <strong>free</strong>.')
    expect(html).toMatch(/<li><a href="https:\/\/x\.test\/a\?b=1&amp;c=2"[^>]*>The log<\/a><\/li><li>second<\/li>/)
    expect(html).toContain('End &lt;b&gt;')
  })

  it.each(['[x](javascript:alert(1))', '[x](https://a"onclick="b)', '<img src=x onerror=alert(1)>'])(
    'makes no script of %s',
    (given) => {
      const html = renderMarkdown(given).html.join('')
      expect(html).not.toMatch(/<img|href="javascript|"onclick="/)
    },
  )
})
