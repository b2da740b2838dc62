import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { site } from '@/data/site'
import type { SupabaseSettings } from '@/lib/store/supabase-client'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const PATIENCE = 10_000
const FUNCTION = 'send-download-email'

const test = {
  subject: `${site.name}: a test message`,
  text: 'This is the test message that npm run doctor was asked to send. Email leaves this site.',
}

/** Logs in to the mail server and, where an address is given, sends it a message. */
export async function checkSmtp(url: string, to: string | undefined): Promise<Finding[]> {
  const { hostname, port } = new URL(url)
  const server = port ? `${hostname}:${port}` : hostname
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  try {
    await transport.verify()
    if (to === undefined) return [ok('mail', `${server} answers and accepts the login; no message was sent`)]
    await transport.sendMail({ from: { name: site.name, address: site.supportEmail }, to, ...test })
    return [ok('mail', `${server} accepted a test message for ${to}: look whether it arrives`)]
  } catch (error) {
    const advice = 'Check host, port, user and password in SMTP_URL; smtps:// is for port 465, smtp:// for 587.'
    return [fault('mail', `${server}: ${reasonOf(error)}`, advice)]
  } finally {
    transport.close()
  }
}

/**
 * Asks the project's function: an empty payload is refused as such (400) by a deployed function that accepts the key,
 * and nothing is sent. Where an address is given, it is sent a message.
 */
export async function checkFunction({ url, serviceKey }: SupabaseSettings, to: string | undefined): Promise<Finding[]> {
  const subject = 'mail'
  const ask = (body: object): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}/functions/v1/${FUNCTION}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceKey}`, apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
  try {
    const { status } = await ask({})
    if (status === 404)
      return [fault(subject, `${FUNCTION} is not deployed`, `Deploy it: npx supabase functions deploy ${FUNCTION}.`)]
    if (status === 401 || status === 403)
      return [
        fault(
          subject,
          `${FUNCTION} refuses the key`,
          'SUPABASE_SERVICE_ROLE_KEY must be a secret key of this project.',
        ),
      ]
    if (status !== 400) return [fault(subject, `${FUNCTION} answers ${status}`, `See supabase functions logs.`)]
    if (to === undefined) {
      const unseen = 'Its secrets cannot be seen from here: npm run doctor -- --send you@example.com tries them.'
      return [warning(subject, `${FUNCTION} is deployed and accepts the key; no message was sent`, unseen)]
    }
    const message = { subject: test.subject, text: test.text, html: `<p>${test.text}</p>` }
    const sent = await ask({ email: to, id: randomUUID(), message })
    await sent.body?.cancel()
    if (sent.ok) return [ok(subject, `${FUNCTION} sent a test message to ${to}: look whether it arrives`)]
    const advice = `Check its secrets (npx supabase secrets list) and the sender’s domain at Resend.`
    return [fault(subject, `${FUNCTION} answers ${sent.status} to a message`, advice)]
  } catch (error) {
    return [fault(subject, `${FUNCTION} cannot be asked: ${reasonOf(error)}`, 'Check SUPABASE_URL.')]
  }
}

/** Without a mail server and without Supabase, messages are files. */
export const filesOnly = (folder: string): Finding[] => [
  warning('mail', `emails are written to ${folder} and reach nobody`, 'Set SMTP_URL before visitors come.'),
]
