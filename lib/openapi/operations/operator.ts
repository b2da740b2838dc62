import { z } from 'zod'
import { healthReportSchema } from '@/lib/health/types'
import { outboxAnswerSchema } from '@/lib/mail/answer'
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
    ...{ id: 'getDescription', method: 'get', path: '/api/openapi.json', group },
    summary: 'This description',
    answers: {
      200: { description: 'OpenAPI 3.1.', json: z.looseObject({ openapi: z.literal('3.1.1') }) },
      ...unexpected,
    },
    call: { path: '/api/openapi.json', saveAs: 'openapi.json', status: 200 },
  },
]
