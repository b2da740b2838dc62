import { env } from '@/lib/env'
import { methodHandlers } from '@/lib/http/methods'
import { createBounceHandler } from '@/lib/mail/bounce-handler'
import { store } from '@/lib/store'

const handle = createBounceHandler({ secret: () => env().bounceSecret, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ POST: handle })
