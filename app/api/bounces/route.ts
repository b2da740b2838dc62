import { env } from '@/lib/env'
import { answerMethods } from '@/lib/http/methods'
import { createBounceHandler } from '@/lib/mail/bounce-handler'
import { store } from '@/lib/store'

const handle = createBounceHandler({ secret: () => env().bounceSecret, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ POST: handle })
