import 'server-only'
import { jobStages, type StageSlug } from '@/data/shared/stages'
import { findSystem, systems } from '@/lib/catalogue/contents'
import type { RoofSystem } from '@/data/shared/system'
import { systemUrl } from '@/lib/paths'
import type { TemplateEntry } from './entries'
import { allTemplates } from './lookups'
import { packetsOf } from './packets'

type Shown =
  | 'slug'
  | 'name'
  | 'shortName'
  | 'roofNoun'
  | 'type'
  | 'isCoating'
  | 'description'
  | 'minSlope'
  | 'minSlopeNote'
  | 'typicalLifeYears'
  | 'lifeNote'
  | 'weightPsf'
  | 'weightNote'
  | 'factSources'

export interface RoofEntry extends Pick<RoofSystem, Shown> {
  href: string
  count: number
  /** The materials whose quotations set the price. */
  priceDriver: string
}

export interface RoofStage {
  slug: StageSlug
  name: string
  about: string
  templates: TemplateEntry[]
  /** Documents for any roof that the packets of this roof have at this stage. */
  others: TemplateEntry[]
}

export const templatesOfRoof = (slug: string): TemplateEntry[] =>
  allTemplates().filter(({ systemSlug }) => systemSlug === slug)

const toEntry = (system: RoofSystem): RoofEntry => ({
  ...system,
  href: systemUrl(system.slug),
  count: templatesOfRoof(system.slug).length,
  priceDriver: system.contracting.priceDriver,
})

let known: readonly RoofEntry[] | undefined

/** Returns all roof systems in the order of the catalog. */
export const allRoofs = (): readonly RoofEntry[] => (known ??= systems.map(toEntry))

/** Returns the roof system of this slug, if there is one. The slug may be untrusted input from a URL. */
export const findRoof = (slug: string): RoofEntry | undefined =>
  findSystem(slug) && allRoofs().find((roof) => roof.slug === slug)

/** Returns all roof systems in three groups: sloped, flat, and coatings over an existing roof. */
export const roofGroups = (): { title: string; roofs: RoofEntry[] }[] => [
  { title: 'Sloped', roofs: allRoofs().filter(({ type }) => type === 'sloped') },
  { title: 'Flat & low-slope', roofs: allRoofs().filter(({ type, isCoating }) => type === 'flat' && !isCoating) },
  { title: 'Coated', roofs: allRoofs().filter(({ isCoating }) => isCoating) },
]

/** Returns the stages of a job on this roof that have documents for it, in the order of the work. */
export function roofStages(slug: string): RoofStage[] {
  const own = templatesOfRoof(slug)
  const packed = packetsOf(slug).flatMap(({ templates }) => templates)
  const others = [...new Set(packed)].filter(({ systemSlug }) => systemSlug === undefined)
  return jobStages
    .map((stage) => ({
      ...stage,
      templates: own.filter((template) => template.stage === stage.slug),
      others: others.filter((template) => template.stage === stage.slug),
    }))
    .filter(({ templates }) => templates.length > 0)
}
