import { z } from 'zod'
import { errorResponse, formErrors, html, tooMany, unexpected, type Operation } from '../operation'

const group = 'Email links'
const token = z.string().describe('The signed token of the link.')
const back = (description: string) => ({ description, headers: { location: 'The page with the result.' } })
const UNCHECKED = 'The link cannot be checked now.'
const { 422: _, ...confirmErrors } = formErrors

export const mailLinkOperations: readonly Operation[] = [
  {
    ...{ id: 'confirmNewsletter', method: 'post', path: '/api/confirm', group },
    summary: 'Confirm the newsletter',
    body: { schema: z.object({ token }), form: 'only' },
    responses: {
      303: back('Redirects to the page with the result.'),
      ...confirmErrors,
      503: errorResponse(UNCHECKED, html),
    },
    call: { path: '/api/confirm', body: { token: 'from-the-message' }, status: 303 },
  },
  {
    ...{ id: 'openUnsubscribe', method: 'get', path: '/api/unsubscribe', group },
    summary: 'Open the unsubscribe page',
    description: 'Changes nothing: link scanners follow every link.',
    query: z.object({ token: token.optional() }),
    responses: { 303: back('Redirects to the page with the button.') },
    call: { path: '/api/unsubscribe?token=from-the-message', status: 303 },
  },
  {
    ...{ id: 'unsubscribe', method: 'post', path: '/api/unsubscribe', group },
    summary: 'Stop all email to an address with one click (RFC 8058), or allow it again',
    description:
      'Ends the newsletter and puts the mailbox on the suppression list. The token authorizes: any body, any origin.',
    query: z.object({
      token: token.optional(),
      from: z.literal('page').optional().describe("From the page's button: redirects back."),
      undo: z.string().optional().describe('Removes the mailbox from the suppression list. The newsletter stays off.'),
    }),
    responses: {
      200: { description: 'Done.', type: 'text/plain' },
      303: back('Done; sent by the button of the page.'),
      400: errorResponse('The link is not valid.'),
      410: errorResponse('The link has expired.'),
      429: tooMany,
      503: errorResponse('Not recorded, or the link cannot be checked now.'),
    },
    call: { path: '/api/unsubscribe?token=from-the-message', body: { 'List-Unsubscribe': 'One-Click' }, status: 400 },
  },
  {
    ...{ id: 'getMemberFile', method: 'get', path: '/api/members/files', group },
    summary: 'A member-only document',
    description: 'For confirmed subscribers: the link works while subscribed.',
    query: z.object({
      token: token.optional(),
      file: z.string().optional().describe('As in the link: slug and extension.'),
    }),
    responses: {
      200: { description: 'The file, a PDF, a Word document or an Excel workbook.', type: 'application/*' },
      403: errorResponse('The link is not valid, or the subscription has ended.'),
      404: errorResponse('No such file.'),
      410: errorResponse('The link has expired.'),
      503: errorResponse(UNCHECKED),
      ...unexpected,
    },
    call: { path: '/api/members/files?token=from-the-message&file=a.pdf', status: 403 },
  },
]
