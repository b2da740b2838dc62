import { setEntries } from '@/lib/catalogue'

export const dynamic = 'force-static'

export const GET = (): Response => Response.json(setEntries())
