import { methodHandlers } from '@/lib/http/methods'
import { clientOf, formLimits, siteUrl } from '@/lib/subscriptions'
import { createConfirmHandler } from '@/lib/subscriptions/confirm-handler'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import { mailer } from '@/lib/mail'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import { store } from '@/lib/store'

const handle = createConfirmHandler({
  siteUrl,
  clientOf,
  limits: formLimits,
  secrets: findSigningSecrets,
  store,
  welcome: async (mail) => memberDocuments().length > 0 && mailer().deliver(mail),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ POST: handle })
