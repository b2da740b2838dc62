import type { AtLeast } from './at-least'
import type { CheckFact } from './inspecting'

export interface StormFacts {
  /** What is counted as a hit in a test square on this surface. */
  hit: string
  /** How a test square is set out and read on this surface. */
  square: string
  /** Headings of the two counts next to the hail hits, at most about 12 characters. */
  counts: readonly [string, string]
  hail: AtLeast<2, CheckFact>
  wind: AtLeast<1, CheckFact>
  debris: readonly CheckFact[]
  water: readonly CheckFact[]
  /** Parts on or near this roof that show size and direction of hail. */
  collateral: readonly string[]
  /** Marks that are wear, manufacture, installation or foot traffic, and how to tell. */
  notStorm: readonly (readonly [mark: string, tell: string])[]
  /** What temporary protection must not do to this roof. */
  care: string
}

export interface InsuranceFacts {
  /** What is measured, its unit, and how. */
  components: readonly (readonly [component: string, unit: string, measure: string])[]
  /** What can be proven about the roof as it was built. */
  build: readonly CheckFact[]
  /** Tests that show whether single pieces can be worked on. */
  repairability: readonly CheckFact[]
  photos: readonly string[]
}

export interface WarrantyFacts {
  /** Acts that commonly end or suspend the manufacturer's promise. */
  voids: readonly CheckFact[]
  /** What the manufacturer asks for with a notice. */
  notice: readonly string[]
}

export interface LeakFacts {
  /** Where water gets in first on this roof and how far it travels. */
  principle: string
  method: { name: string; text: string; cite: string }
  hypotheses: readonly (readonly [source: string, test: string, proof: string])[]
  interior: readonly CheckFact[]
  /** What drips like a roof leak but is not one. */
  imitators: readonly (readonly [cause: string, tell: string])[]
  /** How moisture is measured here and what a reading means. */
  moisture: string
  /** How many of the last steps of the system’s leak investigation repair the source and prove the repair. */
  closingSteps: number
  /** When the leak counts as closed. */
  closed: string
}

/** How storm damage, insurance claims, warranty claims and leaks are looked into on this roof. */
export interface SystemClaims {
  storm: StormFacts
  insurance: InsuranceFacts
  warranty: WarrantyFacts
  leak: LeakFacts
}
