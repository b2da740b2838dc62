import 'server-only'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { readText } from '@/lib/http/body'
import { failureResponse, type Failure } from '@/lib/http/failure'
import { fingerprint, log } from '@/lib/log/log'
import type { Store, SuppressionReason } from '@/lib/store'
import { bounceEventSchema, type BounceEvent } from './answer'

export interface BounceHandlerContext {
  /** The webhook secret, `whsec_…`. Without one the route responds with 404. */
  secret: () => string | undefined
  store: () => Pick<Store, 'suppress'>
}

const notFound: Failure = { status: 404, code: 'not-found', message: 'No webhook is configured' }
const unsigned: Failure = { status: 401, code: 'unauthorized', message: 'The signature is missing, wrong or too old' }
const unreadable: Failure = { status: 422, code: 'invalid', message: 'The event has an unknown format' }
const notRecorded: Failure = { status: 503, code: 'not-recorded', message: 'The store is unavailable at the moment' }

/** Returns why the mailbox is to be suppressed; undefined for events that may be temporary. */
function reasonOf({ type, data: { bounce } }: BounceEvent): SuppressionReason | undefined {
  if (type === 'email.complained') return 'complained'
  if (type !== 'email.bounced') return undefined
  return bounce === undefined || bounce.type.toLowerCase() === 'permanent' ? 'refused' : undefined
}

/** Returns the event. Throws unless it was signed with the secret within the last five minutes. */
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

/** `POST /api/bounces`, Resend's webhook (Standard Webhooks, `svix-*`): suppresses after permanent bounces and complaints. */
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
