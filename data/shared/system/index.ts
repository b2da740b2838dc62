import type { SystemClaims } from './claims'
import type { SystemContracting } from './contracting'
import type { SystemEmergency } from './emergency'
import type { SystemEstimating } from './estimating'
import type { RoofFacts } from './facts'
import type { SystemInspecting } from './inspecting'
import type { SystemSafety } from './safety'

export type * from './at-least'
export * from './claims'
export * from './contracting'
export * from './emergency'
export * from './estimating'
export * from './facts'
export * from './inspecting'
export * from './safety'

/** What each kind of document needs beyond the facts, by the name of the file that holds it. */
export interface SystemParts {
  estimating: SystemEstimating
  inspecting: SystemInspecting
  claims: SystemClaims
  safety: SystemSafety
  emergency: SystemEmergency
  contracting: SystemContracting
}

/** A roof system as the blueprints read it. */
export interface RoofSystem extends RoofFacts, SystemParts {}
