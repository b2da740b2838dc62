import { setEntries } from '@/lib/catalogue'

export const dynamic = 'force-static'

/** `GET /packets/sets.json`: the sets that a job can have. */
export const GET = (): Response => Response.json(setEntries())
