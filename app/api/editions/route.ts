import { editionChoice } from '@/lib/made-files/edition-choice'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /api/editions?template=&state=&format=`: the form of the template pages for browsers without JavaScript. */
const handle = createGetHandler(editionChoice)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
