import { families } from './families'
import type { StageSlug } from './stages'
import type { SystemType, TemplateKind } from './types'

/** A category: one of nine in the library or five of the essentials. `safety-compliance` is in both. */
export interface Category {
  slug: string
  name: string
  /** The stage of the job in which its documents are used that name none. */
  stage: StageSlug
  description: string
  /** True if the templates are written by hand rather than per roof system. */
  handCurated: boolean
}

export const libraryCategories: readonly Category[] = [
  {
    slug: 'estimates-proposals',
    name: 'Estimates & Proposals',
    stage: 'win',
    description:
      'Estimates that add up for 21 roof systems: replacement, repair and maintenance, with cost kept off the customer copy.',
    handCurated: false,
  },
  {
    slug: 'contracts-agreements',
    name: 'Contracts & Agreements',
    stage: 'sign',
    description:
      'Roofing contracts, service agreements, change orders and lien waivers, with the notices state law requires.',
    handCurated: false,
  },
  {
    slug: 'inspections-assessments',
    name: 'Inspections & Assessments',
    stage: 'build',
    description: 'Inspection forms for every roof system, from the first look to storm damage and leak investigation.',
    handCurated: false,
  },
  {
    slug: 'safety-compliance',
    name: 'Safety & Compliance',
    stage: 'safety',
    description: 'Safety plans, job hazard analyses and toolbox talks that cite the OSHA standard on every line.',
    handCurated: false,
  },
  {
    slug: 'project-management',
    name: 'Project Management',
    stage: 'build',
    description:
      'Schedules, daily logs, punch lists and job-cost sheets that keep a roofing job on time and on budget.',
    handCurated: true,
  },
  {
    slug: 'client-communication',
    name: 'Client Communication',
    stage: 'build',
    description: 'Letters, emails, texts and scripts for every customer situation, including the hard ones.',
    handCurated: true,
  },
  {
    slug: 'invoicing-payment',
    name: 'Invoicing & Payment',
    stage: 'close',
    description: 'Invoices, payment plans, receipts and collections that balance to the cent.',
    handCurated: true,
  },
  {
    slug: 'marketing-lead-gen',
    name: 'Marketing & Lead Generation',
    stage: 'win',
    description: 'Scripts, campaigns, referral programs and lead trackers that stay within the advertising rules.',
    handCurated: true,
  },
  {
    slug: 'hr-team-management',
    name: 'HR & Team Management',
    stage: 'company',
    description: 'Hiring, onboarding, training, pay and policy documents for crews and office.',
    handCurated: true,
  },
]

export const essentialCategories: readonly Category[] = [
  {
    slug: 'estimates-quotes',
    name: 'Estimates & Quotes',
    stage: 'win',
    description:
      'Shingle, metal and flat roof estimates and a general quote, with measurements, cost and price that add up.',
    handCurated: true,
  },
  {
    slug: 'inspection-checklists',
    name: 'Inspection Checklists',
    stage: 'build',
    description:
      'Before the job, at the end of it, after a storm and once a year: what to check and what to write down.',
    handCurated: true,
  },
  {
    slug: 'customer-communication',
    name: 'Customer Communication',
    stage: 'win',
    description: 'The first call, the follow-ups and the proposal email, in words that sound like a person.',
    handCurated: true,
  },
  {
    slug: 'safety-compliance',
    name: 'Safety & Compliance',
    stage: 'safety',
    description: 'Jobsite and company safety checklists with the OSHA standard cited on every line.',
    handCurated: true,
  },
  {
    slug: 'business-operations',
    name: 'Business Operations',
    stage: 'build',
    description: 'Onboard every customer the right way, and run every crew day the same way.',
    handCurated: true,
  },
]

/** Which of a category's templates a section shows: those that have every value given here. */
export interface TemplateMatch {
  kind?: TemplateKind
  subcategory?: string
  section?: string
  tag?: string
}

export interface TemplateSection {
  title: string
  show: 'templates'
  match: TemplateMatch
  /** Shown before the title. */
  letter?: string
  /** Can be folded away; open at first. */
  collapsible?: boolean
}

export type GroupSlug = 'universal' | 'specialty'

/** One section of a category's page. */
export type CategorySection =
  | TemplateSection
  | { title: string; show: 'popular' }
  | { title: string; show: 'systems'; type: Extract<SystemType, 'sloped' | 'flat'> }
  | { title: string; show: 'groups' }

/** Templates of a category that belong to no roof system and have a page of their own. */
export interface CategoryGroup {
  /** Both the last part of the page's address and the templates' subcategory. */
  slug: GroupSlug
  name: string
  description: string
  sections: readonly TemplateSection[]
  /** Cards name the first things that the document holds. */
  showIncluded?: boolean
}

/** How a category is divided: its own page, its pages by roof system, and its pages by group. */
export interface CategoryLayout {
  sections: readonly CategorySection[]
  /** What is on a card before the download button; 'view' where it is absent. */
  lead?: 'view' | 'preview' | 'details'
  /** Said after the number of templates. */
  available?: string
  /** Why a contractor would use these templates. */
  reasons?: { title: string; points: readonly string[] }
  /** Present where every roof system has a page in the category. */
  systems?: {
    /** 'EPDM Estimates' */
    noun: string
    /** What an unknown system is answered with. */
    notFound: string
    sections: readonly TemplateSection[]
  }
  groups?: readonly CategoryGroup[]
}

const all = (title: string, match: TemplateMatch = {}): TemplateSection => ({ title, show: 'templates', match })
const sloped = { title: 'Sloped Roof Systems', show: 'systems', type: 'sloped' } as const
const flat = { title: 'Flat & Low-Slope Roof Systems', show: 'systems', type: 'flat' } as const
const bySection = (sections: readonly string[]): TemplateSection[] =>
  sections.map((section) => all(section, { section }))
/** Sections with letters in their order: 'A Invoices'. */
const lettered = (groups: readonly string[], titles: Readonly<Record<string, string>> = {}): TemplateSection[] =>
  groups.map((group, index) => ({
    ...all(titles[group] ?? group, { subcategory: group }),
    letter: String.fromCharCode(65 + index),
  }))
const folded = (sections: readonly TemplateSection[]): TemplateSection[] =>
  sections.map((section) => ({ ...section, collapsible: true }))
const byTag = (...tags: string[]): TemplateSection[] => tags.map((tag) => all(tag, { tag }))

/** By category slug; a category that is not named here shows its templates in one list. */
export const categoryLayouts: Readonly<Record<string, CategoryLayout>> = {
  'estimates-proposals': {
    sections: [
      { title: 'Popular Templates', show: 'popular' },
      sloped,
      flat,
      all('Generic & Universal Templates', { subcategory: 'universal' }),
      all('Specialty Services', { subcategory: 'specialty' }),
    ],
    systems: { noun: 'Estimates', notFound: 'Roof System Not Found', sections: [all('Estimates')] },
  },
  'contracts-agreements': {
    sections: [sloped, flat, { title: 'For Every Roof', show: 'groups' }],
    systems: {
      noun: 'Contracts',
      notFound: 'Roof System Not Found',
      sections: [
        all('Core Contracts', { subcategory: 'core' }),
        all('Subcontractor Agreement', { subcategory: 'subcontractor' }),
      ],
    },
    groups: [
      {
        slug: 'universal',
        name: 'Universal Documents',
        description:
          'The documents every roofing contract needs, on any roof: changes, payments, lien waivers and notices.',
        sections: byTag('Change Orders', 'Payment Agreements', 'Insurance & Legal', 'Supporting Documents'),
      },
      {
        slug: 'specialty',
        name: 'Specialty Contracts',
        description:
          'Contracts for work beyond roof replacement: storm repair, tarps, gutters, skylights and coatings.',
        sections: [all('Specialty Contracts')],
        showIncluded: true,
      },
    ],
  },
  'inspections-assessments': {
    sections: [sloped, flat, { title: 'For Every Roof', show: 'groups' }],
    systems: { noun: 'Inspections', notFound: 'System Not Found', sections: [all('Inspections')] },
    groups: [
      {
        slug: 'universal',
        name: 'Universal Inspection Tools',
        description:
          'Reports, surveys and worksheets that fit any roof: condition, moisture, attic, drainage, drone and remaining life.',
        sections: [all('Inspection Tools')],
      },
    ],
  },
  'safety-compliance': {
    sections: [all('Essentials', { kind: 'essential' }), sloped, flat, { title: 'For Every Roof', show: 'groups' }],
    systems: { noun: 'Safety', notFound: 'System Not Found', sections: [all('Safety Documents')] },
    groups: [
      {
        slug: 'universal',
        name: 'Universal Safety Documents',
        description:
          'Orientation, audits, ladders, scaffolds, heat, cold and records: what OSHA requires of every roofing crew.',
        sections: [all('Safety Documents')],
      },
    ],
  },
  'project-management': {
    sections: bySection(families['project-management'].groups),
  },
  'client-communication': {
    lead: 'preview',
    available: 'Templates Available',
    sections: bySection(families['client-communication'].groups),
    reasons: {
      title: 'Why Use These Templates',
      points: [
        'Answer within the hour: the words are there, the names are yours.',
        'Say the same thing by email, by text and on the phone.',
        'Get through the hard conversations, from a delay to a denied claim, without making them worse.',
        'Keep a record of what was said and promised.',
        'Stay within the rules on texts, reviews and insurance.',
        'Bring customers back after the job is paid.',
      ],
    },
  },
  'invoicing-payment': {
    lead: 'details',
    sections: lettered(families.invoicing.groups),
  },
  'marketing-lead-gen': {
    sections: folded(
      lettered(families.marketing.groups, {
        'Sales Scripts': 'Sales Scripts & Calls',
        'Email Marketing': 'Email Campaigns',
        'Sales Materials': 'Proposal & Sales Materials',
        'Referrals & Reviews': 'Referral & Review Programs',
        Advertising: 'Advertising & Promotions',
      }),
    ),
  },
  'hr-team-management': {
    sections: folded(lettered(families.hr.groups)),
  },
}
