/** What every roof has, whatever covers it: the checks that each yearly and seasonal inspection makes. */
import type { CheckFact, RoofSystem } from '../system'

type RoofType = RoofSystem['type']

interface CoreCheck {
  /** Names the check across all forms; it is never printed. */
  id: string
  check: Readonly<Record<RoofType, CheckFact>>
}

/** A check that reads the same on a low slope and a steep one. */
const both = (id: string, ...fact: CheckFact): CoreCheck => ({ id, check: { flat: fact, sloped: fact } })

const coreChecks: readonly CoreCheck[] = [
  {
    id: 'outlets',
    check: {
      flat: ['Drains, scuppers and strainers', 'Each one is open, and its strainer is in place and secured.'],
      sloped: ['Gutters', 'Gutters are clean, firmly hung, and sloped to an open outlet.'],
    },
  },
  both('downspouts', 'Downspouts', 'They are whole and joined, and carry water away from the building.'),
  {
    id: 'water-path',
    check: {
      flat: ['Standing water', 'No water and no fresh dirt ring is left 48 hours after rain.'],
      sloped: ['Valleys and water paths', 'Water runs free in valleys and behind chimneys.'],
    },
  },
  {
    id: 'flashings',
    check: {
      flat: ['Base and wall flashings', 'They hold to wall and curb, with no split, gap, or loose end.'],
      sloped: ['Wall and chimney flashings', 'They are in place and lapped so that water runs over them.'],
    },
  },
  both('counterflashing', 'Counterflashing', 'It is tight in the wall, sealed on top, and covers the flashing.'),
  {
    id: 'curbs',
    check: {
      flat: ['Curbs and rooftop units', 'Curb flashings are whole; unit panels and hoods are closed.'],
      sloped: ['Chimneys, curbs, and crickets', 'Masonry, caps, and crickets are sound; no joint is open.'],
    },
  },
  both('skylights', 'Skylights and hatches', 'Glazing is whole, frames are tight, and weep holes are open.'),
  {
    id: 'pipes',
    check: {
      flat: ['Pipes and pitch pans', 'Boots are whole and clamped; pitch pans are full and crowned.'],
      sloped: ['Pipes, vents, and boots', 'Boots are tight and uncracked; vents are open and screened.'],
    },
  },
  both('sealant', 'Exposed sealant', 'It holds on both sides and has no crack, gap, or missing length.'),
  {
    id: 'edge',
    check: {
      flat: ['Edge metal and coping', 'It is straight and fastened, and every joint is closed.'],
      sloped: ['Drip edge, rake, ridge, and hip', 'Metal and caps are straight, fastened, and complete.'],
    },
  },
  both('debris', 'Debris and growth', 'No leaves, moss, loose screws, or trash lie on the roof.'),
  both('trees', 'Trees', 'No limb touches the roof or hangs where it can fall on it.'),
  both('equipment', 'Equipment and work by others', 'It is secure, its feet are sealed, and no cut or scrap is left.'),
  both('access', 'Access and anchors', 'Ladders, hatches, guardrails, and anchors are sound and usable.'),
  both('interior', 'Ceilings and walls below', 'There is no stain, peeling paint, or mold under the roof.'),
  {
    id: 'deck',
    check: {
      flat: ['Deck seen from below', 'It shows no rust, rot, stain, or daylight.'],
      sloped: ['Attic and sheathing', 'Wood and insulation are dry, vents are open, and no daylight shows.'],
    },
  },
]

/** The common checks as this kind of roof has them, by id, in the order in which a roof is walked. */
export const coreOf = ({ type }: Pick<RoofSystem, 'type'>): ReadonlyMap<string, CheckFact> =>
  new Map(coreChecks.map(({ id, check }) => [id, check[type]]))
