import 'server-only'
import type { z } from 'zod'
import { createFormHandler, fieldsOf, notRecorded, type FormContext } from '@/lib/forms/handler'
import { downloadSchema } from '@/lib/forms/schema'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { withFallback } from '@/lib/log/with-fallback'
import type { Store } from '@/lib/store'
import { findChoice, recordCounted, type Counted, type Lookups } from './choice'

interface DownloadsHandlerContext extends FormContext, Lookups {
  store: () => Pick<Store, 'recordDownloads' | 'recordBundleDownload'>
}

const unknownFile: Failure = { status: 404, code: 'unknown-file', message: 'There is no such file' }

function countedOf(input: z.output<typeof downloadSchema>, lookups: Lookups): Counted | undefined {
  if ('bundle' in input) return findChoice({ ...input, templates: [] }, lookups)?.counted
  const { slug, format } = input
  return lookups.findTemplate(slug)?.files.some((file) => file.format === format)
    ? { templates: [{ slug, format }] }
    : undefined
}

/** `POST /api/downloads`: counts one download of a file or bundle by a visitor whose email is known. */
export const createDownloadsHandler = (context: DownloadsHandlerContext) =>
  createFormHandler(async (posted) => {
    const input = downloadSchema.safeParse(fieldsOf(posted))
    if (!input.success) return invalidInput(input.error.issues)
    const counted = countedOf(input.data, context)
    if (!counted) return unknownFile
    const record = () => recordCounted(counted, context.store())
    return withFallback(
      () => record().then(() => new Response(null, { status: 204 })),
      notRecorded,
      'downloads-not-recorded',
    )
  }, context)
