import 'server-only'
import { createHash } from 'node:crypto'
import { editionName, parseEditionModel } from '@/lib/edition-paths'
import { parseFileName } from '@/lib/file-names'
import { findEditionFile, findEditionModel } from '@/lib/catalogue/editions'
import { env } from '@/lib/env'
import { notModified } from '@/lib/http/conditional'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { fileNameOf, folderOf, formatOfUrl, mimeTypes, readerName } from '@/lib/paths'
import { clientOf } from '@/lib/rate-limit/client-of'
import { editionParts, keptName, obtain, type EditionParts } from './obtain'

const notFound: Failure = { status: 404, code: 'edition-not-found', message: 'There is no such edition' }

function limit(client: string, { limiter }: EditionParts): Failure | undefined {
  const seconds = limiter.take(client)
  return seconds ? tooManyRequests(seconds, 'Too many state editions at once. Please wait a moment.') : undefined
}

/** Law changes, so clients ask again after a day; the network of a host without files keeps them until deployment. */
const headersOf = (tag: string) => ({
  etag: `"${tag.slice(0, 32)}"`,
  'cache-control': `public, max-age=86400${env().isServerless ? ', s-maxage=86400' : ''}`,
})

/** Responds with an edition's model at `/models/{file}`: 304, 404 or 429 as usual. Making it takes milliseconds. */
export function editionModelResponse(
  request: Request,
  { file }: { file: string },
  parts: EditionParts = editionParts(),
): Response | Failure {
  const named = parseEditionModel(file)
  const limited = named && limit(clientOf(request), parts)
  if (limited) return limited
  const model = named && findEditionModel(named.slug, named.code)
  if (!model) return notFound
  const text = JSON.stringify(model)
  const headers = headersOf(createHash('sha256').update(text).digest('hex'))
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }
  return notModified(request, headers) ?? new Response(text, { headers: json })
}

/** Responds with an edition's file, cached or made now; 503 if the queue is full or it cannot be made. */
export async function editionResponse(
  request: Request,
  { folder, file }: { folder: string; file: string },
  parts: EditionParts = editionParts(),
): Promise<Response | Failure> {
  const { slug, state: code, language, reader } = parseFileName(file) ?? {}
  const asked = formatOfUrl(file)
  const isMade = slug && code && asked && !language && reader !== 'customer'
  const found = isMade ? findEditionFile(slug, code, { format: asked, reader }) : undefined
  if (!found || folderOf(found.content.kind) !== folder) return notFound
  const client = clientOf(request)
  const limited = limit(client, parts)
  if (limited) return limited
  const { content, state, format } = found
  const name = keptName(found)
  const headers = headersOf(name)
  const known = notModified(request, headers)
  if (known) return known
  const bytes = await obtain({ file: found, name, client }, parts)
  if (!(bytes instanceof Uint8Array)) return bytes
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': mimeTypes[format],
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${fileNameOf(readerName(editionName(content.name, state.name), found.reader), format)}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
