import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { failureResponse } from '@/lib/http/failure'
import type { Mailer } from './mailer'

export interface OutboxHandlerContext {
  cronSecret: () => string | undefined
  mailer: () => Pick<Mailer, 'drain'>
  /** Removes what has been kept long enough; answers how many records. */
  purge: () => Promise<number>
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isScheduler = (request: Request, secret: string | undefined): boolean =>
  secret !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))

/**
 * `POST /api/outbox`: sends what is due and removes what is too old, for whoever schedules that from outside, as where
 * no process lives long enough to do it by itself. Answers `{sent, purged}`.
 */
export const createOutboxHandler =
  ({ cronSecret, mailer, purge }: OutboxHandlerContext) =>
  async (request: Request): Promise<Response> => {
    if (!isScheduler(request, cronSecret())) {
      return failureResponse({ status: 401, code: 'unauthorized', message: 'The cron secret is required' })
    }
    const sent = await mailer().drain()
    return Response.json({ sent, purged: await purge() }, { headers: { 'cache-control': 'no-store' } })
  }
