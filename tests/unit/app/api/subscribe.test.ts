import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs, createLeadsContext } from '@/tests/support/leads'
import { answered, formContext, formPost, jsonPost, redirected, SITE } from '@/tests/support/post'

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
const cooldown = 'Please wait a moment before submitting again'
const file = '/templates/estimates/metal-estimate'
const sent = [200, { ok: true, email: 'sent' }]
const expectRecorded = (subscriber: object) =>
  expect(leads.store.recordSubscriber).toHaveBeenCalledWith(expect.objectContaining(subscriber))

describe('POST /api/subscribe as JSON', () => {
  it('records the address, sends the message and responds', async () => {
    expect(await answered(postJson(joe))).toEqual(sent)
    expectRecorded({ email: 'joe@example.com', templatesDownloaded: ['Metal Estimate'] })
  })

  it('refuses an invalid address with the message for the field', async () => {
    const message = 'Please enter a valid email address'
    const error = { code: 'invalid', message, fields: { email: message } }
    expect(await answered(postJson({ ...joe, email: 'joe' }))).toEqual([422, { error }])
    expect(leads.store.recordSubscriber).not.toHaveBeenCalled()
  })

  it('accepts a bundle instead of templates: one message, counted once', async () => {
    const bundle = { bundle: 'estimates', format: 'Word' }
    expect(await answered(postJson({ ...joe, templates: [], ...bundle }))).toEqual(sent)
    expectRecorded({ templatesDownloaded: ['Estimates (2 templates)'] })
    expect(leads.store.recordBundleDownload.mock.calls).toEqual([[bundle]])
    expect(leads.store.recordDownloads).not.toHaveBeenCalled()
    const files = [{ format: 'ZIP', url: '/api/bundles/estimates?format=Word' }]
    expect(leads.deliver.mock.calls[0]![0]).toMatchObject({ templates: [{ page: '/templates', files }] })
    expect((await postJson({ ...joe, email: 'b@example.com', bundle: 'no-such' })).status).toBe(422)
  })

  it('rejects an unknown template, and what is no form', async () => {
    const error = { code: 'unknown-template', fields: { templates: expect.any(String) as string } }
    expect(await answered(postJson({ ...joe, templates: ['no-such'] }))).toMatchObject([422, { error }])
    for (const body of ['null', '[]', '"joe@example.com"']) expect((await postJson(body)).status).toBe(422)
  })

  it('responds 503 if nothing was recorded and nothing else was requested, and allows an immediate retry', async () => {
    leads.store.recordSubscriber.mockRejectedValueOnce(new Error('down'))
    const error = { message: 'Something went wrong. Please try again.' }
    expect(await answered(postJson({ ...joe, templates: [] }))).toMatchObject([503, { error }])
    expect((await postJson({ ...joe, templates: [] })).status).toBe(200)
  })
})

describe('the limits', () => {
  it('rejects a second submission of an address by the same client within ten seconds', async () => {
    await postJson(joe)
    time = 7500
    const response = await postJson({ ...joe, email: 'JOE@example.com' })
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await answered(response)).toMatchObject([429, { error: { message: cooldown } }])
    expect(leads.store.recordSubscriber).toHaveBeenCalledTimes(1)
    time = 10_000
    expect((await postJson(joe)).status).toBe(200)
  })

  it('admits the correction of a rejected address, another address and another client', async () => {
    await postJson({ ...joe, email: 'joe@example' })
    expect((await postJson(joe)).status).toBe(200)
    expect((await postJson({ ...joe, email: 'ann@example.com' })).status).toBe(200)
    expect((await postJson(joe, { 'x-client': 'two' })).status).toBe(200)
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
  const without = (...names: string[]) => fields.filter(([field]) => !names.includes(field))

  it('redirects to the chosen file', async () => {
    expect(await redirected(postForm(fields, { origin: SITE }))).toEqual([303, `${file}.docx`])
    expectRecorded({ newsletterSubscribed: true })
  })

  it('uses the first format if none is chosen, and treats an unchecked box as no newsletter', async () => {
    expect(await redirected(postForm(without('format', 'newsletterSubscribed')))).toEqual([303, `${file}.pdf`])
    expectRecorded({ newsletterSubscribed: false })
  })

  it.each<[string, [string, string][]]>([
    ['no template', without('templates')],
    ['several templates', [...fields, ['templates', 'slate-estimate']]],
    ['the newsletter form', [fields[0]!, ['source', 'newsletter']]],
  ])('redirects to a confirmation page: %s', async (_, given) => {
    expect(await redirected(postForm(given))).toEqual([303, '/subscribed'])
  })

  it('shows the message in a form that keeps all values', async () => {
    const given: [string, string][] = [['email', '"><script>alert(1)</script>'], ...without('email')]
    const [status, page] = await answered(postForm(given))
    expect(status).toBe(422)
    expect(page).toContain('role="alert">Please enter a valid email address<')
    expect(page).toContain('<form method="post" action="/api/subscribe">')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script')
    expect(page).toContain('name="templates" value="metal-estimate"')
    expect(page).toContain('name="format" value="Word"')
    expect(page).toContain('name="newsletterSubscribed" checked')
    // The honeypot is part of the form again.
    expect(page).toMatch(/<input class="honeypot" type="text" name="topic"[^>]*tabindex="-1"/)
  })

  it('rejects a form on another site, and keeps the address of a submission that comes too soon', async () => {
    expect((await postForm(fields, { origin: 'https://evil.example' })).status).toBe(403)
    expect(leads.deliver).not.toHaveBeenCalled()
    await postForm(fields)
    const response = await postForm(fields)
    expect(response.headers.get('retry-after')).toBe('10')
    const [status, page] = await answered(response)
    expect(status).toBe(429)
    expect(page).toContain(cooldown)
    expect(page).toContain('value="joe@example.com"')
  })
})

describe('the honeypot', () => {
  it.each([
    ['JSON', () => postJson({ ...joe, topic: 'Best prices' })],
    ['JSON of another shape', () => postJson({ ...joe, topic: ['x'] })],
  ])('filled in, as %s, is answered like a success; nothing is recorded or mailed', async (_, send) => {
    const trapped = await send()
    for (const called of [leads.store.recordSubscriber, leads.store.recordDownloads, leads.deliver])
      expect(called).not.toHaveBeenCalled()
    expect(logged()).toContain('"event":"honeypot-filled-in","form":"subscribe"')
    expect(logged()).not.toContain('joe')
    const real = await postJson({ ...joe, email: 'ann@example.com' })
    expect(trapped.status).toBe(real.status)
    expect([...trapped.headers]).toEqual([...real.headers])
    expect(await trapped.text()).toBe(await real.text())
  })

  it('filled in, as a form, redirects to the file as well; left empty, as browsers send it, it changes nothing', async () => {
    const form = (topic: string) => ({ email: `ann${topic.length}@example.com`, templates: 'metal-estimate', topic })
    const trapped = handle(formPost('/api/subscribe', form('Best prices')))
    expect(await redirected(trapped)).toEqual([303, `${file}.pdf`])
    expect(leads.store.recordSubscriber).not.toHaveBeenCalled()
    await postJson({ ...joe, topic: '' })
    await handle(formPost('/api/subscribe', form('')))
    expect(leads.store.recordSubscriber).toHaveBeenCalledTimes(2)
  })
})
