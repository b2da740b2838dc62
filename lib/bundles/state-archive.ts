import 'server-only'
import { findEditionFile, todayOf } from '@/lib/catalogue/editions'
import { editionParts, keptName, obtain, type EditionParts } from '@/lib/made-files/obtain'
import { tooManyRequests, unavailable, type Failure } from '@/lib/http/failure'
import { clientOf } from '@/lib/rate-limit/client-of'
import { createDownloads } from '@/lib/rate-limit/downloads'
import { singleton } from '@/lib/singleton'
import type { ArchiveFile } from '.'
import { archive, type MakeFile } from './archive'
import { asDownload } from './download-stream'

/** Archives with state editions under way at the same time: each adds one file to the queue of editions. */
const limits = { perClient: 1, total: 2 }
const RETRY_AFTER = 30

const slots = () => singleton('limits.state-archives', () => createDownloads(limits))
const busy = tooManyRequests(RETRY_AFTER, 'Your last archive of state editions is still being made.')
const overloaded = unavailable(
  RETRY_AFTER,
  'Other archives of state editions are being made. Please try again in a moment.',
)

/** Makes editions one by one, each in the queue and the process of all editions, as of one day. */
function maker(client: string, parts: EditionParts): MakeFile {
  const today = todayOf()
  return async ({ url, edition: { slug, code, ...choice } }) => {
    const file = findEditionFile(slug, code, { ...choice, today })
    if (!file) throw new Error(`There is no edition ${url}`)
    const bytes = await obtain({ file, name: keptName(file), client, isPatient: true }, parts)
    if (!(bytes instanceof Uint8Array)) throw new Error(`${url} was not made`)
    return bytes
  }
}

/** Streams an archive of editions, made in turn, uncached. 429 if the client has one under way, 503 if others have. */
export function stateArchive(
  request: Request,
  files: readonly ArchiveFile[],
  { named, parts = editionParts }: { named: Readonly<Record<string, string>>; parts?: () => EditionParts },
): Response | Failure {
  const headers = { ...named, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const client = clientOf(request)
  const body = asDownload(() => archive(files, maker(client, parts())), { downloads: slots(), client })
  if (typeof body === 'string') return body === 'client-limit' ? busy : overloaded
  return new Response(body, { headers })
}
