import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { inspectionBlueprints } from './blueprints'
import { universalInspections } from './universal'

/** The 180 inspections: eight for each system, then the twelve universal ones. */
export const inspections: readonly TemplateContent[] = [
  ...systems.flatMap((system, index) => inspectionBlueprints.map((blueprint) => blueprint(system, index))),
  ...universalInspections,
]
