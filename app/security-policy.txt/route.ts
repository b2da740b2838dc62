import { readFile } from 'node:fs/promises'

export const dynamic = 'force-static'

export const GET = async (): Promise<Response> =>
  new Response(await readFile('SECURITY.md'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
