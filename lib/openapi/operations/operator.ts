import { z } from 'zod'
import { healthReportSchema } from '@/lib/health/types'
import { bounceEventSchema, outboxAnswerSchema } from '@/lib/mail/answer'
import { refusal, unexpected, type Operation } from '../operation'

const group = 'For the operator'

const outbox = {
  secured: true,
  answers: {
    200: { description: 'What was done.', json: outboxAnswerSchema },
    401: refusal('The secret is missing or wrong.'),
    503: refusal('The store cannot be used at the moment.'),
  },
  call: { path: '/api/outbox', status: 401 },
}

export const operatorOperations: readonly Operation[] = [
  {
    ...{ id: 'workOffOutbox', method: 'post', path: '/api/outbox', group },
    summary: 'Send what waits in the outbox, remove old records',
    description: 'For a scheduler, where no process lives long enough to do it by itself.',
    ...outbox,
  },
  {
    ...{ id: 'workOffOutboxByGet', method: 'get', path: '/api/outbox', group },
    summary: 'The same by GET, as some schedulers call',
    ...outbox,
  },
  {
    ...{ id: 'reportBounce', method: 'post', path: '/api/bounces', group },
    summary: 'Report a bounce or a complaint',
    description:
      "For the mail service: Resend's webhook, signed (svix-id, svix-timestamp, svix-signature). A permanent bounce and a complaint stop all email to the mailbox.",
    body: { schema: bounceEventSchema },
    answers: {
      204: { description: 'Taken.' },
      400: refusal('The body ended before it was complete.'),
      401: refusal('The signature is missing, wrong or older than five minutes.'),
      404: refusal('RESEND_WEBHOOK_SECRET is not set.'),
      413: refusal('The body is too large.'),
      422: refusal('The event is not understood.'),
      503: refusal('It could not be recorded: report it again.'),
    },
    call: {
      path: '/api/bounces',
      body: { type: 'email.bounced', data: { to: ['pat@example.com'], bounce: { type: 'Permanent' } } },
      status: 404,
    },
  },
  {
    ...{ id: 'getHealth', method: 'get', path: '/api/health', group },
    summary: 'What works and what does not',
    answers: {
      200: { description: 'Everything that visitors give can be recorded.', json: healthReportSchema },
      503: { description: 'Nothing can be recorded.', json: healthReportSchema },
      ...unexpected,
    },
    call: { path: '/api/health', status: 200 },
  },
  {
    ...{ id: 'getMetrics', method: 'get', path: '/api/metrics', group },
    summary: 'Figures for a monitoring system',
    description:
      'In the text format of Prometheus. They are switched on by METRICS_TOKEN, and asked for with it: Authorization: Bearer.',
    answers: {
      200: { description: 'The figures of this process.', type: 'text/plain' },
      401: refusal('The token is missing or wrong.'),
      404: refusal('Metrics are not switched on.'),
      ...unexpected,
    },
    call: { path: '/api/metrics', status: 404 },
  },
  {
    ...{ id: 'getDescription', method: 'get', path: '/api/openapi.json', group },
    summary: 'This description',
    answers: {
      200: { description: 'OpenAPI 3.1.', json: z.looseObject({ openapi: z.literal('3.1.1') }) },
      ...unexpected,
    },
    call: { path: '/api/openapi.json', saveAs: 'openapi.json', status: 200 },
  },
]
