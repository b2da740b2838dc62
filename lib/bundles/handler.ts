import 'server-only'
import { site } from '@/data/site'
import { bundleQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery, tooManyRequests, unavailable, type Failure } from '@/lib/http/failure'
import { clientLimits } from '@/lib/client-limits'
import { clientOf } from '@/lib/rate-limit/client-of'
import { createDownloads } from '@/lib/rate-limit/downloads'
import { notModified } from '@/lib/http/conditional'
import { createGetHandler } from '@/lib/http/get-handler'
import type { FileFormat } from '@/lib/paths'
import { ARCHIVE_LENGTH } from '@/lib/constants'
import { madeFiles } from '@/lib/made-files/wait'
import { singleton } from '@/lib/singleton'
import { stateNames, type StateCode } from '@/lib/state-names'
import { hyphenate } from '@/lib/text'
import { bundleFiles, editionFiles, findBundle, hasEditions, toBundleFiles, type Bundle, type BundleFile } from '.'
import { archive, archiveLength, archiveTag, measure } from './archive'
import { asDownload } from './download-stream'
import { stateArchive } from './state-archive'

const unknownBundle: Failure = { status: 404, code: 'bundle-not-found', message: 'There is no such bundle' }
const emptyBundle: Failure = {
  status: 404,
  code: 'bundle-empty',
  message: 'No template of this bundle comes in that format',
}

/** Maximum number of concurrent archives for all clients together. Each holds a file and a connection. */
const ARCHIVES_AT_ONCE = 32

/** An archive keeps a file and a connection of this process open, so the limit is per process. */
const streams = () =>
  singleton('limits.archives', () => createDownloads({ perClient: clientLimits.archives, total: ARCHIVES_AT_ONCE }))
const busy = tooManyRequests(10, 'Too many archives at once. Please wait for one of them to finish.')
const overloaded = unavailable(
  10,
  'Many people are downloading archives right now. Please try again in a moment.',
  'overloaded',
)

const tooLarge: Failure = {
  status: 400,
  code: 'bundle-too-large',
  message: 'State editions come in archives of one category, roof system or packet',
}

interface BundleRequest {
  bundle: Bundle
  format?: FileFormat
  /** The requested state, if state law affects anything in the bundle. */
  state?: StateCode
  files: BundleFile[]
}

interface Version {
  etag: string
  /** In bytes; unknown while files are still being made. */
  length?: number
}

/** Version and length of each archive requested so far. Computing them is the slowest part of a HEAD. */
const versions = new Map<string, Version>()

async function versionOf({ bundle, format, files }: BundleRequest): Promise<Version> {
  if (madeFiles().wait) return { etag: archiveTag(files) }
  const key = `${bundle.name} ${format ?? ''}`
  const known = versions.get(key)
  if (known) return known
  const onDisk = await measure(files)
  const version = { etag: archiveTag(onDisk), length: archiveLength(onDisk) }
  versions.set(key, version)
  return version
}

function readRequest(request: Request, name: string): BundleRequest | Failure {
  const bundle = findBundle(name)
  if (!bundle) return unknownBundle
  const query = bundleQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return invalidQuery(query.error.issues)
  const { format, state } = query.data
  if (state && bundle.name === 'complete') return tooLarge
  const files = bundleFiles(bundle, format)
  if (files.length === 0) return emptyBundle
  return { bundle, format, files, ...(state && hasEditions(bundle) ? { state } : {}) }
}

/** `GET` and `HEAD /api/bundles/{name}?format=&state=`: streams the bundle's files as one ZIP archive. */
export const getBundle = createGetHandler<{ name: string }>(async (request, { name }) => {
  const requested = readRequest(request, name)
  if ('status' in requested) return requested
  const { bundle, format, files, state } = requested
  const fileName = hyphenate(`${site.name} ${bundle.title} ${state ? stateNames[state] : ''} ${format ?? ''}`)
  const named = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${fileName}.zip"`,
  }
  if (state) return stateArchive(request, editionFiles(bundle, state, format), { named })
  const { etag, length } = await versionOf(requested)
  const kept = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  const known = notModified(request, kept)
  if (known) return known
  // Next.js removes a route's content-length header.
  const headers = { ...kept, ...named, ...(length === undefined ? {} : { [ARCHIVE_LENGTH]: String(length) }) }
  // HEAD: length and version are known without reading a file or taking a slot.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const body = asDownload(() => archive(files), { downloads: streams(), client: clientOf(request) })
  if (typeof body === 'string') return body === 'client-limit' ? busy : overloaded
  return new Response(body, { headers })
})

/** `GET /api/bundles/{name}/files?format=&state=`: `{name, title, files: [{name, url, bytes}]}`. */
export const getBundleFiles = createGetHandler<{ name: string }>((request, { name }) => {
  const requested = readRequest(request, name)
  if ('status' in requested) return requested
  const { bundle, format, files, state } = requested
  return Response.json(toBundleFiles(bundle, state ? editionFiles(bundle, state, format) : files))
})
