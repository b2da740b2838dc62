import { methodHandlers } from '@/lib/http/methods'
import { clientOf, formLimits, leads, siteUrl } from '@/lib/subscriptions'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'

const handle = createSubscribeHandler({ siteUrl, clientOf, limits: formLimits, leads })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ POST: handle })
