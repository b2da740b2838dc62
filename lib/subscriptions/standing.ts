import 'server-only'
import { fingerprint } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import type { Standing, Store } from '@/lib/store'

/** Returns the current state of an address; undefined if the store fails, which is logged. */
export const findStanding = (
  email: string,
  openStore: () => Pick<Store, 'standingOf'>,
): Promise<Standing | undefined> =>
  withFallback(() => openStore().standingOf(email), undefined, 'standing-unknown', { address: fingerprint(email) })

/** Shown after the button was pressed while the store does not reflect it yet: it may be in this machine's spool. */
export const choiceKeptText =
  'If you have just pressed the button, your choice is kept and takes effect shortly. Otherwise please press it.'

export const standingUnknownText = `Our records cannot be read at the moment. ${choiceKeptText}`
