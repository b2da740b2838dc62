import { annualMaintenanceAgreement } from './annual-maintenance'
import { commercialContract } from './commercial'
import { emergencyRepairContract } from './emergency-repair'
import { inspectionServiceAgreement } from './inspection-service'
import { oneTimeMaintenanceContract } from './one-time-maintenance'
import { repairContract } from './repair'
import { residentialContract } from './residential'
import { subcontractorAgreement } from './subcontractor'
import { warrantyServiceAgreement } from './warranty-service'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'

/** The nine contracts of each system, the eight core contracts first. */
export const contractBlueprints: readonly ((system: RoofSystem) => TemplateContent)[] = [
  residentialContract,
  commercialContract,
  repairContract,
  emergencyRepairContract,
  oneTimeMaintenanceContract,
  annualMaintenanceAgreement,
  inspectionServiceAgreement,
  warrantyServiceAgreement,
  subcontractorAgreement,
]
