import 'server-only'
import { findTemplate } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'
import { createFormLimits, type FormLimits } from './limits'
import type { LeadsContext } from './service'

export { findTemplate }

let limits: FormLimits | undefined

/** One set of limits for all forms of this process. */
export const formLimits = (): FormLimits => (limits ??= createFormLimits(env().requestsPerMinute))

export const clientOf = (request: Request): string => clientAddress(request.headers, env().trustProxy)
export const siteUrl = (): string => env().siteUrl

/** The real parts. A store that cannot be opened fails within each call, where the service expects it. */
export const leads = (): LeadsContext => ({
  store: {
    recordSubscriber: async (subscriber) => store().recordSubscriber(subscriber),
    recordDownloads: async (downloads) => store().recordDownloads(downloads),
  },
  deliver: (mail) => mailer().deliver(mail),
  findTemplate,
})
