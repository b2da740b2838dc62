import 'server-only'
import { fingerprint, log } from '@/lib/http/log'
import type { Standing, Store } from '@/lib/store'

/** How an address stands now; undefined where the store cannot be asked, which is logged. */
export async function findStanding(
  email: string,
  openStore: () => Pick<Store, 'standingOf'>,
): Promise<Standing | undefined> {
  try {
    return await openStore().standingOf(email)
  } catch (error) {
    log('error', 'standing-unknown', { address: fingerprint(email), error })
    return undefined
  }
}

/** Said after a press of the button that the store does not show yet: it may wait on this machine for a hosted store. */
export const choiceKeptText =
  'If you have just pressed the button, your choice is kept and takes effect shortly. Otherwise please press it.'

/** Said on the pages behind the links in emails where the store cannot be asked. */
export const standingUnknownText = `Our records cannot be read at the moment. ${choiceKeptText}`
