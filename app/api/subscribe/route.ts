import { answerMethods } from '@/lib/http/methods'
import { clientOf, formLimits, leads, siteUrl } from '@/lib/leads'
import { createSubscribeHandler } from '@/lib/leads/subscribe-handler'

const handle = createSubscribeHandler({ siteUrl, clientOf, limits: formLimits, leads })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ POST: handle })
