import type { Blueprint } from '@/data/shared/define-template'
import { annualMaintenanceAgreement } from './annual-maintenance'
import { commercialContract } from './commercial'
import { emergencyRepairContract } from './emergency-repair'
import { inspectionServiceAgreement } from './inspection-service'
import { oneTimeMaintenanceContract } from './one-time-maintenance'
import { repairContract } from './repair'
import { residentialContract } from './residential'
import { subcontractorAgreement } from './subcontractor'
import { warrantyServiceAgreement } from './warranty-service'

/** The nine contracts of each system, the eight core contracts first. */
export const contractBlueprints: readonly Blueprint[] = [
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
