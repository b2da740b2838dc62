import 'server-only'
import { findTemplate } from '@/lib/catalogue'
import { editionQuerySchema } from '@/lib/catalogue/api-query'
import { findEdition } from '@/lib/catalogue/editions'
import { invalidQuery, templateNotFound, type Failure } from '@/lib/http/failure'

const formatNotFound: Failure = { status: 404, code: 'format-not-found', message: 'The template has no such format' }

/** Redirects to the edition of a template, state and format, or to the template's own file if it has none. */
export function editionChoice(request: Request): Response | Failure {
  const query = editionQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return invalidQuery(query.error.issues)
  const { template: slug, state, format } = query.data
  const template = findTemplate(slug)
  if (!template) return templateNotFound
  const files = (state ? findEdition(slug, state)?.files : undefined) ?? template.files
  const file = format ? files.find((each) => each.format === format) : files[0]
  if (!file) return formatNotFound
  return new Response(null, { status: 303, headers: { location: file.url, 'cache-control': 'no-store' } })
}
