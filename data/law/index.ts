/** The law of the United States and of 51 jurisdictions, one file each. */
import { alaska } from './ak'
import { alabama } from './al'
import { arkansas } from './ar'
import { arizona } from './az'
import { california } from './ca'
import { colorado } from './co'
import { connecticut } from './ct'
import { districtOfColumbia } from './dc'
import { delaware } from './de'
import { florida } from './fl'
import { georgia } from './ga'
import { hawaii } from './hi'
import { iowa } from './ia'
import { idaho } from './id'
import { illinois } from './il'
import { indiana } from './in'
import { kansas } from './ks'
import { kentucky } from './ky'
import { louisiana } from './la'
import { massachusetts } from './ma'
import { maryland } from './md'
import { maine } from './me'
import { michigan } from './mi'
import { minnesota } from './mn'
import { missouri } from './mo'
import { mississippi } from './ms'
import { montana } from './mt'
import { northCarolina } from './nc'
import { northDakota } from './nd'
import { nebraska } from './ne'
import { newHampshire } from './nh'
import { newJersey } from './nj'
import { newMexico } from './nm'
import { nevada } from './nv'
import { newYork } from './ny'
import { ohio } from './oh'
import { oklahoma } from './ok'
import { oregon } from './or'
import { pennsylvania } from './pa'
import { rhodeIsland } from './ri'
import { southCarolina } from './sc'
import { southDakota } from './sd'
import { tennessee } from './tn'
import { texas } from './tx'
import { utah } from './ut'
import { virginia } from './va'
import { vermont } from './vt'
import { washington } from './wa'
import { wisconsin } from './wi'
import { westVirginia } from './wv'
import { wyoming } from './wy'
import { federal } from './us'
import type { StateLaw } from './types'

export { federal }

/** The day (ISO) on which the facts of all states were collected. */
export const factsReadOn = '2026-11-22'

/** The 50 states and the District of Columbia, in order of their postal code. */
export const states: readonly StateLaw[] = [
  alaska,
  alabama,
  arkansas,
  arizona,
  california,
  colorado,
  connecticut,
  districtOfColumbia,
  delaware,
  florida,
  georgia,
  hawaii,
  iowa,
  idaho,
  illinois,
  indiana,
  kansas,
  kentucky,
  louisiana,
  massachusetts,
  maryland,
  maine,
  michigan,
  minnesota,
  missouri,
  mississippi,
  montana,
  northCarolina,
  northDakota,
  nebraska,
  newHampshire,
  newJersey,
  newMexico,
  nevada,
  newYork,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  virginia,
  vermont,
  washington,
  wisconsin,
  westVirginia,
  wyoming,
]

/** In: a postal code in either case. Out: the law of that state, or null. */
export const stateOf = (code: string): StateLaw | null =>
  states.find((state) => state.code === code.toUpperCase()) ?? null
