import 'server-only'
import { hasBearer } from '@/lib/http/bearer'
import { failureResponse } from '@/lib/http/failure'
import { log } from '@/lib/http/log'
import type { OutboxAnswer } from './answer'
import type { Mailer } from './mailer'

export interface OutboxHandlerContext {
  cronSecret: () => string | undefined
  mailer: () => Pick<Mailer, 'drain'>
  /** Removes what has been kept long enough; answers how many records. */
  purge: () => Promise<number>
}

/** Milliseconds that new messages are taken for. A message under way then may take 15 seconds, a slow server's rarely. */
const BUDGET = 45_000

/**
 * `GET` (as Vercel's cron calls it) or `POST /api/outbox`: sends what is due and removes what is too old, for whoever
 * schedules that from outside, as where no process lives long enough to do it by itself. Answers `{sent, purged}`; 503
 * when the store fails, 401 to whoever lacks the secret.
 */
export const createOutboxHandler =
  ({ cronSecret, mailer, purge }: OutboxHandlerContext) =>
  async (request: Request): Promise<Response> => {
    if (!hasBearer(request, cronSecret())) {
      return failureResponse({ status: 401, code: 'unauthorized', message: 'The cron secret is required' })
    }
    try {
      const purged = await purge()
      const sent = await mailer().drain(BUDGET)
      const body: OutboxAnswer = { sent, purged }
      return Response.json(body, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      log('error', 'outbox-not-drained', { error })
      return failureResponse({ status: 503, code: 'not-recorded', message: 'The store cannot be used at the moment' })
    }
  }
