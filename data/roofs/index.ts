import { acrylicCoating } from './acrylic-coating'
import { asphaltShingles } from './asphalt-shingles'
import { builtUpRoof } from './built-up-roof'
import { cedarShake } from './cedar-shake'
import { clayTile } from './clay-tile'
import { concreteTile } from './concrete-tile'
import { epdm } from './epdm'
import { fluidApplied } from './fluid-applied'
import { greenRoof } from './green-roof'
import { metalRoofing } from './metal-roofing'
import { modifiedBitumen } from './modified-bitumen'
import { polyureaCoating } from './polyurea-coating'
import { pvc } from './pvc'
import { rollRoofing } from './roll-roofing'
import { siliconeCoating } from './silicone-coating'
import { slate } from './slate'
import { solarShingles } from './solar-shingles'
import { sprayFoam } from './spray-foam'
import { syntheticSlate } from './synthetic-slate'
import { torchDown } from './torch-down'
import { tpoRoofing } from './tpo-roofing'
import type { RoofSystem } from '@/data/shared/system'

/** The 21 systems in the order of the catalogue: sloped first. */
export const systems: readonly RoofSystem[] = [
  asphaltShingles,
  metalRoofing,
  clayTile,
  concreteTile,
  slate,
  cedarShake,
  syntheticSlate,
  solarShingles,
  tpoRoofing,
  epdm,
  pvc,
  modifiedBitumen,
  builtUpRoof,
  sprayFoam,
  siliconeCoating,
  acrylicCoating,
  polyureaCoating,
  rollRoofing,
  torchDown,
  greenRoof,
  fluidApplied,
]

export const slopedSystems = systems.filter((system) => system.type === 'sloped')
export const flatSystems = systems.filter((system) => system.type === 'flat')

/** The system of that slug, if there is one; the slug may come from an address. */
export const findSystem = (slug: string): RoofSystem | undefined => systems.find((system) => system.slug === slug)

/** Every name and trade word of the system, for search words and for comparing documents. */
export const namesOf = (system: RoofSystem): readonly string[] => [
  ...new Set([system.name, system.shortName, system.roofNoun, ...system.aliases]),
]
