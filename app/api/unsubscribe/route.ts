import { answerMethods } from '@/lib/http/methods'
import { clientOf, unsubscribeLimits } from '@/lib/leads'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { createUnsubscribeHandler } from '@/lib/leads/unsubscribe-handler'
import { store } from '@/lib/store'

const handle = createUnsubscribeHandler({ clientOf, limits: unsubscribeLimits, secrets: findSigningSecrets, store })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({
  GET: handle,
  POST: handle,
})
