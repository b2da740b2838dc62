import { BODY_LIMIT } from '@/lib/http/body'
import { clientLimits } from '@/lib/http/client-limits'
import { constants } from '@/lib/constants'

const { formsPerMinute, countsPerForm, picturesPerForm, drawingsPerForm, drawingsWaiting, archives } = clientLimits

/** What a programmer needs to know before the operations: headings and paragraphs. */
export const guide: readonly { title: string; text: readonly string[] }[] = [
  {
    title: 'What it is',
    text: [
      'Everything that the pages show can be had as JSON: the templates, the search, the files and their bundles. There is no key and no account. The files themselves are plain addresses; each template names its own, with size and SHA-256.',
      'The addresses are stable. New fields may be added to answers; read those that you know.',
    ],
  },
  {
    title: 'Limits',
    text: [
      `A search answers at most ${constants.searchLimitMax} results, a list at most ${constants.templatesPerPageMax} templates a page. A query is cut at ${constants.queryLength} characters.`,
      `A post carries at most ${BODY_LIMIT / 1024} KB. Each client may send ${formsPerMinute} forms, count ${formsPerMinute * countsPerForm} downloads and see ${formsPerMinute * picturesPerForm} pictures of pages a minute where the operator has set nothing else, and have ${archives} archives sent at once; beyond that the answer is 429 and Retry-After says how long to wait. The same email address is taken once in ${constants.submitCooldown / 1000} seconds.`,
      `Of the pictures, ${formsPerMinute * drawingsPerForm} a minute may be ones that nobody has asked for before, and ${drawingsWaiting} of a client wait at once. Where the server has too much to do, the answer is 503 and Retry-After says when to come again.`,
      'Pages of other sites cannot read the answers or post: call the API from a program, or from your own server. Search answers may be kept for a minute.',
    ],
  },
  {
    title: 'Errors',
    text: [
      'Every refusal is {"error": {"code", "message", "fields"}}: a code for programs, a message for people, and for input that is not valid a message for each field. A method that an address does not take is answered 405.',
      '400: a parameter, the JSON or a link is not understood. 401, 403: the secret is missing, the link is not valid, or a page of another site posts. 404: there is no such thing. 410: the link has expired. 413, 415: the body is too large or of another type. 422: the input is not valid. 429: too much at once. 500, 503: it went wrong here, and nothing is claimed that did not happen.',
    ],
  },
]
