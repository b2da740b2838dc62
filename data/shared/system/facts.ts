import type { Demand } from '@/data/shared/demand'
import type { AtLeast } from './at-least'
import type { CheckScale } from './inspecting'

/** Lucide icon names: the data needs no component. */
export type SystemIcon =
  | 'house'
  | 'warehouse'
  | 'waves'
  | 'brick-wall'
  | 'mountain'
  | 'trees'
  | 'gem'
  | 'sun'
  | 'layers'
  | 'circle'
  | 'square-stack'
  | 'layers-2'
  | 'layers-3'
  | 'spray-can'
  | 'droplets'
  | 'paint-roller'
  | 'shield'
  | 'scroll'
  | 'flame'
  | 'sprout'
  | 'paint-bucket'

export interface Standard {
  /** Designation without its year: editions change, the adopted code names the one in force. */
  id: string
  covers: string
  /** Where the scope was read, or `expert knowledge`. */
  source: string
}

export interface InspectionPoint {
  check: string
  criterion: string
  /** Where a condition of good, fair or poor does not answer it. */
  scale?: CheckScale
  /** A check of every roof asks for this already; reports that make those leave it out. */
  isCommon?: true
}

export const inspectionAreas = [
  'field',
  'flashings',
  'penetrations',
  'drainage',
  'edges',
  'interior',
  'systemSpecific',
] as const
export type InspectionArea = (typeof inspectionAreas)[number]

export interface Defect {
  name: string
  looks: string
  cause: string
  remedy: string
}

export interface InstallationStep {
  step: string
  checkpoint: string
}

export interface FactSource {
  fact: string
  source: string
}

type Range = readonly [low: number, high: number]

/** What several kinds of documents ask of a roof system: what it is made of, checked for and promised. */
export interface RoofFacts {
  /** The name of the system’s folder, and the start of its addresses. */
  slug: string
  name: string
  /** Comes before a document's name: 'TPO' in 'TPO Residential Replacement Estimate'. */
  shortName: string
  /** Used in a sentence: 'the silicone-coated roof'. */
  roofNoun: string
  /** Names and trade words by which the system appears in texts and searches, in addition to the names above. */
  aliases: readonly string[]
  icon: SystemIcon
  type: 'sloped' | 'flat'
  /** Goes over a sound existing roof, which is restored rather than replaced. */
  isCoating: boolean
  replacementWord: 'Replacement' | 'Restoration'
  /** How common it is among roofs: see `data/shared/demand.ts`. */
  demand: Demand
  description: string
  minSlope: string
  minSlopeNote: string
  typicalLifeYears: Range
  lifeNote: string
  weightPsf: Range
  weightNote: string
  materials: readonly string[]
  fasteners: readonly string[]
  underlayment: readonly string[]
  standards: readonly Standard[]
  inspectionPoints: Readonly<Record<InspectionArea, readonly InspectionPoint[]>>
  commonDefects: AtLeast<1, Defect>
  installationSteps: AtLeast<1, InstallationStep>
  stormDamageSigns: Readonly<Record<'hail' | 'wind' | 'debris' | 'water', string>>
  warrantyTerms: {
    manufacturerMaterial: string
    workmanship: string
    /** What neither warranty covers, and how each point is checked. */
    exclusions: AtLeast<1, { exclusion: string; test: string }>
    /** What the owner has to do, and what proves it. */
    maintenanceDuties: AtLeast<1, { duty: string; proof: string }>
  }
  seasonalTasks: Readonly<Record<'spring' | 'summer' | 'fall' | 'winter', AtLeast<1, string>>>
  /** In working order; each ends with what proves or rules out the source. */
  leakInvestigation: AtLeast<1, string>
  /** Concealed conditions, allowances and limits that a contract for this roof has to name. */
  contractNotes: readonly string[]
  factSources: readonly FactSource[]
}
