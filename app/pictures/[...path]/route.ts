import { clientOf } from '@/lib/http/client-of'
import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'
import { pageOfPicture } from '@/lib/paths'
import { answerPicture, checkPictures } from '@/lib/pictures'
import { linkPicture } from '@/lib/seo/link-picture'

/** `GET /pictures/{page}.jpg`: what a link to the page is shown with elsewhere, drawn at the first request. */
const handle = createGetHandler<{ path: string[] }>((request, { path }) => {
  const tooMany = checkPictures(clientOf(request))
  if (tooMany) return tooMany
  const picture = linkPicture(pageOfPicture(path) ?? '')
  if (!picture) return { status: 404, code: 'picture-not-found', message: 'There is no page with this picture' }
  return answerPicture(request, picture)
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
