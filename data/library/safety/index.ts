import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { safetyBlueprints } from './blueprints'
import { universalSafety } from './universal'

/** The 183 safety documents: eight for each system, then the universal ones. */
export const safety: readonly TemplateContent[] = [
  ...systems.flatMap((system, index) => safetyBlueprints.map((blueprint) => blueprint(system, index))),
  ...universalSafety,
]
