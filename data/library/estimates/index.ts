import { flatSystems, slopedSystems } from '@/data/roofs'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import { annualMaintenance } from './blueprints/annual-maintenance'
import { commercialReplacement } from './blueprints/commercial-replacement'
import { oneTimeMaintenance } from './blueprints/one-time-maintenance'
import { repair } from './blueprints/repair'
import { residentialReplacement } from './blueprints/residential-replacement'
import { metalRoofCoatingEstimate } from './metal-roof-coating-estimate'
import { emergencyTarpEstimate } from './specialty/emergency-tarp-estimate'
import { gutterInstallationEstimate } from './specialty/gutter-installation-estimate'
import { gutterRepairEstimate } from './specialty/gutter-repair-estimate'
import { stormDamageEstimate } from './specialty/storm-damage-estimate'
import { generalRoofRepairEstimate } from './universal/general-roof-repair-estimate'
import { generalRoofReplacementEstimate } from './universal/general-roof-replacement-estimate'
import { multiBuildingPortfolioEstimate } from './universal/multi-building-portfolio-estimate'
import { roofInspectionFeeQuote } from './universal/roof-inspection-fee-quote'
import { roofMaintenanceProposal } from './universal/roof-maintenance-proposal'
import { timeAndMaterialsEstimate } from './universal/time-and-materials-estimate'

const blueprints = [residentialReplacement, commercialReplacement, repair, oneTimeMaintenance, annualMaintenance]

const estimatesOf = (systems: readonly RoofSystem[]): TemplateContent[] =>
  systems.flatMap((system, index) => blueprints.map((blueprint) => blueprint(system, index)))

/** The estimates of the library in the order of the catalogue: sloped, flat, universal, specialty. */
export const estimates: readonly TemplateContent[] = [
  ...estimatesOf(slopedSystems),
  metalRoofCoatingEstimate,
  ...estimatesOf(flatSystems),
  generalRoofReplacementEstimate,
  generalRoofRepairEstimate,
  roofMaintenanceProposal,
  roofInspectionFeeQuote,
  multiBuildingPortfolioEstimate,
  timeAndMaterialsEstimate,
  stormDamageEstimate,
  emergencyTarpEstimate,
  gutterInstallationEstimate,
  gutterRepairEstimate,
]
