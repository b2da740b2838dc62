import 'server-only'
import { env } from '@/lib/env'
import { openApiDocument } from './document'
import { samples } from './samples'

let made: string | undefined

/** The description as it is published, as JSON: with this site's address and samples of its catalogue; made once. */
export const publishedDocument = (): string => (made ??= JSON.stringify(openApiDocument(env().siteUrl, samples())))
