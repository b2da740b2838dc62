import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { contractBlueprints } from './blueprints'
import { specialtyContracts } from './specialty'
import { universalContracts } from './universal'

/** The 210 contracts: nine for each system, then the universal and the specialty documents. */
export const contracts: readonly TemplateContent[] = [
  ...systems.flatMap((system, index) => contractBlueprints.map((blueprint) => blueprint(system, index))),
  ...universalContracts,
  ...specialtyContracts,
]
