import { z } from 'zod'
import { formRefusals, html, refusal, tooMany, unexpected, type Operation } from '../operation'

const group = 'Links of the emails'
const token = z.string().describe('The signed token of the link.')
const back = (description: string) => ({ description, headers: { location: 'The page that tells the outcome.' } })
const UNCHECKED = 'The link cannot be checked at the moment.'
const { 422: _, ...confirmRefusals } = formRefusals

export const mailLinkOperations: readonly Operation[] = [
  {
    ...{ id: 'confirmNewsletter', method: 'post', path: '/api/confirm', group },
    summary: 'Confirm the newsletter',
    body: { schema: z.object({ token }), form: 'only' },
    answers: {
      303: back('Leads to the page that says what became of it.'),
      ...confirmRefusals,
      503: refusal(UNCHECKED, html),
    },
    call: { path: '/api/confirm', body: { token: 'from-the-message' }, status: 303 },
  },
  {
    ...{ id: 'openUnsubscribe', method: 'get', path: '/api/unsubscribe', group },
    summary: 'Go to the page that stops all email to an address',
    description: 'Changes nothing: link checkers follow every link.',
    query: z.object({ token: token.optional() }),
    answers: { 303: back('Leads to the page with the button.') },
    call: { path: '/api/unsubscribe?token=from-the-message', status: 303 },
  },
  {
    ...{ id: 'unsubscribe', method: 'post', path: '/api/unsubscribe', group },
    summary: 'Stop all email to an address with one click (RFC 8058), or allow it again',
    description:
      'Ends the newsletter and puts the mailbox on the suppression list. The token is the permission: any body, from anywhere.',
    query: z.object({
      token: token.optional(),
      from: z.literal('page').optional().describe("The page's own button: leads back to it."),
      undo: z.string().optional().describe('Takes the mailbox off the list. The newsletter stays ended.'),
    }),
    answers: {
      200: { description: 'Done.', type: 'text/plain' },
      303: back('The same for the button of the page.'),
      400: refusal('The link is not valid.'),
      410: refusal('The link has expired.'),
      429: tooMany,
      503: refusal('It could not be recorded, or the link not be checked.'),
    },
    call: { path: '/api/unsubscribe?token=from-the-message', body: { 'List-Unsubscribe': 'One-Click' }, status: 400 },
  },
  {
    ...{ id: 'getMemberFile', method: 'get', path: '/api/members/files', group },
    summary: 'A member-only document',
    description: 'For confirmed subscribers: a link ends with its subscription.',
    query: z.object({
      token: token.optional(),
      file: z.string().optional().describe('As in the link: slug and extension.'),
    }),
    answers: {
      200: { description: 'The file, a PDF, a Word document or an Excel workbook.', type: 'application/*' },
      403: refusal('The link is not valid, or its subscription is not active.'),
      404: refusal('There is no such file.'),
      410: refusal('The link has expired.'),
      503: refusal(UNCHECKED),
      ...unexpected,
    },
    call: { path: '/api/members/files?token=from-the-message&file=a.pdf', status: 403 },
  },
]
