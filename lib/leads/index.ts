import 'server-only'
import { findBundle as findCatalogueBundle } from '@/lib/bundles'
import { findTemplate } from '@/lib/catalogue'
import { bundleUrl } from '@/lib/paths'
import type { BundleLookup } from './choice'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'
import { createFormLimits, type FormLimits } from './limits'
import type { LeadsContext } from './service'

export { findTemplate }

/** A bundle as the forms know it. */
export const findBundle: BundleLookup = (name) => {
  const bundle = findCatalogueBundle(name)
  return bundle && { ...bundle, url: bundleUrl(name) }
}

/** A download is counted more often than a form is sent, and must not use the form's limit up. */
const COUNTS_PER_FORM = 6

let limits: FormLimits | undefined
let counts: FormLimits | undefined

/** One set of limits for all forms of this process. */
export const formLimits = (): FormLimits => (limits ??= createFormLimits(env().requestsPerMinute))

/** The limit of counted downloads. */
export const countLimits = (): FormLimits => (counts ??= createFormLimits(env().requestsPerMinute * COUNTS_PER_FORM))

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
  findBundle,
})
