/** What the system inspections share: the roof's own checks by area, its defects, its hazards aloft. */
import { lowerFirst, sentence } from '@/data/shared/words'
import type { CheckFact, Defect, InspectionArea, InspectionPoint, RoofSystem } from '../system'
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'
import type { CheckGroup } from './ratings'
import { photoColumn } from './photographs'
import { propertyFields } from './report'

/** The areas of a roof in which an inspection looks for defects. */
export const areaNames: Readonly<Record<InspectionArea, string>> = {
  field: 'Roof field',
  flashings: 'Flashings',
  penetrations: 'Penetrations',
  drainage: 'Drainage',
  edges: 'Edges',
  interior: 'Interior and deck',
  systemSpecific: 'Particular to this roof',
}

/** The points of an area that a roof in service shows: without those that only its installation shows. */
export const pointsInService = (system: RoofSystem, area: InspectionArea): readonly InspectionPoint[] =>
  system.inspectionPoints[area].filter(({ check }) => !system.inspecting.yearly.jobOnly?.includes(check))

interface AreaOptions {
  /** Leaves out the points that the checks of every roof already ask for. */
  besideCore?: true
  /** Checks that go before those of the areas. */
  first?: readonly CheckFact[]
  /** Names of the system's checks that this report leaves out. */
  without?: readonly string[]
}

/** The system's own checks of these areas under one title. */
export const areaChecks = (
  system: RoofSystem,
  name: string,
  title: string,
  areas: readonly InspectionArea[],
  { first = [], without = [], besideCore }: AreaOptions = {},
): CheckGroup => ({
  name,
  title,
  checks: [
    ...first,
    ...areas
      .flatMap((area) => system.inspectionPoints[area])
      .filter(({ check, isCommon }) => !without.includes(check) && !(besideCore && isCommon))
      .map(({ check, criterion, scale }): CheckFact => [check, criterion, scale]),
  ],
})

/** Property, then what is known of the roof. */
export const propertyWith = (title: string, ...roof: d.Field[]): d.Block[] => [
  d.section(title),
  d.fields(4, ...propertyFields(), ...roof),
]

/** Named defects of the system, in the order given. Throws where the system has no defect of that name. */
export const defectsNamed = (system: RoofSystem, names: readonly string[]): Defect[] =>
  names.map((name) => {
    const defect = system.commonDefects.find((candidate) => candidate.name === name)
    if (!defect) throw new Error(`${system.slug} has no defect ${name}`)
    return defect
  })

/** Defects to tick and place. */
export const defectTable = (defects: readonly Defect[]): d.Block =>
  d.table(
    'defect',
    'Defects to look for',
    [
      d.column('name', 'Defect', 'text', { fixed: true, width: 2.6 }),
      d.column('seen', 'Seen', 'check', { width: 0.6 }),
      d.column('place', 'Location, and what it looks like', 'text', { width: 5 }),
      photoColumn,
    ],
    defects.map(({ name }) => ({ name })),
  )

/** What each defect looks like, why it comes and what puts it right. */
export const defectGuide = (defects: readonly Defect[]): GuideEntry => ({
  title: 'Name the defect, then its cause',
  text: defects
    .map(({ name, looks, cause, remedy }) =>
      sentence(`${name}: ${lowerFirst(looks)}; ${lowerFirst(cause)}; ${lowerFirst(remedy)}`),
    )
    .join(' '),
})

/** Why an inspector ties off although the construction rule has an exemption. */
export const climbGuide = (system: RoofSystem): GuideEntry => ({
  title: 'The inspection exemption is narrower than it sounds',
  text: `OSHA’s fall rules leave out inspections made before work starts or after all of it is done. The exemption ends the moment you repair something with a tool, and where anchors are installed for inspectors, the general-industry rule asks you to use them. A fall hurts just as much during an inspection. Set the ladder 1 ft out for every 4 ft up, tie it, and let its rails stand 3 ft above the landing. Stay at least 10 ft from power lines, do not climb alone, and stay off a wet or icy roof. On this roof: ${sentence(lowerFirst(system.estimating.care.access))}`,
  cite: '29 CFR 1926.500(a)(1); 29 CFR 1910.28(a)(2)(ii)',
})
