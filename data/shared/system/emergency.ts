import type { AtLeast } from './at-least'

/** Kinds of protective gear; what each has to meet is in the gear catalog of the safety documents. */
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

export interface PpeItem {
  item: string
  gear: GearKey
  /** The tasks of this roof that call for it. */
  when: string
  /** What takes it out of service. */
  retire: string
}

export interface Talk {
  topic: string
  points: readonly string[]
  /** The day of the job on which the talk belongs. */
  when: string
  why: string
  ask: readonly [string, string]
  /** What the leader shows on the roof. */
  show: string
  /** Sections of 29 CFR: a talk is about safety, and each has a rule. */
  cite: string
  /** The two sentences that matter most, in Spanish. */
  es: readonly [string, string]
}

export interface Scenario {
  scenario: string
  /** What is done at once. */
  response: string
  /** Sections of 29 CFR. */
  cite: string
  /** What follows the first response, in order. */
  steps: AtLeast<1, string>
}

/** What a crew wears, hears in talks, does in an emergency and is asked after an incident. */
export interface SystemEmergency {
  ppe: AtLeast<4, PpeItem>
  talks: AtLeast<6, Talk>
  scenarios: AtLeast<1, Scenario>
  /** How a person is brought down from this roof. */
  rescue: AtLeast<1, string>
  /** What is ready on this roof in addition to the usual first-aid kit. */
  kit: readonly string[]
  /** Weather without a limit of its own, and what the crew does then; the limits stand with the safety facts. */
  weather: readonly (readonly [trigger: string, action: string])[]
  fire: AtLeast<1, string>
  spill: readonly string[]
  /** What is asked after an incident, and what proves the answer. */
  exposure: AtLeast<3, readonly [question: string, proof: string]>
  /** What is kept as it was. */
  evidence: AtLeast<3, string>
}
