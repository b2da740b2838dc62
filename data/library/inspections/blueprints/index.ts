import type { Blueprint } from '@/data/shared/define-template'
import { annualMaintenanceInspection } from './annual-maintenance'
import { insuranceClaimInspection } from './insurance-claim'
import { leakInvestigation } from './leak-investigation'
import { postInstallationInspection } from './post-installation'
import { preInstallationInspection } from './pre-installation'
import { seasonalInspection } from './seasonal'
import { stormDamageInspection } from './storm-damage'
import { warrantyInspection } from './warranty'

/** The eight inspections of each system, in the order of the catalogue. */
export const inspectionBlueprints: readonly Blueprint[] = [
  preInstallationInspection,
  postInstallationInspection,
  annualMaintenanceInspection,
  seasonalInspection,
  stormDamageInspection,
  insuranceClaimInspection,
  warrantyInspection,
  leakInvestigation,
]
