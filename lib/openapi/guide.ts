import { BODY_LIMIT } from '@/lib/http/body'
import { clientLimits } from '@/lib/client-limits'
import { constants } from '@/lib/constants'

const { formsPerMinute, countsPerForm, picturesPerForm, drawingsPerForm, drawingsWaiting, editionsPerForm, archives } =
  clientLimits

/** Introduction to the API for developers: headings and paragraphs. */
export const guide: readonly { title: string; text: readonly string[] }[] = [
  {
    title: 'What it is',
    text: [
      'Templates, search, files and bundles are available as JSON, without an API key or account. Files have plain URLs; each template lists its own, with size and SHA-256.',
      'URLs are stable. Responses may gain fields; ignore unknown ones.',
    ],
  },
  {
    title: 'Limits',
    text: [
      `A search returns at most ${constants.searchLimitMax} results, a list at most ${constants.templatesPerPageMax} templates a page. Queries are cut at ${constants.queryLength} characters.`,
      `A request body has at most ${BODY_LIMIT / 1024} KB. Each client may send ${formsPerMinute} forms, count ${formsPerMinute * countsPerForm} downloads and see ${formsPerMinute * picturesPerForm} pictures of pages a minute unless configured otherwise, and have ${archives} archives sent at once; beyond that, the response is 429 with Retry-After. The same email address is accepted once in ${constants.submitCooldown / 1000} seconds.`,
      `Of the pictures, ${formsPerMinute * drawingsPerForm} a minute may be uncached, and ${drawingsWaiting} may wait. A client gets ${formsPerMinute * editionsPerForm} state editions a minute, and one archive at a time. An overloaded server answers 503 with Retry-After.`,
      'There is no CORS: call the API from your own program or server. Searches may be cached for a minute.',
    ],
  },
  {
    title: 'Errors',
    text: [
      'Every error is {"error": {"code", "message", "fields"}}: a code for programs, a message for people and, for invalid input, a message for each field. Unsupported methods return 405.',
      '400: malformed parameter, JSON or link. 401, 403: missing secret, invalid link, or a cross-site post. 404: not found. 410: the link has expired. 413, 415: the body is too large or of another type. 422: invalid input. 429: too many requests. 500, 503: server error; nothing is reported as done that was not.',
    ],
  },
]
