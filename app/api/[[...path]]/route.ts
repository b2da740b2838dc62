import { apiNotFound, failureResponse } from '@/lib/http/failure'

/** Answers every path below `/api` that no other route answers, in any method. */
const handle = (): Response => failureResponse(apiNotFound)

export {
  handle as GET,
  handle as HEAD,
  handle as POST,
  handle as PUT,
  handle as PATCH,
  handle as DELETE,
  handle as OPTIONS,
}
