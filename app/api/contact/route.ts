import { methodHandlers } from '@/lib/http/methods'
import { clientOf, formLimits, siteUrl } from '@/lib/subscriptions'
import { createContactHandler } from '@/lib/contact/handler'
import { store } from '@/lib/store'

const handle = createContactHandler({ siteUrl, clientOf, limits: formLimits, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ POST: handle })
