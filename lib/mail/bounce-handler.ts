import 'server-only'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { readText } from '@/lib/http/body'
import { failureResponse, type Failure } from '@/lib/http/failure'
import { fingerprint, log } from '@/lib/http/log'
import type { Store, SuppressionReason } from '@/lib/store'
import { bounceEventSchema, type BounceEvent } from './answer'

export interface BounceHandlerContext {
  /** The webhook's secret, `whsec_…`; without one there is no such address. */
  secret: () => string | undefined
  store: () => Pick<Store, 'suppress'>
}

const notFound: Failure = { status: 404, code: 'not-found', message: 'No webhook is set up here' }
const unsigned: Failure = { status: 401, code: 'unauthorized', message: 'The signature is missing, wrong or too old' }
const unreadable: Failure = { status: 422, code: 'invalid', message: 'The event is not understood' }
const notRecorded: Failure = { status: 503, code: 'not-recorded', message: 'The store cannot be used at the moment' }

/** Why the mailbox is not written to any more; undefined for what may be over tomorrow. */
function reasonOf({ type, data: { bounce } }: BounceEvent): SuppressionReason | undefined {
  if (type === 'email.complained') return 'complained'
  if (type !== 'email.bounced') return undefined
  return bounce === undefined || bounce.type.toLowerCase() === 'permanent' ? 'refused' : undefined
}

/** The event, where its sender knows the secret and signed it within the last five minutes. */
function verify(text: string, { headers }: Request, secret: string): unknown {
  const given = (name: string): string => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''
  return new Webhook(secret).verify(text, {
    'webhook-id': given('id'),
    'webhook-timestamp': given('timestamp'),
    'webhook-signature': given('signature'),
  })
}

async function record(event: BounceEvent, store: Pick<Store, 'suppress'>): Promise<Response> {
  const reason = reasonOf(event)
  for (const address of reason ? event.data.to : []) {
    if (reason) await store.suppress(address, reason)
    log('info', 'mailbox-suppressed', { address: fingerprint(address), reason })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/**
 * `POST /api/bounces`: what the mail service learns of a message after it has accepted it, in the shape of Resend's
 * webhook (signed as Standard Webhooks are, headers `svix-*`). A permanent bounce and a complaint put the mailbox on the
 * suppression list; a report that comes twice changes nothing. 503 has the service report it again.
 */
export const createBounceHandler =
  ({ secret, store }: BounceHandlerContext) =>
  async (request: Request): Promise<Response> => {
    const key = secret()
    if (key === undefined) return failureResponse(notFound)
    const text = await readText(request)
    if (typeof text !== 'string') return failureResponse(text)
    try {
      const event = bounceEventSchema.safeParse(verify(text, request, key))
      return event.success ? await record(event.data, store()) : failureResponse(unreadable)
    } catch (error) {
      if (error instanceof WebhookVerificationError) return failureResponse(unsigned)
      if (error instanceof SyntaxError) return failureResponse(unreadable)
      log('error', 'bounce-not-recorded', { error })
      return failureResponse(notRecorded)
    }
  }
