/** What the five blueprints share: scope lines from the system's data, and the catalogue's facts about an estimate. */
import { line, takeoff, type CostKind, type ScopeGroup, type ScopeLine, type TakeoffLine } from '@/data/parts/estimate'
import { lowerFirst } from '@/data/parts/words'
import { seeded } from '@/data/seeded'
import { lineItemOf } from '@/data/systems/define-system'
import type { LineKind, RoofSystem, SupplyLine } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import { ref } from '@/lib/documents/author'

const kinds: Readonly<Record<LineKind, CostKind>> = {
  material: 'Material',
  labor: 'Labor',
  equipment: 'Equipment',
  disposal: 'Disposal',
}

function systemLine(system: RoofSystem, id: string): ScopeLine {
  const { description, short, unit, kind, qty } = lineItemOf(system, id)
  return line(description, short, unit, kinds[kind], qty)
}

/** The system's own scope in the groups of its estimating data, between what comes before and after it. */
export const systemScope = (
  system: RoofSystem,
  before: readonly ScopeLine[],
  after: readonly ScopeLine[],
): ScopeGroup[] => {
  const { scope } = system.estimating
  return scope.map(({ group, lines, added = [] }, index) => ({
    group,
    lines: [
      ...(index === 0 ? before : []),
      ...lines.map((id) => systemLine(system, id)),
      ...added,
      ...(index === scope.length - 1 ? after : []),
    ],
  }))
}

const basisLabel = { area: 'Repair area', length: 'Length', count: 'Count' } as const

/** Materials of a repair or visit as take-off lines; `prefix` names the measured area, length and count. Pieces have no waste. */
export const supplyLines = (supplies: readonly SupplyLine[], prefix: 'repair' | 'visit'): TakeoffLine[] =>
  supplies.map(([material, basis, coverage, unit]) =>
    takeoff(
      material,
      prefix === 'repair' ? basisLabel[basis] : 'As needed',
      prefix === 'repair' ? ref(`repair.${basis}`) : null,
      { area: 'SF', length: 'LF', count: 'EA' }[basis],
      basis === 'count' ? 0 : 0.1,
      coverage,
      unit,
    ),
  )

export const sentence = (items: readonly string[]): string => `${items.map(lowerFirst).join('; ')}.`

interface SystemEstimate {
  system: RoofSystem
  index: number
  offset: number
  suffix: string
  /** 'Residential Replacement Estimate'. */
  title: string
  description: string
  tags: readonly string[]
  downloads: readonly [base: number, upTo: number]
  popular?: boolean
  fullDescription: readonly string[]
  howToUse: readonly string[]
  expertGuide: TemplateContent['expertGuide']
  document: TemplateContent['document']
}

const firstId = { sloped: 1000, flat: 2000 } as const

/** The catalogue entry of one system's estimate: ids count on by system, five to each. */
export const systemEstimate = ({
  system,
  index,
  offset,
  suffix,
  title,
  downloads,
  tags,
  ...rest
}: SystemEstimate): TemplateContent => {
  const slug = `${system.slug}-${suffix}`
  return {
    id: String(firstId[system.type] + index * 5 + offset),
    slug,
    name: `${system.shortName} ${title}`,
    kind: 'estimate',
    categorySlug: 'estimates-proposals',
    category: 'Estimates & Proposals',
    subcategory: system.slug,
    systemSlug: system.slug,
    systemName: system.name,
    systemType: system.type,
    formats: ['PDF', 'Excel', 'Word'],
    tags: [...new Set([...system.aliases.slice(0, 6), ...tags, 'estimate', 'bid', 'proposal', 'quote'])],
    baseDownloads: seeded(slug, ...downloads),
    ...rest,
  }
}

/** A blueprint makes one system's estimate; `index` is the system's place among those of its type. */
export type EstimateBlueprint = (system: RoofSystem, index: number) => TemplateContent

/** `description` at most 160 characters, cut at its last comma where the data is longer. */
export const shortened = (text: string): string => {
  if (text.length <= 160) return text
  const cut = text.slice(0, 159)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'))).trim()}.`
}
