import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the request carries `Bearer <secret>`, in constant time; never when no secret is set. */
export const hasBearer = (request: Request, secret: string | undefined): boolean =>
  secret !== undefined &&
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
