import { site } from '@/data/site'

export interface FaqItem {
  question: string
  answer: string
}

export const faq: readonly FaqItem[] = [
  {
    question: 'Are the templates really free?',
    answer:
      'Yes. Every template is free in every format, as often as you like. There is no paid tier and no credit card.',
  },
  {
    question: 'What formats do the templates come in?',
    answer:
      'PDF, Excel and Word. The PDF can be filled in on screen or printed, the Excel file does the math, and the Word file can be rewritten from top to bottom. Each template lists the formats it has.',
  },
  {
    question: 'Can I customize the templates?',
    answer:
      'Yes. Enter your name, license and logo once under My company, and every file that you download carries them. Fill in any template on its page under Fill it in here, or open the Word file and change the wording.',
  },
  {
    question: 'Do I need special software?',
    answer:
      'No. The browser on your phone or computer is enough: fill in the form on the site, add photos, sign with a finger, and save it as PDF, Word or Excel. It also works without a network. Blank PDFs open in any free PDF reader, Word and Excel files in Microsoft Office, Google Docs and Sheets, LibreOffice and Apple’s office apps.',
  },
  {
    question: 'Can I use the templates for my business?',
    answer:
      'Yes. Use them with paying customers, on as many jobs as you have. You do not have to name us. Under My jobs you enter a customer, a roof and a price once, and the job’s documents are filled in from it.',
  },
  {
    question: 'Why do you ask for my email?',
    answer:
      'To send you a backup copy of the blank template that you download. We ask one time and remember it in your browser. What you fill in stays on your device. The newsletter has a separate check box, and it starts only after you confirm it.',
  },
  {
    question: 'Can I share the templates with my team?',
    answer:
      'Yes. Send the files to your crews, your office and your subcontractors, or the page to anyone in the trade.',
  },
  {
    question: 'Do you add new templates?',
    answer: 'Yes. We add and correct templates from what contractors tell us.',
  },
  {
    question: 'Can I request a template?',
    answer: `Yes. Write to ${site.supportEmail} and say what the job needs. We reply within 24 hours.`,
  },
  {
    question: 'Do the safety templates make my company OSHA compliant?',
    answer:
      'No document can do that by itself. The safety templates cite the OSHA standards they are based on and help you plan and keep records, but you remain responsible for compliance on every site. Check your state plan and ask a safety professional where you are unsure.',
  },
]
