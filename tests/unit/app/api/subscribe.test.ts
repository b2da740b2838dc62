import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs, createLeadsContext } from '@/tests/support/leads'
import { formContext, formPost, jsonPost, SITE } from '@/tests/support/post'

let leads: ReturnType<typeof createLeadsContext>
let handle: (request: Request) => Promise<Response>
let time = 0

beforeEach(() => {
  time = 0
  leads = createLeadsContext()
  const context = formContext(20, () => time)
  handle = documented('/api/subscribe', createSubscribeHandler({ ...context, leads: () => leads }))
})
const logged = captureTestLogs()

const postJson = (body: unknown, headers?: Record<string, string>) => handle(jsonPost('/api/subscribe', body, headers))
const postForm = (fields: [string, string][], headers?: Record<string, string>) =>
  handle(formPost('/api/subscribe', fields, headers))
const joe = {
  email: ' joe@example.com ',
  newsletterSubscribed: true,
  source: 'download',
  templates: ['metal-estimate'],
}

describe('POST /api/subscribe as JSON', () => {
  it('records the address, sends the message and responds', async () => {
    const response = await postJson(joe)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, email: 'sent' })
    expect(leads.store.recordSubscriber).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'joe@example.com', templatesDownloaded: ['Metal Estimate'] }),
    )
  })

  it('refuses an invalid address with the message for the field', async () => {
    const message = 'Please enter a valid email address'
    const response = await postJson({ ...joe, email: 'joe' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ error: { code: 'invalid', message, fields: { email: message } } })
    expect(leads.store.recordSubscriber).not.toHaveBeenCalled()
  })

  it.each([['null'], ['[]'], ['"joe@example.com"']])('rejects %s', async (body) => {
    expect((await postJson(body)).status).toBe(422)
  })

  it('accepts a bundle instead of templates: one message, counted once', async () => {
    const response = await postJson({ ...joe, templates: [], bundle: 'estimates', format: 'Word' })
    expect(await response.json()).toEqual({ ok: true, email: 'sent' })
    expect(leads.store.recordSubscriber).toHaveBeenCalledWith(
      expect.objectContaining({ templatesDownloaded: ['Estimates (2 templates)'] }),
    )
    expect(leads.store.recordBundleDownload.mock.calls).toEqual([[{ bundle: 'estimates', format: 'Word' }]])
    expect(leads.store.recordDownloads).not.toHaveBeenCalled()
    const [mail] = leads.deliver.mock.calls[0]!
    expect(mail).toMatchObject({
      templates: [{ page: '/templates', files: [{ format: 'ZIP', url: '/api/bundles/estimates?format=Word' }] }],
    })
    expect((await postJson({ ...joe, email: 'b@example.com', bundle: 'no-such' })).status).toBe(422)
  })

  it('rejects an unknown template', async () => {
    const response = await postJson({ ...joe, templates: ['no-such'] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'unknown-template', fields: { templates: expect.any(String) as string } },
    })
  })

  it('responds 503 if nothing was recorded and nothing else was requested, and allows an immediate retry', async () => {
    leads.store.recordSubscriber.mockRejectedValueOnce(new Error('down'))
    const response = await postJson({ ...joe, templates: [] })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { message: 'Something went wrong. Please try again.' } })
    expect((await postJson({ ...joe, templates: [] })).status).toBe(200)
  })
})

describe('the limits', () => {
  const cooldown = 'Please wait a moment before submitting again'

  it('rejects a second submission of an address by the same client within ten seconds', async () => {
    await postJson(joe)
    time = 7500
    const response = await postJson({ ...joe, email: 'JOE@example.com' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.json()).toMatchObject({ error: { message: cooldown } })
    expect(leads.store.recordSubscriber).toHaveBeenCalledTimes(1)
    time = 10_000
    expect((await postJson(joe)).status).toBe(200)
  })

  it('admits another address or another client', async () => {
    await postJson(joe)
    expect((await postJson({ ...joe, email: 'ann@example.com' })).status).toBe(200)
    expect((await postJson(joe, { 'x-client': 'two' })).status).toBe(200)
  })

  it('does not count a rejected address against its correction', async () => {
    await postJson({ ...joe, email: 'joe@example' })
    expect((await postJson(joe)).status).toBe(200)
  })

  it('limits a client that posts too often, even if the posts are invalid', async () => {
    for (let count = 0; count < 20; count += 1) await postJson({ email: `visitor${count}` })
    const response = await postJson(joe)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect((await postJson(joe, { 'x-client': 'two' })).status).toBe(200)
  })
})

describe('POST /api/subscribe as a form', () => {
  const fields: [string, string][] = [
    ['email', 'joe@example.com'],
    ['newsletterSubscribed', 'on'],
    ['source', 'download'],
    ['templates', 'metal-estimate'],
    ['format', 'Word'],
  ]
  const without = (name: string) => fields.filter(([field]) => field !== name)

  it('redirects to the chosen file', async () => {
    const response = await postForm(fields, { origin: SITE })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/templates/estimates/metal-estimate.docx')
    expect(leads.store.recordSubscriber).toHaveBeenCalledWith(expect.objectContaining({ newsletterSubscribed: true }))
  })

  it('uses the first format if none is chosen, and treats an unchecked box as no newsletter', async () => {
    const response = await postForm(without('format').filter(([name]) => name !== 'newsletterSubscribed'))
    expect(response.headers.get('location')).toBe('/templates/estimates/metal-estimate.pdf')
    expect(leads.store.recordSubscriber).toHaveBeenCalledWith(expect.objectContaining({ newsletterSubscribed: false }))
  })

  it.each([
    ['no template', without('templates')],
    ['several templates', [...fields, ['templates', 'slate-estimate'] as [string, string]]],
    [
      'the newsletter form',
      [
        ['email', 'joe@example.com'],
        ['source', 'newsletter'],
      ] as [string, string][],
    ],
  ])('redirects to a confirmation page: %s', async (_, given) => {
    const response = await postForm(given)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/subscribed')
  })

  it('shows the message in a form that keeps all values', async () => {
    const response = await postForm([['email', '"><script>alert(1)</script>'], ...without('email')])
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('role="alert">Please enter a valid email address<')
    expect(page).toContain('<form method="post" action="/api/subscribe">')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script')
    expect(page).toContain('name="templates" value="metal-estimate"')
    expect(page).toContain('name="format" value="Word"')
    expect(page).toContain('name="newsletterSubscribed" checked')
  })

  it('keeps the address of a submission that comes too soon', async () => {
    await postForm(fields)
    const response = await postForm(fields)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('10')
    const page = await response.text()
    expect(page).toContain('Please wait a moment before submitting again')
    expect(page).toContain('value="joe@example.com"')
  })

  it('rejects a form on another site', async () => {
    const response = await postForm(fields, { origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect(leads.deliver).not.toHaveBeenCalled()
  })
})

describe('the honeypot', () => {
  it.each([
    ['JSON', () => postJson({ ...joe, topic: 'Best prices' })],
    ['JSON of another shape', () => postJson({ ...joe, topic: ['x'] })],
  ])('filled in, as %s, is answered like a success; nothing is recorded or mailed', async (_, send) => {
    const trapped = await send()
    expect(leads.store.recordSubscriber).not.toHaveBeenCalled()
    expect(leads.store.recordDownloads).not.toHaveBeenCalled()
    expect(leads.deliver).not.toHaveBeenCalled()
    expect(logged()).toContain('"event":"honeypot-filled-in","form":"subscribe"')
    expect(logged()).not.toContain('joe')
    const real = await postJson({ ...joe, email: 'ann@example.com' })
    expect(trapped.status).toBe(real.status)
    expect([...trapped.headers]).toEqual([...real.headers])
    expect(await trapped.text()).toBe(await real.text())
  })

  it('filled in, as a form, redirects to the file as well', async () => {
    const fields: [string, string][] = [
      ['email', 'joe@example.com'],
      ['templates', 'metal-estimate'],
    ]
    const trapped = await postForm([...fields, ['topic', 'Best prices']])
    expect(leads.store.recordSubscriber).not.toHaveBeenCalled()
    expect(trapped.headers.get('location')).toBe('/templates/estimates/metal-estimate.pdf')
  })

  it.each([[{}], [{ topic: '' }]])('left empty, as browsers send it, changes nothing: %j', async (given) => {
    await postJson({ ...joe, ...given })
    await postForm([
      ['email', 'ann@example.com'],
      ['templates', 'metal-estimate'],
      ['topic', ''],
    ])
    expect(leads.store.recordSubscriber).toHaveBeenCalledTimes(2)
  })

  it('is part of a rejected form again', async () => {
    expect(await (await postForm([['email', 'joe']])).text()).toMatch(
      /<input class="honeypot" type="text" name="topic"[^>]*tabindex="-1"/,
    )
  })
})
