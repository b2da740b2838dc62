import 'server-only'
import { findBundle as findCatalogueBundle, hasEditions } from '@/lib/bundles'
import { findTemplate as findCatalogueTemplate } from '@/lib/catalogue'
import { inEdition } from '@/lib/catalogue/editions'
import { bundleUrl } from '@/lib/paths'
import { stateNames, type StateCode } from '@/lib/state-names'
import { singleton } from '@/lib/singleton'
import type { BundleLookup, Lookups } from '@/lib/downloads/choice'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/client-limits'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'
import type { SupabaseSettings } from '@/lib/store/supabase/client'
import { countRequest, forgetRequests } from '@/lib/store/supabase/limits'
import { createFormLimits, type CreateSharedLimit, type FormLimits } from '@/lib/forms/limits'
import type { LeadsContext } from './subscribe'
import { createSharedLimits, SHARED_TIMEOUT } from '@/lib/forms/shared-limits'
import { signingSecret } from '@/lib/signed-links/signing-secret'

export { clientOf } from '@/lib/rate-limit/client-of'

const stateOf = (code: string): StateCode | undefined =>
  Object.hasOwn(stateNames, code) ? (code as StateCode) : undefined

/** Returns the template as the forms need it: with a state, in its edition for that state if it has one. */
export const findTemplate: Lookups['findTemplate'] = (slug, state) => {
  const template = findCatalogueTemplate(slug)
  return template && state ? inEdition(template, state) : template
}

/** Returns the bundle of that name as the forms need it: with a state, with its editions if it has any. */
export const findBundle: BundleLookup = (name, code) => {
  const bundle = findCatalogueBundle(name)
  if (!bundle) return undefined
  const state = code && hasEditions(bundle) ? stateOf(code) : undefined
  if (!state) return { ...bundle, url: bundleUrl(name) }
  return {
    ...bundle,
    title: `${bundle.title}, ${stateNames[state]} editions`,
    url: `${bundleUrl(name)}?state=${state}`,
  }
}

/** Limits shared by all processes of the site; requires a common database. */
const shared = (supabase: SupabaseSettings): CreateSharedLimit =>
  singleton('limits', () =>
    createSharedLimits({
      count: (request) => countRequest(supabase, request, SHARED_TIMEOUT),
      forget: (key) => forgetRequests(supabase, key, SHARED_TIMEOUT),
      secret: signingSecret,
    }),
  )

const limitsFor =
  (name: string, requestsPerForm = 1) =>
  (): FormLimits =>
    singleton(`limits.${name}`, () => {
      const { supabase, requestsPerMinute } = env()
      const most = requestsPerMinute * requestsPerForm
      return createFormLimits({ requestsPerMinute: most, name, shared: supabase && shared(supabase) })
    })

export const formLimits = limitsFor('form')

export const countLimits = limitsFor('count', clientLimits.countsPerForm)

/** The rate limit of unsubscribing, separate from the forms: unsubscribing always remains possible. */
export const unsubscribeLimits = limitsFor('unsubscribe')

/** The site's own origin. */
export const siteUrl = (): string => env().siteUrl

/** The production dependencies. A store that cannot be opened fails within each call, where the service handles it. */
export const leads = (): LeadsContext => ({
  store: {
    recordSubscriber: async (subscriber) => store().recordSubscriber(subscriber),
    recordDownloads: async (downloads) => store().recordDownloads(downloads),
    recordBundleDownload: async (download) => store().recordBundleDownload(download),
  },
  deliver: (mail) => mailer().deliver(mail),
  findTemplate,
  findBundle,
})
