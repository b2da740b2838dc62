import 'server-only'
import { env } from '@/lib/env'
import { openApiDocument } from './document'
import { samples } from './samples'

let made: string | undefined

/** Returns the published OpenAPI document as JSON, with this site's URL and samples from its catalog. Built once. */
export const publishedDocument = (): string => (made ??= JSON.stringify(openApiDocument(env().siteUrl, samples())))
