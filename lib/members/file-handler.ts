import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Failure } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { mimeTypes } from '@/lib/paths'
import { checkMember, memberErrors, type MemberAccess } from './access'
import type { MemberDocument } from '@/lib/catalogue/member-documents'

interface MemberFileContext extends MemberAccess {
  documents: () => readonly MemberDocument[]
  folder: () => string
}

const unknownFile: Failure = { status: 404, code: 'unknown-file', message: 'There is no such file' }

/** `GET /api/members/files?token=&file=`: `file` is looked up in the list of files; it is never a path. */
export const createMemberFileHandler = ({ documents, folder, ...access }: MemberFileContext) =>
  createGetHandler(async (request) => {
    const query = new URL(request.url).searchParams
    const status = await checkMember(query.get('token') ?? '', access)
    if (status !== 'open') return memberErrors[status].response
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
