import { site } from '@/data/site'
import { writeMail } from '@/lib/mail/message'
import { describeTemplates, type MailTemplate } from '@/lib/mail/types'
import { metal, slate } from '@/tests/support/leads'
import { sampleLinks as links } from '@/tests/support/sample-mail'

const write = (templates: readonly MailTemplate[]) =>
  writeMail({ kind: 'download', id: 'id-1', to: 'joe@example.com', newsletterSubscribed: true, templates }, links)

describe('the message after a download', () => {
  it('addresses the message and names the template', () => {
    expect(write([metal])).toMatchObject({
      from: { name: site.name, address: site.supportEmail },
      to: 'joe@example.com',
      subject: 'Your download: Metal Estimate',
      messageId: '<id-1@docs.example.com>',
    })
  })

  it.each(['text', 'html'] as const)('links page and files and names the sender and the reason, in the %s', (part) => {
    const body = write([metal])[part]
    for (const expected of [
      'Metal Estimate',
      'https://docs.example.com/templates/metal-estimate',
      'https://docs.example.com/templates/estimates/metal-estimate.pdf',
      'https://docs.example.com/templates/estimates/metal-estimate.docx',
      site.name,
      site.postalAddress,
      site.supportEmail,
      links.unsubscribePage,
      'Unsubscribe from all email',
    ])
      expect(body).toContain(expected)
  })

  it.each(['text', 'html'] as const)('links an estimate’s customer copy after the working files, in the %s', (part) => {
    const customerCopy = metal.files.map(({ format, url }) => ({
      format,
      url: url.replace('estimate.', 'estimate.customer.'),
    }))
    const body = write([{ ...metal, customerCopy }])[part]
    const places = [
      'metal-estimate.pdf',
      'metal-estimate.docx',
      'For your customer, without your cost and margin:',
      'https://docs.example.com/templates/estimates/metal-estimate.customer.pdf',
      'https://docs.example.com/templates/estimates/metal-estimate.customer.docx',
    ].map((expected) => body.indexOf(expected))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const copies of [undefined, []])
      expect(write([{ ...metal, customerCopy: copies }])[part]).not.toContain('For your customer')
  })

  it.each(['text', 'html'] as const)('says that nothing is attached, in the %s', (part) => {
    expect(write([metal])[part]).toContain('No file is attached: the links below open the files.')
    expect(write([metal]).attachments).toBeUndefined()
  })

  it.each(['text', 'html'] as const)('says what is attached, in the %s', (part) => {
    const content = Buffer.from('paper')
    const message = writeMail(
      { kind: 'download', id: 'id-1', to: 'joe@example.com', newsletterSubscribed: false, templates: [metal] },
      links,
      { filename: 'metal-estimate.docx', content, format: 'Word' },
    )
    expect(message[part]).toContain('The blank Word file is attached, and the links below open every format.')
    expect(message.attachments).toEqual([{ filename: 'metal-estimate.docx', content }])
  })

  it('supports one-click unsubscribe and suppresses automatic replies', () => {
    expect(write([metal]).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('escapes names only in HTML', () => {
    const message = write([slate])
    expect(message.html).toContain('Slate &amp; Tile Estimate')
    expect(message.html).not.toContain('Slate & Tile')
    expect(message.text).toContain('Slate & Tile Estimate')
  })

  it('lists ten of many templates and counts the rest', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...metal,
      name: `Estimate ${index}.`,
      slug: `e-${index}`,
    }))
    const { subject, text } = write(many)
    expect(subject).toBe('Your download: Estimate 0. and 29 more templates')
    expect(text).toContain('Estimate 9.')
    expect(text).not.toContain('Estimate 10.')
    expect(text).toContain('And 20 more: https://docs.example.com/templates')
  })
})

describe('the newsletter in the backup message', () => {
  const mail = { kind: 'download', id: 'id-1', to: 'joe@example.com', newsletterSubscribed: true } as const
  const confirmPage = 'https://docs.example.com/confirm?token=c'

  it.each(['text', 'html'] as const)('has the confirmation link, in the %s', (part) => {
    const body = writeMail({ ...mail, templates: [metal] }, { ...links, confirmPage })[part]
    expect(body).toContain(confirmPage)
    expect(body).toContain('works for 7 days. You get no newsletter until you confirm.')
    expect(write([metal])[part]).not.toContain('newsletter')
  })
})

describe('describeTemplates', () => {
  it.each([
    [[metal], 'Metal Estimate'],
    [[metal, slate], 'Metal Estimate and 1 more template'],
    [[metal, slate, slate], 'Metal Estimate and 2 more templates'],
    [[], 'Template'],
  ])('describes %#', (templates, text) => {
    expect(describeTemplates(templates)).toBe(text)
  })
})
