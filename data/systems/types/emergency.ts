/** What a system's crew wears, is told, does in an emergency and is asked after an incident. */

/** Kinds of protective gear; what each has to meet stands in the gear catalog of the safety documents. */
export const gearKeys = [
  'harness',
  'hardHat',
  'hardHatE',
  'glasses',
  'sunGlasses',
  'goggles',
  'faceShield',
  'heatShield',
  'arcShield',
  'hearing',
  'dustMask',
  'halfMask',
  'suppliedAir',
  'workGloves',
  'cutGloves',
  'chemGloves',
  'heatGloves',
  'rubberGloves',
  'sleeves',
  'clothing',
  'frClothing',
  'coverall',
  'hiVis',
  'softShoes',
  'safetyShoes',
  'punctureShoes',
  'metatarsal',
  'chemBoots',
  'overshoes',
  'esdShoes',
  'kneePads',
  'sunGear',
  'insulatedTools',
  'watchGear',
  'skin',
] as const
export type GearKey = (typeof gearKeys)[number]

export interface PpeUse {
  gear: GearKey
  /** The tasks of this roof that call for it. */
  when: string
  /** What takes it out of service. */
  retire: string
}

export interface TalkFacts {
  /** The day of the job on which the talk belongs. */
  when: string
  why: string
  /** One point beyond those of the system's topic. */
  more: string
  ask: readonly [string, string]
  /** What the leader shows on the roof. */
  show: string
  /** Sections of 29 CFR; absent where no rule stands behind the talk. */
  cite?: string
}

export interface ScenarioFacts {
  /** Sections of 29 CFR. */
  cite: string
  /** What follows the first response, in order. */
  steps: readonly string[]
}

export interface SystemEmergency {
  /** By item of the system's `ppe`. */
  ppe: Readonly<Record<string, PpeUse>>
  /** By topic of the system's `toolboxTopics`. */
  talks: Readonly<Record<string, TalkFacts>>
  /** By scenario of the system's `emergencyScenarios`. */
  scenarios: Readonly<Record<string, ScenarioFacts>>
  /** How a person is brought down from this roof. */
  rescue: readonly string[]
  /** What lies ready on this roof beside the usual first-aid kit. */
  kit: readonly string[]
  /** What is seen or measured, and what the crew does then. */
  weather: readonly (readonly [trigger: string, action: string])[]
  fire: readonly string[]
  spill: readonly string[]
  /** What is asked after an incident, and what proves the answer. */
  exposure: readonly (readonly [question: string, proof: string])[]
  /** What is kept as it was. */
  evidence: readonly string[]
}
