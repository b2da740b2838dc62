import { checkPictures } from '@/lib/catalogue/picture-limit'
import { clientOf } from '@/lib/http/client-of'
import { notModified } from '@/lib/http/conditional'
import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'
import { pageOfPicture } from '@/lib/paths'
import { linkPicture } from '@/lib/seo/link-picture'

/** `GET /pictures/{page}.jpg`: what a link to the page is shown with elsewhere, drawn on demand. */
const handle = createGetHandler<{ path: string[] }>(async (request, { path }) => {
  const tooMany = checkPictures(clientOf(request))
  if (tooMany) return tooMany
  const picture = await linkPicture(pageOfPicture(path) ?? '')
  if (!picture) return { status: 404, code: 'picture-not-found', message: 'There is no page with this picture' }
  const { jpeg, etag } = picture
  const kept = { etag, 'cache-control': 'public, max-age=86400' }
  return notModified(request, kept) ?? new Response(jpeg, { headers: { ...kept, 'content-type': 'image/jpeg' } })
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
