/** The operator's own details. Everything here is shown to visitors; replace it before going live. */
export interface Site {
  name: string
  tagline: string
  /** One or two sentences for search engines and link previews. */
  description: string
  supportEmail: string
  /** Printed below every email, as US law requires (CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)). */
  postalAddress: string
  social: readonly { name: string; url: string }[]
  /** The launch claims of the home page. */
  claims: { contractors: string; monthlyDownloads: string; free: string }
  benefits: readonly string[]
  lastUpdated: string
  /** Whether download counts include the specified base figures; false shows recorded downloads only. */
  showBaseCounts: boolean
  /** What is still a sample here. Remove an entry once the figures are yours: `npm run doctor` stops a launch over it. */
  samples: readonly ('claims' | 'base counts')[]
}

export const site: Site = {
  name: 'RidgeDocs',
  tagline: 'Free professional templates for roofing contractors',
  description:
    'A free library of business documents for roofing contractors: estimates, inspections, safety and customer paperwork as fillable PDF, Word and Excel files.',
  supportEmail: 'support@ridgedocs.example',
  postalAddress: '123 Example Street, Springfield, OH 45501 (replace in data/site/index.ts)',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  claims: { contractors: '500+', monthlyDownloads: '5,000+', free: '100%' },
  benefits: ['100% Free', 'Instant Download', 'No Credit Card', 'Fully Customizable'],
  lastUpdated: 'January 2025',
  showBaseCounts: true,
  samples: ['claims', 'base counts'],
}
