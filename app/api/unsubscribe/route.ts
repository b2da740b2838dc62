import { methodHandlers } from '@/lib/http/methods'
import { clientOf, unsubscribeLimits } from '@/lib/subscriptions'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import { createUnsubscribeHandler } from '@/lib/subscriptions/unsubscribe-handler'
import { store } from '@/lib/store'

const handle = createUnsubscribeHandler({ clientOf, limits: unsubscribeLimits, secrets: findSigningSecrets, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({
  GET: handle,
  POST: handle,
})
