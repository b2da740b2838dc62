import { countsQuerySchema } from '@/lib/catalogue/api-query'
import { contactResponseSchema, countsResponseSchema, subscribeResponseSchema } from '@/lib/forms/responses'
import { contactSchema, downloadSchema, subscribeSchema } from '@/lib/forms/schema'
import { badQuery, errorResponse, formErrors, html, postErrors, unexpected, type Operation } from '../operation'

const group = 'Forms'
const notRecorded = { 503: errorResponse('Not recorded, and nothing was sent.', html) }

export const formOperations: readonly Operation[] = [
  {
    ...{ id: 'subscribe', method: 'post', path: '/api/subscribe', group },
    summary: 'Submit an email address for a download or the newsletter',
    description:
      'Sends the backup copy of a download, or the newsletter confirmation. A client may submit an address every ten seconds. A mailbox gets at most three messages in 15 minutes and ten a day, and none after its owner has opted out; the response does not reveal that.',
    body: { schema: subscribeSchema, form: 'too' },
    responses: {
      200: { description: 'Recorded.', json: subscribeResponseSchema },
      303: { description: 'Form accepted; see Location.', headers: { location: 'The file, or a page.' } },
      ...formErrors,
      ...notRecorded,
    },
    call: {
      path: '/api/subscribe',
      body: { email: 'pat@example.com', templates: ['shingle-roof-estimate'], format: 'PDF' },
      status: 200,
    },
  },
  {
    ...{ id: 'sendContactMessage', method: 'post', path: '/api/contact', group },
    summary: 'Send a message',
    description: 'Without an id, the same message resent on the same day is recorded once.',
    body: { schema: contactSchema, form: 'too' },
    responses: {
      200: { description: 'Recorded.', json: contactResponseSchema },
      303: { description: 'Form accepted; see Location.', headers: { location: 'A confirmation page.' } },
      ...formErrors,
      ...notRecorded,
    },
    call: {
      path: '/api/contact',
      body: { name: 'Pat', email: 'pat@example.com', message: 'Is there a form for copper gutters?' },
      status: 200,
    },
  },
  {
    ...{ id: 'getDownloadCounts', method: 'get', path: '/api/downloads', group },
    summary: 'How often templates were downloaded here',
    query: countsQuerySchema,
    responses: {
      200: { description: 'The counts, at most 30 seconds old.', json: countsResponseSchema },
      ...badQuery,
      ...unexpected,
    },
    call: { path: '/api/downloads?slug=shingle-roof-estimate&slug=initial-call-script', status: 200 },
  },
  {
    ...{ id: 'countDownload', method: 'post', path: '/api/downloads', group },
    summary: 'Count a download',
    description: 'One file, or one bundle, which counts once.',
    body: { schema: downloadSchema, form: 'too' },
    responses: {
      204: { description: 'Counted.' },
      404: errorResponse('No such file or bundle.'),
      ...postErrors,
      503: errorResponse('Not recorded.'),
    },
    call: { path: '/api/downloads', body: { slug: 'shingle-roof-estimate', format: 'PDF' }, status: 204 },
  },
]
