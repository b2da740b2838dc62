import { z } from 'zod'
import { healthReportSchema } from '@/lib/health/types'
import { bounceEventSchema, outboxAnswerSchema } from '@/lib/mail/answer'
import { errorResponse, unexpected, type Operation } from '../operation'

const group = 'For the operator'

const outbox = {
  secured: true,
  responses: {
    200: { description: 'What was done.', json: outboxAnswerSchema },
    401: errorResponse('The secret is missing or wrong.'),
    503: errorResponse('The store is unavailable.'),
  },
  call: { path: '/api/outbox', status: 401 },
}

export const operatorOperations: readonly Operation[] = [
  {
    ...{ id: 'workOffOutbox', method: 'post', path: '/api/outbox', group },
    summary: 'Send due messages, delete expired records',
    description: 'For a scheduler, on hosts without long-lived processes.',
    ...outbox,
  },
  {
    ...{ id: 'workOffOutboxByGet', method: 'get', path: '/api/outbox', group },
    summary: 'The same by GET, for schedulers that cannot post',
    ...outbox,
  },
  {
    ...{ id: 'reportBounce', method: 'post', path: '/api/bounces', group },
    summary: 'Report a bounce or a complaint',
    description:
      "For the mail service: Resend's webhook, signed (svix-id, svix-timestamp, svix-signature). Permanent bounces and complaints stop all email to the mailbox.",
    body: { schema: bounceEventSchema },
    responses: {
      204: { description: 'Accepted.' },
      400: errorResponse('The body ended before it was complete.'),
      401: errorResponse('The signature is missing, wrong or older than five minutes.'),
      404: errorResponse('RESEND_WEBHOOK_SECRET is not set.'),
      413: errorResponse('The body is too large.'),
      422: errorResponse('Invalid event.'),
      503: errorResponse('Not recorded: retry.'),
    },
    call: {
      path: '/api/bounces',
      body: { type: 'email.bounced', data: { to: ['pat@example.com'], bounce: { type: 'Permanent' } } },
      status: 404,
    },
  },
  {
    ...{ id: 'getHealth', method: 'get', path: '/api/health', group },
    summary: 'Health check',
    responses: {
      200: { description: 'Records can be written.', json: healthReportSchema },
      503: { description: 'Records cannot be written.', json: healthReportSchema },
      ...unexpected,
    },
    call: { path: '/api/health', status: 200 },
  },
  {
    ...{ id: 'getMetrics', method: 'get', path: '/api/metrics', group },
    summary: 'Metrics for a monitoring system',
    description: 'Prometheus text format. Enabled by METRICS_TOKEN, which is the Bearer token.',
    responses: {
      200: { description: 'Metrics of this process.', type: 'text/plain' },
      401: errorResponse('The token is missing or wrong.'),
      404: errorResponse('Metrics are disabled.'),
      ...unexpected,
    },
    call: { path: '/api/metrics', status: 404 },
  },
  {
    ...{ id: 'getDescription', method: 'get', path: '/api/openapi.json', group },
    summary: 'This API description',
    responses: {
      200: { description: 'OpenAPI 3.1.', json: z.looseObject({ openapi: z.literal('3.1.1') }) },
      ...unexpected,
    },
    call: { path: '/api/openapi.json', saveAs: 'openapi.json', status: 200 },
  },
]
