/** The two faults of the example's roof: what its reports find, where, and what is done about it. */
import type { ExampleJob } from './types'

export interface Fault {
  name: string
  looks: string
  cause: string
  /** The first way to put it right, in a few words. */
  remedy: string
  place: string
}

/** Where a fault sits on the roof, by the words that name it. */
type PlaceRule = readonly [words: RegExp, place: string]

const steepRules: readonly PlaceRule[] = [
  [/valley|pan channel|debris dam/i, 'Valley behind the garage'],
  [/boot|vent\b|pipe|hood|entry|flue|curb/i, 'Bath vent'],
  [/chimney|flashing|apron|step|saddle/i, 'Chimney, uphill side'],
  [/ridge|hip\b|algae|moss/i, 'North slope at the ridge'],
  [/rake|edge|wind|loose|lap\b|interlay|exposure/i, 'West rake, 6 ft from the eave'],
]

const lowRules: readonly PlaceRule[] = [
  [/weld|lap\b|seam|splice|joint|fishmouth|\bridging|coping/i, 'Seam along the walkway'],
  [/wall|bridg|base\b|parapet|turn-up|flashing/i, 'South parapet, bays 3 and 4'],
  [/grease|plasticizer|curb|unit|hood|boot|pipe|pocket|pinhole|post|cut\b|oil|puncture/i, 'Curb of unit RTU-2'],
  [/drain|pond|tray|soften|throat/i, 'Drain D-2'],
  [/edge|perimeter|scour|corner|bar\b|sill|erosion|wash|sag/i, 'Northwest corner'],
]

const usualPlaces = {
  sloped: ['South slope, lower third', 'West rake, 6 ft from the eave', 'Bath vent'],
  flat: ['Grid C4, 12 ft from the drain', 'Northwest corner', 'Drain D-2'],
} as const

/** The place that suits these words; none if they name no part of the roof. */
const placeFor = (words: string, { system }: ExampleJob): string | undefined =>
  (system.type === 'sloped' ? steepRules : lowRules).find(([pattern]) => pattern.test(words))?.[1]

/** The remedy in a line: a long one without its other way. */
const inShort = (remedy: string): string => (remedy.length > 55 ? remedy.split(/,? or |, and /)[0]! : remedy)

/** Which of a system's usual defects its example has: small ones, on a roof that is worn and sound. */
const chosen: Readonly<Record<string, readonly [number, number]>> = {
  ...{ 'clay-tile': [0, 2], 'solar-shingles': [1, 7], 'tpo-roofing': [0, 2], pvc: [6, 3], 'spray-foam': [0, 4] },
  ...{ 'acrylic-coating': [4, 1], 'polyurea-coating': [0, 5], 'torch-down': [0, 2], 'fluid-applied': [0, 6] },
}

/** The faults of the roof, at two places. */
export function faultsOf(job: ExampleJob): readonly Fault[] {
  const taken = new Set<string>()
  const { commonDefects, slug, type } = job.system
  return (chosen[slug] ?? [0, 1]).flatMap((index) => {
    const defect = commonDefects[index]
    if (!defect) return []
    const { name, looks, cause, remedy } = defect
    const places = [placeFor(name, job), ...usualPlaces[type]]
    const place = places.find((each) => each !== undefined && !taken.has(each)) ?? ''
    taken.add(place)
    return [{ name, looks, cause, remedy: inShort(remedy), place }]
  })
}

/** The source of the example's leak: the likeliest suspect of its roof, and its place. */
export function leakOf(job: ExampleJob): { source: string; place: string } {
  const source = job.system.claims.leak.hypotheses[0]?.[0] ?? ''
  return { source, place: placeFor(source, job) ?? usualPlaces[job.system.type][0] }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `at the west rake`, `at grid C4`, `at drain D-2`: a place within a sentence. */
export const atPlace = (place: string): string =>
  /^(grid|drain) /i.test(place)
    ? `at ${lower(place)}`
    : /slope/i.test(place)
      ? `on the ${lower(place)}`
      : `at the ${lower(place)}`
