import { lowerFirst, sentence } from '@/data/shared/words'
import type { AtLeast, RoofSystem, WindLimit } from '../system'
import * as d from '@/lib/documents/author'

/** Gusts at roof height from which nobody is on the roof, whatever the activity. */
export const offRoofMph: Readonly<Record<RoofSystem['type'], number>> = { sloped: 25, flat: 30 }
/** Gusts from which nobody carries sheets, boards or panels on any roof. */
export const carryMph = 20

export interface Limit {
  condition: string
  limit: string
  action: string
}

const toLimit = ({ activity, mph, sign, action }: WindLimit): Limit => ({
  condition: `Wind: ${lowerFirst(activity)}`,
  limit: `${mph} mph${sign ? `, or ${sign}` : ''}`,
  action,
})

/** The wind limits of a system by activity, and last the one that clears the roof. */
export const windLimits = ({ type, safety: { wind } }: RoofSystem): AtLeast<1, Limit> => [
  toLimit(wind[0]),
  ...wind.slice(1).map(toLimit),
  {
    condition: 'Wind: any work',
    limit: `${offRoofMph[type]} mph`,
    action: 'Tie down and come down; nobody on the roof',
  },
]

const lightning: Limit = {
  condition: 'Lightning',
  limit: 'First thunder',
  action: 'Off the roof; back 30 minutes after the last thunder',
}

/**
 * Every company limit of a system: the one list from which daily forms, plans, analyses, emergency plans and the weather
 * protocol are written: no two of them can differ.
 */
export const limitsOf = (system: RoofSystem): readonly Limit[] => {
  const others = system.safety.limits.map(([condition, limit, action]) => ({ condition, limit, action }))
  const ends = others.some(({ condition }) => condition === lightning.condition) ? [] : [lightning]
  return [...windLimits(system), ...others, ...ends]
}

/** Where work stops for the weather, and what is done then. */
const limitsBullets = (system: RoofSystem): d.Block[] => [
  d.p(
    'Company limits; wind is the gust at roof height. A stricter manufacturer’s sheet, crane chart or state rule governs.',
  ),
  d.bullets(
    ...limitsOf(system).map(({ condition, limit, action }) =>
      sentence(`${condition}, ${lowerFirst(limit)}: ${action}`),
    ),
  ),
]

/** The same as a section, with a place for stricter limits of the site. */
export const limitsList = (system: RoofSystem, title = 'Weather and wind limits'): d.Block[] => [
  d.section(title, 'Weather and wind limits, with what to do when they are reached'),
  ...limitsBullets(system),
  d.fields(1, d.own('limit.site', 'Limits on this site, where they are stricter')),
]

/** The same limits in a few words each. */
export const limitsLines = (system: RoofSystem): string[] =>
  limitsOf(system).map(({ condition, limit }) => sentence(`Stop. ${condition}: ${lowerFirst(limit)}`))

/** The same limits in a few words each, in one line for a sheet of the day. */
export const limitsBrief = (system: RoofSystem): string =>
  sentence(
    limitsOf(system)
      .map(({ condition, limit }) => `${condition}: ${lowerFirst(limit)}`)
      .join(' · '),
  )
