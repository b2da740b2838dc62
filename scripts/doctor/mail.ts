import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { site } from '@/data/site'
import type { SupabaseSettings } from '@/lib/store/supabase/client'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const TIMEOUT = 10_000
const FUNCTION = 'send-download-email'

const test = {
  subject: `${site.name}: test message`,
  text: 'This is the test message of npm run doctor. This site can send email.',
}

/** Logs in to the mail server. */
export async function checkSmtp(url: string, to: string | undefined): Promise<Finding[]> {
  const { hostname, port } = new URL(url)
  const server = port ? `${hostname}:${port}` : hostname
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  try {
    await transport.verify()
    if (to === undefined) return [ok('mail', `${server} responds and accepts the login; no message was sent`)]
    await transport.sendMail({ from: { name: site.name, address: site.supportEmail }, to, ...test })
    return [ok('mail', `${server} accepted a test message for ${to}: check that it arrives`)]
  } catch (error) {
    const advice =
      'Check host, port, user and password in SMTP_URL. Use smtps:// for port 465 and smtp:// for port 587.'
    return [fault('mail', `${server}: ${reasonOf(error)}`, advice)]
  } finally {
    transport.close()
  }
}

/** Calls the mail function with an empty payload, which a deployed one rejects with 400. Sends a test message to `to`. */
export async function checkFunction({ url, serviceKey }: SupabaseSettings, to: string | undefined): Promise<Finding[]> {
  const subject = 'mail'
  const ask = (body: object): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}/functions/v1/${FUNCTION}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceKey}`, apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
  try {
    const { status } = await ask({})
    if (status === 404)
      return [fault(subject, `${FUNCTION} is not deployed`, `Deploy it: npx supabase functions deploy ${FUNCTION}.`)]
    if (status === 401 || status === 403)
      return [
        fault(
          subject,
          `${FUNCTION} rejects the key`,
          'SUPABASE_SERVICE_ROLE_KEY must be a secret key of this project.',
        ),
      ]
    if (status !== 400) return [fault(subject, `${FUNCTION} returns status ${status}`, `See its log at Supabase.`)]
    if (to === undefined) {
      const unseen = 'Its secrets are not visible from here. Test them: npm run doctor -- --send you@example.com.'
      return [warning(subject, `${FUNCTION} is deployed and accepts the key; no message was sent`, unseen)]
    }
    const message = { subject: test.subject, text: test.text, html: `<p>${test.text}</p>` }
    const sent = await ask({ email: to, id: randomUUID(), message })
    await sent.body?.cancel()
    if (sent.ok) return [ok(subject, `${FUNCTION} sent a test message to ${to}: check that it arrives`)]
    const advice = `Check its secrets (npx supabase secrets list) and the sender’s domain at Resend.`
    return [fault(subject, `${FUNCTION} returns status ${sent.status} for a message`, advice)]
  } catch (error) {
    return [fault(subject, `${FUNCTION} cannot be reached: ${reasonOf(error)}`, 'Check SUPABASE_URL.')]
  }
}

/** Without a mail server and Supabase, messages are only written to files in `folder`. */
export const filesOnly = (folder: string): Finding[] => [
  warning('mail', `emails are written to ${folder} and not sent`, 'Set SMTP_URL before launch.'),
]
