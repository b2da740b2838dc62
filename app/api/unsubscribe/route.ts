import { signingSecret } from '@/lib/leads/signing-secret'
import { createUnsubscribeHandler } from '@/lib/leads/unsubscribe-handler'
import { store } from '@/lib/store'

const handle = createUnsubscribeHandler({ secret: signingSecret, store })

export { handle as GET, handle as POST }
