import 'server-only'
import { hasBearer } from '@/lib/http/bearer'
import { failureResponse } from '@/lib/http/failure'
import { withFallback } from '@/lib/log/with-fallback'
import type { OutboxAnswer } from './answer'
import type { Mailer } from './mailer'

export interface OutboxHandlerContext {
  cronSecret: () => string | undefined
  mailer: () => Pick<Mailer, 'drain'>
  purge: () => Promise<number>
}

/** Milliseconds in which messages are claimed. One in progress may take 15 more seconds, though rarely does. */
const BUDGET = 45_000

/** `GET` (Vercel's cron) or `POST /api/outbox`: sends due messages and deletes expired records. 503 if the store fails. */
export const createOutboxHandler =
  ({ cronSecret, mailer, purge }: OutboxHandlerContext) =>
  async (request: Request): Promise<Response> => {
    if (!hasBearer(request, cronSecret())) {
      return failureResponse({ status: 401, code: 'unauthorized', message: 'The cron secret is required' })
    }
    const work = async (): Promise<OutboxAnswer> => ({ purged: await purge(), sent: await mailer().drain(BUDGET) })
    const done = await withFallback(work, undefined, 'outbox-not-drained')
    return done
      ? Response.json(done, { headers: { 'cache-control': 'no-store' } })
      : failureResponse({ status: 503, code: 'not-recorded', message: 'The store is unavailable at the moment' })
  }
