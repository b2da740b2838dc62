import 'server-only'
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import type { ServiceClient } from '@/lib/store/supabase-client'
import { describeTemplates, type Sender } from './types'

/** Has the project's function send the message. `connect` gives a client whose requests end in time. */
export function createFunctionSender(connect: () => ServiceClient): Sender {
  return async ({ to, templates, newsletterSubscribed }) => {
    const answer = await connect().functions.invoke<unknown>('send-download-email', {
      body: {
        email: to,
        templateName: describeTemplates(templates),
        templateSlug: templates[0]?.slug ?? 'template',
        newsletterSubscribed,
      },
    })
    const error: unknown = answer.error
    if (!error) return { ok: true }
    if (error instanceof FunctionsFetchError) throw error
    const status = error instanceof FunctionsHttpError ? (error.context as Response).status : undefined
    return {
      ok: false,
      permanent: status === 400,
      reason: error instanceof Error ? `${status ?? ''} ${error.message}`.trim() : 'no reason given',
    }
  }
}
