import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Returns true if the request carries `Authorization: Bearer <secret>`; always false when no secret is set. The
 * comparison is constant-time.
 */
export const hasBearer = (request: Request, secret: string | undefined): boolean =>
  secret !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
