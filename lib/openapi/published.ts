import 'server-only'
import { env } from '@/lib/env'
import { openApiDocument } from './document'
import { samples } from './samples'

let made: ReturnType<typeof openApiDocument> | undefined

/** The description as it is published: with this site's address and samples from its catalogue, made once. */
export const publishedDocument = (): ReturnType<typeof openApiDocument> =>
  (made ??= openApiDocument(env().siteUrl, samples()))
