/** Where and how a crew is protected and what an incident report says: on a slope from the ridge, on a low slope from its edge. */
import type { ExampleJob, ExamplePlace, Said } from './types'

type Rule = readonly [line: RegExp, steep: string, low?: string]

const isSteep = ({ job }: { job: ExampleJob }): boolean => job.system.type === 'sloped'

/** One value for slopes, one for low slopes; of a list the one of the row. */
export const bySlope =
  (steep: string | readonly string[], low: string | readonly string[]): Said =>
  (place) => {
    const said = isSteep(place) ? steep : low
    return typeof said === 'string' ? said : (said[place.row - 1] ?? '')
  }

/** One value for a house, one for a building of a company; of a list the one of the row. */
export const byBuilding =
  (house: string | readonly string[], other: string | readonly string[]): Said =>
  ({ job, row }) => {
    const said = job.isHouse ? house : other
    return typeof said === 'string' ? said : (said[row - 1] ?? '')
  }

const byLine =
  (rules: readonly Rule[], usual: readonly [steep: string, low: string]) =>
  (place: ExamplePlace): string => {
    const [, steep, low = steep] = rules.find(([words]) => words.test(place.line)) ?? ['', ...usual]
    return isSteep(place) ? steep : low
  }

/** How people are protected in a zone of the roof, by the words of its line. */
export const protectionAt = byLine(
  [
    [/opening|open deck|missing|skylight|hole|sump|drain/i, 'Covers, screwed and marked'],
    [/dormer|over \d+ in|steep/i, 'Rope grab, ridge anchor', 'Rope grab, anchor above'],
    [/ladder|loading|discharge|hoist|chute|hatch/i, 'Guardrail at the ladder', 'Guardrail, both sides'],
    [/penthouse|step|upper|tower/i, 'Rope grab, ridge anchor', 'Rope grab, anchor on the curb'],
    [
      /eave|gutter|perimeter|between|edge|gravel stop|wall|parapet|rake/i,
      'Rope grab, ridge anchor',
      'Rope grab, parapet anchor',
    ],
  ],
  ['Rope grab, ridge anchor', 'Warning line, flagged'],
)

/** What was found of an incident that was a slip, by the question of the line. */
export const exposureAt = byLine(
  [
    [/granules|underfoot/i, 'Yes, grit; swept after the photo', 'A loose hose; coiled after the photo'],
    [
      /stack|bundles|cartons|load\b|roll weight|slates stood/i,
      '6 ft above the eave, blocked',
      'On the cart, brake set, 12 ft off',
    ],
    [/flame|permit|^watch|, watch|cylinder|fans|spark/i, 'No flame or spark that day'],
    [/glove|clothing|sleeves|shield/i, 'Gloves and long sleeves worn'],
    [/edge or tool cut|metal edge cut/i, 'No cut'],
    [/still air|enclosed|open, court/i, 'Open air'],
    [/temperature|frost|°F/i, '74 °F at 10:15, dry'],
    [
      /gun\b|welder|torch|kettle|clamp|generator|grinder|knife|solder|saw\b|spraying|wand|conveyor|chute|roller|former/i,
      'Not in use at the time',
    ],
    [/opening|skylight|hatch|deck wet|light panel/i, 'None within 20 ft'],
    [/anchor|rope|hook|tie-off|bracket/i, 'Ridge anchor, 16 screws, held', 'None needed inside the line'],
    [/inside or outside|edge|warning|guarded/i, 'Tied off, 6 ft from the eave', 'Inside, 30 ft from the edge'],
    [/wet|dew|moss|dusty|chalk|oily|grease|soft/i, 'Dry; grit on it', 'Dry and clean'],
    [/below|zone|visitors|other people|people inside|far were/i, 'Nobody below; ground taped off'],
    [/felt|asbestos|lead|disturbed|coal|tested|waste/i, 'Nothing old disturbed'],
    [
      /cleaner|primer|adhesive|resin|preservative|foam|solvent|cement|product|cream|cartridge|air\b/i,
      'None open at the time',
    ],
    [/wind|gust/i, 'Gusts to 14 mph'],
    [/where|which|foot|slope|course/i, 'South slope, 6 ft above the eave', 'Grid C4, 30 ft from the edge'],
  ],
  ['Does not apply', 'Does not apply'],
)

/** What is carried up, one at a time. */
export const pieceOf = ({ system }: ExampleJob): string =>
  ({
    'metal-roofing': 'panel',
    'solar-shingles': 'module',
    'clay-tile': 'stack of tiles',
    'concrete-tile': 'stack of tiles',
    slate: 'stack of slates',
  })[system.slug as 'slate'] ?? 'bundle'
