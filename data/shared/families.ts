/** The families of documents, and what each fills in for its templates. */
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'

/** Where a download count starts: a figure, or a base and how far above it the most needed document's figure is. */
export type Downloads = number | readonly [base: number, upTo: number]

interface Family {
  /** What its ids begin with. A family without it gives each template its own id. */
  id?: string
  /** Absent where each template names its category. */
  categorySlug?: string
  formats: TemplateContent['formats']
  downloads: Downloads
  /** The groups of its page, in order. */
  groups: readonly string[]
  /** What the catalogue says about a template in a group. */
  inGroup: (group: string) => Partial<Pick<TemplateContent, 'subcategory' | 'section' | 'systemType'>>
  /** The tags of a template for one roof system, in addition to those written for it. */
  systemTags?: (system: RoofSystem, tags: readonly string[]) => readonly string[]
  /** How many of the tags are the document's keywords where it names none; six if absent. */
  keywords?: number
  /** Whether no line of a document ends within a citation. */
  joinsCites?: boolean
}

const inSubcategory: Family['inGroup'] = (subcategory) => ({ subcategory })
const forRoofs: Family['inGroup'] = (group) =>
  group === 'universal' || group === 'specialty' ? { subcategory: group, systemType: group } : { subcategory: group }

const aliasesOf = (system: RoofSystem): readonly string[] => system.aliases.slice(0, 6)
const lowerTag = (tag: string): string => (/^[A-Z\d\s&-]+$/.test(tag) ? tag : tag.toLowerCase())
const nameLast = (system: RoofSystem, tags: readonly string[]): string[] =>
  [...tags, system.name, ...aliasesOf(system)].map(lowerTag)
const aliasesFirst =
  (...kind: string[]) =>
  (system: RoofSystem, tags: readonly string[]): string[] => [...aliasesOf(system), ...tags, ...kind]

export const families = {
  essential: { formats: ['PDF', 'Word'], downloads: 0, groups: [], inGroup: inSubcategory },
  estimate: {
    categorySlug: 'estimates-proposals',
    formats: ['PDF', 'Excel', 'Word'],
    downloads: 0,
    groups: ['universal', 'specialty'],
    inGroup: forRoofs,
    systemTags: aliasesFirst('estimate', 'bid', 'proposal', 'quote'),
  },
  contract: {
    id: 'contract',
    categorySlug: 'contracts-agreements',
    formats: ['PDF', 'Word'],
    downloads: [380, 1100],
    groups: ['core', 'subcontractor', 'universal', 'specialty'],
    inGroup: forRoofs,
    systemTags: nameLast,
  },
  inspection: {
    id: 'inspection',
    categorySlug: 'inspections-assessments',
    formats: ['PDF', 'Word'],
    downloads: [400, 1200],
    groups: ['universal'],
    inGroup: forRoofs,
    systemTags: aliasesFirst('inspection', 'roof inspection', 'roof report'),
  },
  safety: {
    id: 'safety',
    categorySlug: 'safety-compliance',
    formats: ['PDF', 'Word'],
    downloads: [400, 1000],
    groups: ['universal'],
    inGroup: forRoofs,
    systemTags: nameLast,
    joinsCites: true,
  },
  'project-management': {
    id: 'pm',
    categorySlug: 'project-management',
    formats: ['PDF', 'Word'],
    downloads: [300, 900],
    groups: [
      'Planning & Setup',
      'Daily Operations',
      'Communication & Documentation',
      'Quality & Closeout',
      'Financial Tracking',
    ],
    inGroup: (section) => ({ subcategory: 'generic', section }),
  },
  'client-communication': {
    id: 'comm',
    categorySlug: 'client-communication',
    formats: ['PDF', 'Word'],
    downloads: [300, 900],
    groups: [
      'Initial Contact & Onboarding',
      'Project Updates & Progress',
      'Problem Resolution',
      'Project Completion',
      'Ongoing Relationship',
      'Documentation & Records',
    ],
    inGroup: (section) => ({ section }),
    joinsCites: true,
  },
  invoicing: {
    id: 'invoice',
    categorySlug: 'invoicing-payment',
    formats: ['PDF', 'Excel'],
    downloads: 0,
    groups: [
      'Invoices',
      'Estimates & Quotes',
      'Payment Plans & Schedules',
      'Receipts',
      'Collections & Past Due',
      'Tracking & Records',
      'Pricing & Policies',
    ],
    inGroup: inSubcategory,
  },
  marketing: {
    id: 'marketing',
    categorySlug: 'marketing-lead-gen',
    formats: ['PDF', 'Word'],
    downloads: 0,
    groups: [
      'Sales Scripts',
      'Email Marketing',
      'Sales Materials',
      'Referrals & Reviews',
      'Lead Management',
      'Advertising',
      'Content Marketing',
    ],
    inGroup: inSubcategory,
  },
  hr: {
    id: 'hr',
    categorySlug: 'hr-team-management',
    formats: ['PDF', 'Word'],
    downloads: 0,
    groups: [
      'Hiring & Recruiting',
      'Onboarding',
      'Training & Development',
      'Performance Management',
      'Compensation & Benefits',
      'Policies & Procedures',
      'Termination & Exit',
    ],
    inGroup: inSubcategory,
    keywords: 4,
  },
  member: {
    id: 'member',
    categorySlug: 'members',
    formats: ['PDF', 'Word'],
    downloads: 0,
    groups: [],
    inGroup: inSubcategory,
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families
export type GroupOf<F extends FamilyName> = (typeof families)[F]['groups'][number]

/** What the family of this name fills in. */
export const familyOf = (name: FamilyName): Family => families[name]
