/** Where the official text of a state's statutes is published. */
import { bodies } from './citations/bodies'
import type { StateCode, StateLaw } from './types'

/** States whose codes the list of cited bodies lacks, or where its first entry is a code of regulations. */
const addresses: Readonly<Partial<Record<StateCode, string>>> = {
  DE: 'delcode.delaware.gov',
  HI: 'capitol.hawaii.gov',
  KS: 'ksrevisor.gov',
  KY: 'legislature.ky.gov',
  MT: 'mca.legmt.gov',
  NC: 'ncleg.gov',
  ND: 'ndlegis.gov',
  NH: 'gc.nh.gov',
  NJ: 'njleg.state.nj.us',
  NM: 'nmonesource.com',
  RI: 'webserver.rilegislature.gov',
  SD: 'sdlegislature.gov',
  TX: 'statutes.capitol.texas.gov',
  VT: 'legislature.vermont.gov',
}

const addressOf = ({ code, name }: StateLaw): string =>
  addresses[code] ?? bodies.find(({ state }) => state === name)?.where ?? 'the legislature’s website'

/** A citation with the address of its official text, as a warning names both: `KRS 367.626; official text: …`. */
export const withAddress = (state: StateLaw, citation: string | null): string =>
  [citation, `official text: ${addressOf(state)}`].filter(Boolean).join('; ')
