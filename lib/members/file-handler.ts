import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Failure } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { readMemberToken, type Unusable } from '@/lib/leads/links'
import { linksUnavailable } from '@/lib/leads/links-unavailable'
import { mimeTypes } from '@/lib/paths'
import type { MemberDocument } from './documents'

export interface MemberFileContext {
  secret: () => string | undefined
  documents: () => readonly MemberDocument[]
  folder: () => string
  now?: () => number
}

const refusals: Record<Unusable['reason'], Failure> = {
  bad: { status: 403, code: 'bad-link', message: 'This link is not valid' },
  stale: { status: 410, code: 'stale-link', message: 'This link has expired' },
  unavailable: linksUnavailable,
}
const unknownFile: Failure = { status: 404, code: 'unknown-file', message: 'There is no such file' }

/**
 * `GET /api/members/files?token=&file=`: a file of the subscribers' page, for whoever holds a signed link. `file` is
 * looked up in the list of files; it is never a path.
 */
export const createMemberFileHandler = ({ secret, documents, folder, now }: MemberFileContext) =>
  createGetHandler(async (request) => {
    const query = new URL(request.url).searchParams
    const reading = readMemberToken(query.get('token') ?? '', secret(), now?.())
    if (!reading.ok) return refusals[reading.reason]
    const wanted = query.get('file')
    const found = documents()
      .flatMap(({ files }) => files)
      .find(({ file }) => file === wanted)
    if (!found) return unknownFile
    return new Response(await readFile(path.join(folder(), found.file)), {
      headers: {
        'content-type': mimeTypes[found.format],
        'content-disposition': `attachment; filename="${found.fileName}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    })
  })
