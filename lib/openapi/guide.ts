import { BODY_LIMIT } from '@/lib/http/body'
import { clientLimits } from '@/lib/client-limits'
import { constants } from '@/lib/constants'

const { formsPerMinute, countsPerForm, picturesPerForm, drawingsPerForm, drawingsWaiting, editionsPerForm, archives } =
  clientLimits

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
      `A request body has at most ${BODY_LIMIT / 1024} KB. By default, each client may send ${formsPerMinute} forms, count ${formsPerMinute * countsPerForm} downloads and get ${formsPerMinute * picturesPerForm} page pictures a minute, and download ${archives} archives at once. Beyond that, the response is 429 with Retry-After. The same email address is accepted once in ${constants.submitCooldown / 1000} seconds.`,
      `Of the pictures, ${formsPerMinute * drawingsPerForm} a minute may be uncached, and ${drawingsWaiting} may be queued. A client gets ${formsPerMinute * editionsPerForm} state editions a minute, and one archive of them at a time. An overloaded server returns 503 with Retry-After.`,
      'There is no CORS: call the API from your own program or server. Searches may be cached for a minute.',
    ],
  },
  {
    title: 'Errors',
    text: [
      'Every error is {"error": {"code", "message", "fields"}}: a code for programs, a message for people, and a message for each invalid field. Unsupported methods return 405.',
      '400: malformed parameter, JSON or link. 401, 403: missing secret, invalid link, or a cross-site post. 404: not found. 410: the link has expired. 413, 415: the body is too large or of another type. 422: invalid input. 429: too many requests. 500, 503: server error; nothing is reported as done that was not.',
    ],
  },
]
