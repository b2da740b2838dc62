import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { failureResponse } from '@/lib/http/failure'
import type { Mailer } from './mailer'

export interface OutboxHandlerContext {
  cronSecret: () => string | undefined
  mailer: () => Pick<Mailer, 'drain'>
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isScheduler = (request: Request, secret: string | undefined): boolean =>
  secret !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))

/** `POST /api/outbox`: sends what is due, for whoever schedules that from outside. Answers `{sent}`. */
export const createOutboxHandler =
  ({ cronSecret, mailer }: OutboxHandlerContext) =>
  async (request: Request): Promise<Response> => {
    if (!isScheduler(request, cronSecret())) {
      return failureResponse({ status: 401, code: 'unauthorized', message: 'The cron secret is required' })
    }
    return Response.json({ sent: await mailer().drain() }, { headers: { 'cache-control': 'no-store' } })
  }
