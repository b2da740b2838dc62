/** What the system inspections share: the catalogue's facts, the roof's own checks by area, its defects, its hazards aloft. */
import type { CheckGroup } from '@/data/parts/inspection'
import { propertyFields } from '@/data/parts/inspection'
import { aRoof, lowerFirst, sentence } from '@/data/parts/words'
import type { Defect, InspectionArea, RoofSystem } from '@/data/systems/types'
import type { GuideEntry, TemplateContent } from '@/data/types'
import { column, fields, p, safetyNote, section, table, tickList, type Block, type Field } from '@/lib/documents/author'
import { inspectionDownloads } from './downloads'

export { aRoof, inSentence, lastOf, lowerFirst, sentence, upperFirst } from '@/data/parts/words'

/** A blueprint makes one system's inspection; `index` is the system's place among all systems. */
export type InspectionBlueprint = (system: RoofSystem, index: number) => TemplateContent

type SystemInspection = Pick<
  TemplateContent,
  'description' | 'tags' | 'fullDescription' | 'howToUse' | 'expertGuide' | 'document' | 'popular'
> & {
  system: RoofSystem
  suffix: string
  title: string
}

/** The catalogue entry of one system's inspection. */
export const systemInspection = ({ system, suffix, title, tags, ...rest }: SystemInspection): TemplateContent => {
  const slug = `${system.slug}-${suffix}`
  return {
    id: `inspection-${slug}`,
    slug,
    name: `${system.shortName} ${title}`,
    kind: 'inspection',
    categorySlug: 'inspections-assessments',
    category: 'Inspections & Assessments',
    subcategory: system.slug,
    systemSlug: system.slug,
    systemName: system.name,
    systemType: system.type,
    formats: ['PDF', 'Word'],
    tags: [...new Set([...system.aliases.slice(0, 6), ...tags, 'inspection', 'roof inspection', 'roof report'])],
    baseDownloads: inspectionDownloads(slug),
    ...rest,
  }
}

/** `description` at most 160 characters: closes after the last comma that fits. */
export const shortened = (text: string): string => {
  if (text.length <= 160) return text
  const cut = text.slice(0, 159)
  return `${cut.slice(0, cut.lastIndexOf(',')).trim()}.`
}

export const areaNames: Readonly<Record<InspectionArea, string>> = {
  field: 'Roof field',
  flashings: 'Flashings',
  penetrations: 'Penetrations',
  drainage: 'Drainage',
  edges: 'Edges',
  interior: 'Interior and deck',
  systemSpecific: 'Particular to this roof',
}

interface AreaOptions {
  /** Checks that go before those of the areas. */
  first?: readonly (readonly [string, string])[]
  /** Names of the system's checks that this report leaves out. */
  without?: readonly string[]
}

/** The system's own checks of these areas under one title. */
export const areaChecks = (
  system: RoofSystem,
  name: string,
  title: string,
  areas: readonly InspectionArea[],
  { first = [], without = [] }: AreaOptions = {},
): CheckGroup => ({
  name,
  title,
  checks: [
    ...first,
    ...areas
      .flatMap((area) => system.inspectionPoints[area])
      .filter(({ check }) => !without.includes(check))
      .map(({ check, criterion }) => [check, criterion] as const),
  ],
})

/** Property, then what is known of the roof. */
export const propertyWith = (title: string, ...roof: Field[]): Block[] => [
  section(title),
  fields(4, ...propertyFields(), ...roof),
]

/** How this surface is reached and what the rule asks. */
export const climbNote = (system: RoofSystem): Block =>
  safetyNote(
    'Before anyone climbs',
    `${system.estimating.care.access} Ladder rails 3 ft above the landing, 4:1, tied; 10 ft from power lines; no one alone, and no one on a wet or icy roof.`,
  )

/** Named defects of the system, in the order given. Throws where the system has no defect of that name. */
export const defectsNamed = (system: RoofSystem, names: readonly string[]): Defect[] =>
  names.map((name) => {
    const defect = system.commonDefects.find((candidate) => candidate.name === name)
    if (!defect) throw new Error(`${system.slug} has no defect ${name}`)
    return defect
  })

/** Defects by what they look like, and with `remedy` what puts them right, to tick and place. */
export const defectTable = (defects: readonly Defect[], withRemedy = false): Block =>
  table(
    'defect',
    'Defects to look for',
    [
      column('name', 'Defect', 'text', { fixed: true, width: 1.8 }),
      column('looks', 'What it looks like', 'text', { fixed: true, width: withRemedy ? 2.8 : 3.9 }),
      ...(withRemedy ? [column('remedy', 'What puts it right', 'text', { fixed: true, width: 2.7 })] : []),
      column('seen', 'Seen', 'check', { width: 0.6 }),
      column('place', 'Location, photo no.', 'text', { width: withRemedy ? 2 : 3 }),
    ],
    defects.map(({ name, looks, remedy }) => ({
      name,
      looks: lowerFirst(looks),
      ...(withRemedy ? { remedy: lowerFirst(remedy) } : {}),
    })),
  )

/** The roof's six photo stations, ticked as they are taken. */
export const stationBlocks = (system: RoofSystem): Block[] => [
  section('Photo stations', 'Six photo stations, the same on every visit'),
  p('Taken from the same six places on every visit; all other pictures go to the photo file under their numbers.'),
  tickList('station', system.inspecting.views),
]

/** How long such roofs usually last and on what it hangs. */
export const usualLife = (system: RoofSystem): Block =>
  p(
    `Usual life of ${aRoof(system)}: ${system.typicalLifeYears[0]} to ${system.typicalLifeYears[1]} years. ${sentence(system.lifeNote)}`,
  )

/** Why an inspector ties off although the construction rule has an exemption. */
export const climbGuide = (system: RoofSystem): GuideEntry => ({
  title: 'The inspection exemption is narrower than it sounds',
  text: `OSHA’s fall rules leave out inspections made before work starts or after all of it is done; the moment a tool repairs something, the exemption ends, and where anchors are installed for inspectors the general-industry rule asks you to use them. A fall does not know the difference. On this roof: ${sentence(lowerFirst(system.estimating.care.access))}`,
  cite: '29 CFR 1926.500(a)(1); 29 CFR 1910.28(a)(2)(ii)',
})
