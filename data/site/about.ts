/** A section of the about page. */
export interface AboutSection {
  title: string
  text: readonly string[]
}

export const about: readonly AboutSection[] = [
  {
    title: 'Our Mission',
    text: [
      'A roofing company runs on paperwork: the estimate that wins the job, the contract that protects it, the checklist that keeps the crew safe, the invoice that gets paid. Good paperwork costs money that a small contractor would rather put into a second ladder.',
      'We write it once, do it right, and give it away.',
    ],
  },
  {
    title: 'Free Forever',
    text: [
      'Every template, in every format, without an account, a card or a watermark. There is no paid tier to move you to.',
    ],
  },
  {
    title: 'Built by Roofers',
    text: [
      'Each document is written for one roof system or one stage of the job, with the terms, units and checks of the trade. An EPDM inspection asks about seam tape; a slate inspection asks about nails.',
    ],
  },
  {
    title: 'Ready to Use',
    text: [
      'PDFs you can fill in on a phone, Word files you can rewrite, and workbooks with tested formulas. Add your name and license and print.',
    ],
  },
  {
    title: 'Community Driven',
    text: ['Contractors tell us what is wrong, what has changed in the law and what is missing. We fix it or add it.'],
  },
  {
    title: 'Why Free?',
    text: [
      'Because a trade with better paperwork has fewer bad jobs, fewer injuries and fewer unpaid invoices, and because the newsletter, for those who want it, is enough for us to stay in touch.',
    ],
  },
]
