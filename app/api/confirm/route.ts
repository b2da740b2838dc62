import { answerMethods } from '@/lib/http/methods'
import { clientOf, formLimits, siteUrl } from '@/lib/leads'
import { createConfirmHandler } from '@/lib/leads/confirm-handler'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { mailer } from '@/lib/mail'
import { memberDocuments } from '@/lib/members'
import { store } from '@/lib/store'

const handle = createConfirmHandler({
  siteUrl,
  clientOf,
  limits: formLimits,
  secrets: findSigningSecrets,
  store,
  welcome: async (mail) => memberDocuments().length > 0 && mailer().deliver(mail),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ POST: handle })
