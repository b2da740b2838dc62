/** What every safety template has in common: kind, category, formats, and the starting figure of its downloads. */
import { keepCitesWhole } from '@/data/parts/safety'
import { seeded } from '@/data/seeded'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'

/** The eight documents of each system in the order of the catalogue, with base and range of their downloads. */
export const systemSafetyDocuments = {
  'safety-plan': [700, 350],
  'job-hazard-analysis': [650, 300],
  'daily-safety-checklist': [900, 500],
  'fall-protection-plan': [800, 400],
  'ppe-requirements-checklist': [750, 350],
  'toolbox-talk-topics': [600, 300],
  'emergency-response-plan': [550, 250],
  'incident-report-form': [500, 200],
} as const satisfies Record<string, readonly [base: number, upTo: number]>
export type SafetySuffix = keyof typeof systemSafetyDocuments

export type SafetyBlueprint = (system: RoofSystem, index: number) => TemplateContent

type SafetyContent = Omit<
  TemplateContent,
  'id' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'systemSlug' | 'systemName'
>

const template = (content: SafetyContent, baseDownloads: number): TemplateContent => ({
  id: `safety-${content.slug}`,
  kind: 'safety',
  categorySlug: 'safety-compliance',
  category: 'Safety & Compliance',
  formats: ['PDF', 'Word'],
  baseDownloads,
  ...content,
  document: () => keepCitesWhole(content.document()),
})

const lowerTag = (word: string): string => (/^[A-Z\d\s&-]+$/.test(word) ? word : word.toLowerCase())

/** A safety document of one system; `name` is what follows the system's short name. */
export function systemSafety(
  system: RoofSystem,
  suffix: SafetySuffix,
  { name, tags, ...content }: Omit<SafetyContent, 'slug' | 'subcategory' | 'systemType'>,
): TemplateContent {
  const slug = `${system.slug}-${suffix}`
  const [base, upTo] = systemSafetyDocuments[suffix]
  return {
    ...template(
      {
        ...content,
        slug,
        name: `${system.shortName} ${name}`,
        subcategory: system.slug,
        systemType: system.type,
        tags: [...new Set([...tags, system.name, ...system.aliases.slice(0, 6)].map(lowerTag))],
      },
      seeded(slug, base, upTo),
    ),
    systemSlug: system.slug,
    systemName: system.name,
  }
}
