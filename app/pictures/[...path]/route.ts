import { clientOf } from '@/lib/rate-limit/client-of'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { pageOfImage } from '@/lib/paths'
import { pictureResponse, checkPictures } from '@/lib/made-files/pictures'
import { openGraphImage } from '@/lib/seo/open-graph-image'

const handle = createGetHandler<{ path: string[] }>((request, { path }) => {
  const tooMany = checkPictures(clientOf(request))
  if (tooMany) return tooMany
  const picture = openGraphImage(pageOfImage(path) ?? '')
  if (!picture) return { status: 404, code: 'picture-not-found', message: 'There is no page with this picture' }
  return pictureResponse(request, picture)
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
