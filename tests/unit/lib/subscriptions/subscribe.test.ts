import { consent } from '@/lib/subscriptions/consent'
import type { SubscribeInput } from '@/lib/forms/schema'
import { subscribe } from '@/lib/subscriptions/subscribe'
import { createMailer } from '@/lib/mail/mailer'
import type { DownloadMail } from '@/lib/mail/types'
import { captureTestLogs, createLeadsContext, metal, slate } from '@/tests/support/leads'
import { createMemoryOutbox } from '@/tests/support/memory-outbox'

const input = (given: Partial<SubscribeInput> = {}): SubscribeInput => ({
  email: 'joe@example.com',
  newsletterSubscribed: false,
  source: 'download',
  templates: ['metal-estimate'],
  ...given,
})

const answered = (email: string) => ({ response: { ok: true, email } })

let context: ReturnType<typeof createLeadsContext>
const logged = captureTestLogs()
beforeEach(() => {
  context = createLeadsContext()
})
afterEach(() => jest.useRealTimers())

it('records the address with the names of the templates, counts them and mails them', async () => {
  const result = await subscribe(
    input({ templates: ['metal-estimate', 'slate-estimate', 'metal-estimate'], newsletterSubscribed: true }),
    context,
  )
  expect(result).toEqual({ response: { ok: true, email: 'sent' }, templates: [metal, slate] })
  expect(context.store.recordSubscriber).toHaveBeenCalledWith({
    email: 'joe@example.com',
    newsletterSubscribed: true,
    source: 'download',
    templatesDownloaded: ['Metal Estimate', 'Slate & Tile Estimate'],
  })
  expect(context.store.recordDownloads).toHaveBeenCalledWith([
    { slug: 'metal-estimate', format: 'PDF' },
    { slug: 'slate-estimate', format: 'PDF' },
  ])
  expect(context.deliver).toHaveBeenCalledWith(
    expect.objectContaining({ to: 'joe@example.com', newsletterSubscribed: true, templates: [metal, slate] }),
  )
})

it.each([
  ['Word', 'Word'],
  ['Excel', 'PDF'],
] as const)('counts a download of %s as %s', async (format, counted) => {
  await subscribe(input({ format }), context)
  expect(context.store.recordDownloads).toHaveBeenCalledWith([{ slug: 'metal-estimate', format: counted }])
})

it('without a copy records and counts, and sends the confirmation alone if the newsletter is asked for', async () => {
  const filled = input({ copy: false })
  expect(await subscribe(filled, context)).toMatchObject(answered('none'))
  expect(context.deliver).not.toHaveBeenCalled()
  expect(context.store.recordSubscriber).toHaveBeenCalledWith(
    expect.objectContaining({ templatesDownloaded: ['Metal Estimate'] }),
  )
  expect(context.store.recordDownloads).toHaveBeenCalledWith([{ slug: 'metal-estimate', format: 'PDF' }])
  expect(await subscribe({ ...filled, newsletterSubscribed: true }, context)).toMatchObject(answered('sent'))
  expect(context.deliver).toHaveBeenCalledWith(expect.objectContaining({ kind: 'confirmation' }))
})

it.each(['failed', 'unreachable'] as const)('reports that the message is %s', async (outcome) => {
  context.deliver.mockResolvedValue(outcome)
  expect(await subscribe(input(), context)).toMatchObject(answered(outcome))
})

describe('the file that the message carries', () => {
  const carried = async (given: Partial<SubscribeInput>, bytes?: number) => {
    const files = metal.files.map((file) => ({ ...file, bytes }))
    context.findTemplate = (slug) => (slug === metal.slug ? { ...metal, files } : slate)
    await subscribe(input(given), context)
    return (context.deliver.mock.calls[0]?.[0] as DownloadMail).attached
  }

  it.each([
    [undefined, { url: '/templates/estimates/metal-estimate.pdf', name: 'metal-estimate.pdf', format: 'PDF' }],
    ['Word', { url: '/templates/estimates/metal-estimate.docx', name: 'metal-estimate.docx', format: 'Word' }],
  ] as const)('is the one in the chosen format: %s', async (format, file) => {
    expect(await carried({ format }, 1000)).toEqual(file)
  })

  it.each([
    ['of 200 KB', {}, 200 * 1024, true],
    ['that is larger', {}, 200 * 1024 + 1, false],
    ['of an edition, which is made on request', {}, undefined, false],
    ['of several templates', { templates: ['metal-estimate', 'slate-estimate'] }, 1000, false],
    ['of a bundle', { templates: [], bundle: 'estimates' }, 1000, false],
  ])('for a file %s (%j, %s bytes): %s', async (_, given, bytes, isCarried) => {
    expect((await carried(given, bytes)) !== undefined).toBe(isCarried)
  })
})

it('sends nothing if no template was chosen', async () => {
  expect(await subscribe(input({ templates: [] }), context)).toMatchObject(answered('none'))
  expect(context.deliver).not.toHaveBeenCalled()
  expect(context.store.recordDownloads).not.toHaveBeenCalled()
})

it('treats the newsletter form as an opt-in, and asks for confirmation', async () => {
  const result = await subscribe(input({ source: 'newsletter', templates: [] }), context)
  expect(result).toMatchObject(answered('sent'))
  expect(context.deliver).toHaveBeenCalledWith({
    kind: 'confirmation',
    id: expect.any(String) as string,
    to: 'joe@example.com',
    optIn: { source: 'newsletter', consentVersion: consent.version, requestedAt: expect.any(Number) as number },
  })
  expect(context.store.recordSubscriber).toHaveBeenCalledWith(
    expect.objectContaining({ newsletterSubscribed: true, source: 'newsletter' }),
  )
})

it.each([
  ['download', ['metal-estimate']],
  ['confirmation', []],
])('asks to confirm a checked newsletter in one message of kind %s for the templates %j', async (kind, templates) => {
  await subscribe(input({ newsletterSubscribed: true, templates }), context)
  expect(context.deliver.mock.calls).toMatchObject([[{ kind, optIn: { source: 'download' } }]])
})

it('asks for no confirmation if the box was not checked', async () => {
  await subscribe(input(), context)
  expect(context.deliver.mock.calls[0]?.[0]).not.toHaveProperty('optIn')
})

it('rejects an unknown template and does nothing', async () => {
  expect(await subscribe(input({ templates: ['metal-estimate', 'no-such'] }), context)).toEqual({
    failure: 'unknown-template',
  })
  expect(context.store.recordSubscriber).not.toHaveBeenCalled()
  expect(context.deliver).not.toHaveBeenCalled()
})

describe('when the store fails', () => {
  beforeEach(() => {
    context.store.recordSubscriber.mockRejectedValue(new Error('duplicate of joe@example.com'))
  })

  it('continues the download, sends the message, does not confirm the newsletter, and logs no address', async () => {
    expect(await subscribe(input({ newsletterSubscribed: true }), context)).toMatchObject({
      response: { ok: true, email: 'sent', newsletter: false },
    })
    expect(context.deliver).toHaveBeenCalledTimes(1)
    expect(logged()).toContain('subscriber-not-recorded')
    expect(logged()).toContain('duplicate of [address]')
    expect(logged()).not.toContain('joe')
  })

  it.each(['download', 'newsletter'] as const)(
    'reports the failure if only the record was requested: %s',
    async (source) => {
      expect(await subscribe(input({ source, templates: [] }), context)).toEqual({ failure: 'not-recorded' })
      expect(context.deliver).not.toHaveBeenCalled()
    },
  )
})

it('continues the download if it cannot be counted', async () => {
  context.store.recordDownloads.mockRejectedValue(new Error('disk full'))
  expect(await subscribe(input(), context)).toMatchObject(answered('sent'))
  expect(logged()).toContain('downloads-not-recorded')
})

it('waits at most three seconds for a sender that hangs', async () => {
  jest.useFakeTimers()
  const mailer = createMailer(
    () => new Promise(() => undefined),
    () => createMemoryOutbox().outbox,
  )
  let result: unknown
  const subscribed = subscribe(input(), { ...context, deliver: (mail) => mailer.deliver(mail) }).then((given) => {
    result = given
  })
  await jest.advanceTimersByTimeAsync(2999)
  expect(result).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  await subscribed
  expect(result).toMatchObject(answered('unreachable'))
})
