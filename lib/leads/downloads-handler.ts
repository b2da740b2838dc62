import 'server-only'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { createPostHandler } from '@/lib/http/handler'
import type { Store } from '@/lib/store'
import type { FormLimits } from './limits'
import { downloadSchema } from './schema'
import type { TemplateLookup } from './service'

export interface DownloadsHandlerContext {
  siteUrl: () => string
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  store: () => Pick<Store, 'recordDownloads'>
  findTemplate: TemplateLookup
}

const unknownFile: Failure = { status: 404, code: 'unknown-file', message: 'There is no such file' }

/** `POST /api/downloads`: counts one download of a visitor whose e-mail is known. */
export const createDownloadsHandler = (context: DownloadsHandlerContext): ((request: Request) => Promise<Response>) =>
  createPostHandler(async ({ data }, request) => {
    const tooMany = context.limits().checkClient(context.clientOf(request))
    if (tooMany) return tooMany
    const input = downloadSchema.safeParse(data instanceof URLSearchParams ? Object.fromEntries(data) : data)
    if (!input.success) return invalidInput(input.error.issues)
    const { slug, format } = input.data
    if (!context.findTemplate(slug)?.files.some((file) => file.format === format)) return unknownFile
    await context.store().recordDownloads([{ slug, format }])
    return new Response(null, { status: 204 })
  }, context)
