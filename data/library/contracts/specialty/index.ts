import type { TemplateContent } from '@/data/shared/types'
import { emergencyTarpContract } from './emergency-tarp'
import { gutterInstallationContract } from './gutter-installation'
import { gutterRepairContract } from './gutter-repair'
import { roofCoatingRestorationContract } from './roof-coating-restoration'
import { skylightInstallationContract } from './skylight-installation'
import { stormDamageContract } from './storm-damage'

/** The 6 specialty contracts. */
export const specialtyContracts: readonly TemplateContent[] = [
  stormDamageContract,
  emergencyTarpContract,
  gutterInstallationContract,
  gutterRepairContract,
  skylightInstallationContract,
  roofCoatingRestorationContract,
]
