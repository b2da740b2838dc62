import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether a request carries `Authorization: Bearer <secret>`; nobody does where no secret is set. The comparison takes
 * as long for a near miss as for any other.
 */
export const hasBearer = (request: Request, secret: string | undefined): boolean =>
  secret !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
