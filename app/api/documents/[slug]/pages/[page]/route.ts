import { findTemplate } from '@/lib/catalogue'
import { pagePicture } from '@/lib/catalogue/page-picture'
import { checkPictures } from '@/lib/catalogue/picture-limit'
import { clientOf } from '@/lib/http/client-of'
import { notModified } from '@/lib/http/conditional'
import { templateNotFound } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'

/** `GET /api/documents/{slug}/pages/{page}`: a page of the document as a WebP picture, drawn on demand. */
const handle = createGetHandler<{ slug: string; page: string }>(async (request, { slug, page }) => {
  const entry = findTemplate(slug)
  if (!entry) return templateNotFound
  const tooMany = checkPictures(clientOf(request))
  if (tooMany) return tooMany
  const picture = await pagePicture(entry, Number(page))
  if (!picture) return { status: 404, code: 'page-not-found', message: `${entry.name} has ${entry.pages}` }
  const { webp, etag } = picture
  const kept = { etag, 'cache-control': 'public, max-age=86400' }
  return notModified(request, kept) ?? new Response(webp, { headers: { ...kept, 'content-type': 'image/webp' } })
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
