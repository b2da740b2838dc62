import { consent } from '@/lib/leads/consent'
import type { SubscribeInput } from '@/lib/leads/schema'
import { subscribe } from '@/lib/leads/service'
import { createMailer } from '@/lib/mail/mailer'
import { captureLog, createLeadsContext, metal, slate } from '../../../support/leads'
import { createMemoryOutbox } from '../../../support/memory-outbox'

const input = (given: Partial<SubscribeInput> = {}): SubscribeInput => ({
  email: 'joe@example.com',
  newsletterSubscribed: false,
  source: 'download',
  templates: ['metal-estimate'],
  ...given,
})

let context: ReturnType<typeof createLeadsContext>
let logged: () => string
beforeEach(() => {
  context = createLeadsContext()
  logged = captureLog()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('subscribe', () => {
  it('records the address with the names of the templates, counts them and mails them', async () => {
    const result = await subscribe(
      input({ templates: ['metal-estimate', 'slate-estimate', 'metal-estimate'], newsletterSubscribed: true }),
      context,
    )
    expect(result).toEqual({ answer: { ok: true, email: 'sent' }, templates: [metal, slate] })
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
  ] as const)('counts %s as %s where that is what there is', async (format, counted) => {
    await subscribe(input({ format }), context)
    expect(context.store.recordDownloads).toHaveBeenCalledWith([{ slug: 'metal-estimate', format: counted }])
  })

  it.each(['failed', 'unreachable'] as const)('passes on that the mail is %s', async (outcome) => {
    context.deliver.mockResolvedValue(outcome)
    expect(await subscribe(input(), context)).toMatchObject({ answer: { ok: true, email: outcome } })
  })

  it('sends nothing when no template was chosen', async () => {
    expect(await subscribe(input({ templates: [] }), context)).toMatchObject({
      answer: { ok: true, email: 'none' },
    })
    expect(context.deliver).not.toHaveBeenCalled()
    expect(context.store.recordDownloads).not.toHaveBeenCalled()
  })

  it('takes the newsletter form itself as the wish, and asks to confirm it', async () => {
    const result = await subscribe(input({ source: 'newsletter', templates: [] }), context)
    expect(result).toMatchObject({ answer: { ok: true, email: 'sent' } })
    expect(context.deliver).toHaveBeenCalledWith({
      kind: 'confirmation',
      id: expect.any(String) as string,
      to: 'joe@example.com',
      wish: { source: 'newsletter', textVersion: consent.version, wishedAt: expect.any(Number) as number },
    })
    expect(context.store.recordSubscriber).toHaveBeenCalledWith(
      expect.objectContaining({ newsletterSubscribed: true, source: 'newsletter' }),
    )
  })

  it('asks to confirm a ticked newsletter in the message of the download, in no second one', async () => {
    await subscribe(input({ newsletterSubscribed: true }), context)
    expect(context.deliver).toHaveBeenCalledTimes(1)
    expect(context.deliver).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'download', wish: expect.objectContaining({ source: 'download' }) as unknown }),
    )
  })

  it('asks to confirm a newsletter that was ticked without a download', async () => {
    await subscribe(input({ newsletterSubscribed: true, templates: [] }), context)
    expect(context.deliver).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'confirmation',
        wish: expect.objectContaining({ source: 'download' }) as unknown,
      }),
    )
  })

  it('asks nothing of who did not tick it', async () => {
    await subscribe(input(), context)
    expect(context.deliver.mock.calls[0]?.[0]).not.toHaveProperty('wish')
  })

  it('refuses an unknown template and does nothing', async () => {
    expect(await subscribe(input({ templates: ['metal-estimate', 'no-such'] }), context)).toEqual({
      refused: 'unknown-template',
    })
    expect(context.store.recordSubscriber).not.toHaveBeenCalled()
    expect(context.deliver).not.toHaveBeenCalled()
  })

  describe('when the store fails', () => {
    beforeEach(() => {
      context.store.recordSubscriber.mockRejectedValue(new Error('duplicate of joe@example.com'))
    })

    it('lets the download go on, mails it, and claims no newsletter', async () => {
      expect(await subscribe(input({ newsletterSubscribed: true }), context)).toMatchObject({
        answer: { ok: true, email: 'sent', newsletter: false },
      })
      expect(context.deliver).toHaveBeenCalledTimes(1)
    })

    it.each([{ templates: [] }, { source: 'newsletter', templates: [] }] as const)(
      'admits it where the record is all that was asked for: %j',
      async (given) => {
        expect(await subscribe(input({ ...given, templates: [] }), context)).toEqual({ refused: 'not-recorded' })
        expect(context.deliver).not.toHaveBeenCalled()
      },
    )

    it('logs the failure without the address', async () => {
      await subscribe(input(), context)
      expect(logged()).toContain('subscriber-not-recorded')
      expect(logged()).toContain('duplicate of [address]')
      expect(logged()).not.toContain('joe')
    })
  })

  it('lets the download go on when it cannot be counted', async () => {
    context.store.recordDownloads.mockRejectedValue(new Error('disk full'))
    expect(await subscribe(input(), context)).toMatchObject({ answer: { ok: true, email: 'sent' } })
    expect(logged()).toContain('downloads-not-recorded')
  })

  it('waits three seconds for a sender that hangs, and for no longer', async () => {
    jest.useFakeTimers()
    const mailer = createMailer(
      () => new Promise(() => undefined),
      () => createMemoryOutbox().outbox,
    )
    let answered: unknown
    const subscribed = subscribe(input(), { ...context, deliver: (mail) => mailer.deliver(mail) }).then((result) => {
      answered = result
    })
    await jest.advanceTimersByTimeAsync(2999)
    expect(answered).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await subscribed
    expect(answered).toMatchObject({ answer: { ok: true, email: 'unreachable' } })
  })
})
