import { site } from '@/data/site'

interface FixedPage {
  title: string
  absoluteTitle?: boolean
  description: string
  about: 'catalogue' | 'itself'
}

const pages = {
  '/': {
    title: `${site.name}: Professional Roofing Templates`,
    absoluteTitle: true,
    description: site.description,
    about: 'catalogue',
  },
  '/templates': {
    title: 'All Templates',
    description: 'Every template in the library. Filter by format, category and roof system, and download for free.',
    about: 'catalogue',
  },
  '/categories': {
    title: 'Template Categories',
    description: 'Roofing templates by category, from the first estimate to the last invoice.',
    about: 'catalogue',
  },
  '/systems': {
    title: 'Roof Systems',
    description:
      'What kind of roof is it? 21 roof systems with their section, slope, life and weight, and all documents for each by stage of the job.',
    about: 'catalogue',
  },
  '/packets': {
    title: 'Job Packets',
    description:
      'The documents of a roofing job in the order of the work, for each roof system, with the reason for each and one ZIP of the blank files.',
    about: 'catalogue',
  },
  '/search': {
    title: 'Search',
    description: 'Search the roofing templates by name, category, roof system or what they are for.',
    about: 'catalogue',
  },
  '/about': {
    title: `About ${site.name}`,
    absoluteTitle: true,
    description: `Why ${site.name} gives professional roofing documents away, and who writes them.`,
    about: 'itself',
  },
  '/contact': {
    title: 'Contact Us',
    description: `Ask, correct or request a template. ${site.name} replies within 24 hours.`,
    about: 'itself',
  },
  '/faq': {
    title: 'Frequently Asked Questions',
    description: 'Formats, customizing, sharing, email and OSHA: ten questions about the free roofing templates.',
    about: 'itself',
  },
  '/developers': {
    title: 'For developers',
    description: `The API of ${site.name}: search, list and fetch the free roofing templates from a program, with curl commands.`,
    about: 'itself',
  },
  '/privacy': {
    title: 'Privacy',
    description: `What ${site.name} stores, what it is used for, and how to be removed.`,
    about: 'itself',
  },
  '/terms': {
    title: 'Terms',
    description: `The terms of ${site.name}: free use for your business, no warranty, and no legal advice.`,
    about: 'itself',
  },
} as const satisfies Record<`/${string}`, FixedPage>

export type FixedPath = keyof typeof pages

export const fixedPages: Readonly<Record<FixedPath, FixedPage>> = pages
