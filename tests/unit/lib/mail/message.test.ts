import { site } from '@/data/site'
import { writeMail } from '@/lib/mail/message'
import { describeTemplates, type Attachment, type MailTemplate } from '@/lib/mail/types'
import { metal, slate } from '@/tests/support/leads'
import { sampleLinks as links, sampleMail } from '@/tests/support/sample-mail'

const write = (templates: readonly MailTemplate[], given: Parameters<typeof writeMail>[1] = links, file?: Attachment) =>
  writeMail({ ...sampleMail, templates }, given, file)

it('addresses the message, names the template, supports one-click unsubscribe and suppresses automatic replies', () => {
  expect(write([metal])).toMatchObject({
    from: { name: site.name, address: site.supportEmail },
    to: 'joe@example.com',
    subject: 'Your download: Metal Estimate',
    messageId: '<id-1@docs.example.com>',
  })
  expect(write([metal]).headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${links.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
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
    'No file is attached: the links below open the files.',
  ])
    expect(body).toContain(expected)
  expect(write([metal]).attachments).toBeUndefined()
})

it.each(['text', 'html'] as const)('links the files of other readers after the main ones, in the %s', (part) => {
  const filesFor = (reader: string) =>
    metal.files.map(({ format, url }) => ({ format, url: url.replace('estimate.', `estimate.${reader}.`) }))
  const others = { customerCopy: filesFor('customer'), officeFiles: filesFor('office'), fieldFiles: filesFor('field') }
  const body = write([{ ...metal, ...others }])[part]
  const places = [
    'metal-estimate.pdf',
    'metal-estimate.docx',
    'For your customer, without your cost and margin:',
    'https://docs.example.com/templates/estimates/metal-estimate.customer.pdf',
    'For your office:',
    'https://docs.example.com/templates/estimates/metal-estimate.office.docx',
    'For the field:',
    'https://docs.example.com/templates/estimates/metal-estimate.field.pdf',
  ].map((expected) => body.indexOf(expected))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  for (const list of [undefined, []])
    expect(write([{ ...metal, customerCopy: list, officeFiles: list }])[part]).not.toMatch(/For (your|the) /)
})

it.each(['text', 'html'] as const)('says what is attached, in the %s', (part) => {
  const content = Buffer.from('paper')
  const message = write([metal], links, { filename: 'metal-estimate.docx', content, format: 'Word' })
  expect(message[part]).toContain('The blank Word file is attached, and the links below open every format.')
  expect(message.attachments).toEqual([{ filename: 'metal-estimate.docx', content }])
})

it.each(['text', 'html'] as const)('has the link that confirms a newsletter, in the %s', (part) => {
  const confirmPage = 'https://docs.example.com/confirm?token=c'
  const body = write([metal], { ...links, confirmPage })[part]
  expect(body).toContain(confirmPage)
  expect(body).toContain('works for 7 days. You get no newsletter until you confirm.')
  expect(write([metal])[part]).not.toContain('newsletter')
})

it('escapes names only in HTML', () => {
  const message = write([slate])
  expect(message.html).toContain('Slate &amp; Tile Estimate')
  expect(message.html).not.toContain('Slate & Tile')
  expect(message.text).toContain('Slate & Tile Estimate')
})

it('lists ten of many templates and counts the rest', () => {
  const { subject, text } = write(Array.from({ length: 30 }, (_, index) => ({ ...metal, name: `Estimate ${index}.` })))
  expect(subject).toBe('Your download: Estimate 0. and 29 more templates')
  expect(text).toContain('Estimate 9.')
  expect(text).not.toContain('Estimate 10.')
  expect(text).toContain('And 20 more: https://docs.example.com/templates')
})

test('describeTemplates names the first and counts the others', () => {
  expect([[metal], [metal, slate], [metal, slate, slate], []].map(describeTemplates)).toEqual([
    'Metal Estimate',
    'Metal Estimate and 1 more template',
    'Metal Estimate and 2 more templates',
    'Template',
  ])
})
