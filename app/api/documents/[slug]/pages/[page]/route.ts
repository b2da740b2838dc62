import { findTemplate } from '@/lib/catalogue'
import { pagePicture } from '@/lib/catalogue/page-picture'
import { clientOf } from '@/lib/rate-limit/client-of'
import { templateNotFound } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { pictureResponse, checkPictures } from '@/lib/made-files/pictures'

const handle = createGetHandler<{ slug: string; page: string }>((request, { slug, page }) => {
  const entry = findTemplate(slug)
  if (!entry) return templateNotFound
  const tooMany = checkPictures(clientOf(request))
  if (tooMany) return tooMany
  const picture = pagePicture(entry, Number(page))
  if (!picture) return { status: 404, code: 'page-not-found', message: `${entry.name} has ${entry.pages}` }
  return pictureResponse(request, picture)
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
