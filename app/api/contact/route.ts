import { answerMethods } from '@/lib/http/methods'
import { clientOf, formLimits, siteUrl } from '@/lib/leads'
import { createContactHandler } from '@/lib/leads/contact-handler'
import { store } from '@/lib/store'

const handle = createContactHandler({ siteUrl, clientOf, limits: formLimits, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ POST: handle })
