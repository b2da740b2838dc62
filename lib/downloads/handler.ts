import 'server-only'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { createPostHandler } from '@/lib/http/handler'
import { log } from '@/lib/log/log'
import type { z } from 'zod'
import type { Store } from '@/lib/store'
import type { FormLimits } from '@/lib/forms/limits'
import { downloadSchema, formTexts } from '@/lib/forms/schema'
import { findChoice, recordCounted, type Counted, type Lookups } from './choice'

interface DownloadsHandlerContext extends Lookups {
  siteUrl: () => string
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  store: () => Pick<Store, 'recordDownloads' | 'recordBundleDownload'>
}

const unknownFile: Failure = { status: 404, code: 'unknown-file', message: 'There is no such file' }
const notRecorded: Failure = { status: 503, code: 'not-recorded', message: formTexts.failure }

function countedOf(input: z.output<typeof downloadSchema>, lookups: Lookups): Counted | undefined {
  if ('bundle' in input) return findChoice({ ...input, templates: [] }, lookups)?.counted
  const { slug, format } = input
  return lookups.findTemplate(slug)?.files.some((file) => file.format === format)
    ? { templates: [{ slug, format }] }
    : undefined
}

/** `POST /api/downloads`: counts one download of a file or bundle by a visitor whose email is known. */
export const createDownloadsHandler = (context: DownloadsHandlerContext): ((request: Request) => Promise<Response>) =>
  createPostHandler(async ({ data }, request) => {
    const tooMany = await context.limits().checkClient(context.clientOf(request))
    if (tooMany) return tooMany
    const input = downloadSchema.safeParse(data instanceof URLSearchParams ? Object.fromEntries(data) : data)
    if (!input.success) return invalidInput(input.error.issues)
    const counted = countedOf(input.data, context)
    if (!counted) return unknownFile
    try {
      await recordCounted(counted, context.store())
    } catch (error) {
      log('error', 'downloads-not-recorded', { error })
      return notRecorded
    }
    return new Response(null, { status: 204 })
  }, context)
