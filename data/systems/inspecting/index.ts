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
import type { SystemInspecting } from './types'
import type { SystemSlug } from '../types'

export const inspecting: Readonly<Record<SystemSlug, SystemInspecting>> = {
  'asphalt-shingles': asphaltShingles,
  'metal-roofing': metalRoofing,
  'clay-tile': clayTile,
  'concrete-tile': concreteTile,
  slate,
  'cedar-shake': cedarShake,
  'synthetic-slate': syntheticSlate,
  'solar-shingles': solarShingles,
  'tpo-roofing': tpoRoofing,
  epdm,
  pvc,
  'modified-bitumen': modifiedBitumen,
  'built-up-roof': builtUpRoof,
  'spray-foam': sprayFoam,
  'silicone-coating': siliconeCoating,
  'acrylic-coating': acrylicCoating,
  'polyurea-coating': polyureaCoating,
  'roll-roofing': rollRoofing,
  'torch-down': torchDown,
  'green-roof': greenRoof,
  'fluid-applied': fluidApplied,
}
