import type { AuthoredKind, Beside } from './kinds'

export interface NewTemplate {
  name: string
  group: string
  beside: Beside
}

/** `Ladder Loan Form` as `ladder-loan-form`, as the kinds' own files make it. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `ladder-loan-form` as `ladderLoanForm`. */
export const constantOf = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase())

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`

const texts = (name: string): string => `
  name: ${quote(name)},
  description: 'TODO one sentence of 40 to 160 characters: what it is, for whom, and what it holds.',
  tags: ['TODO words people search for', 'TODO another', 'TODO a third'],
  fullDescription: [
    'TODO a paragraph: the situation in which a roofer reaches for this document.',
    'TODO a paragraph: what it settles, and what happens without it.',
  ],
  howToUse: [
    'TODO the first step.',
    'TODO the second step.',
    'TODO the third step.',
    'TODO the last step: who gets it, and where it is kept.',
  ],
  expertGuide: [
    {
      title: 'TODO the mistake that costs the most',
      text: 'TODO at least sixty characters: how it happens, and how an experienced roofer avoids it.',
      cite: 'TODO the law or standard it rests on, or no cite',
    },
    {
      title: 'TODO a second piece of advice',
      text: 'TODO at least sixty characters of advice that is not in the document itself.',
    },
  ],`

const parts = `[
    part('Form', [
      section('Job', 'TODO how this section reads under What’s Included'),
      fields(2, field('job.name'), field('job.number'), field('job.address', { span: 2 }), field('job.foreman'), own('form.date', 'Date', 'date')),
      section('Items', 'TODO lines with a sum'),
      table(
        'line',
        'Items',
        [
          column('item', 'Item', 'text', { width: 4 }),
          column('quantity', 'Quantity', 'number', { decimals: 1 }),
          column('price', 'Unit price', 'currency'),
          column('amount', 'Amount', 'currency', { formula: round(mul(cell('quantity'), cell('price')), 2) }),
        ],
        [],
        { blankRows: 8, lineNumbers: true, totals: [total('line.total', 'Total', sum('line', 'amount'))] },
      ),
      section('Checks', 'TODO what is confirmed before it is signed'),
      checklist('check', ['TODO a check', 'TODO a second check', 'TODO a third check', 'TODO a fourth check'], ['Yes', 'No']),
      section('Signed'),
      signatures([{ name: 'foreman', role: 'Foreman' }]),
    ]),
  ]`

const own = [
  'cell',
  'checklist',
  'column',
  'field',
  'fields',
  'mul',
  'own',
  'part',
  'round',
  'section',
  'signatures',
  'sum',
  'table',
  'total',
]

/**
 * The file of a new template: a document that works in every format, whose words are still to be written. Each begins
 * with TODO, which the tests refuse.
 */
export function templateSource({ wrap, wrapsDocument }: AuthoredKind, { name, group, beside }: NewTemplate): string {
  const { call, before, inside } = wrap(group, beside)
  const about = `subject: 'TODO a line for the file’s properties',
  intro: 'TODO one or two sentences under the title: who fills this in, and when.',`
  const document = wrapsDocument
    ? `${about}
  parts: () => ${parts},`
    : `document: () => documentModel({
    title: ${quote(name)},
    ${about}
    letterhead: 'compact',
    parts: ${parts},
  }),`
  const imports = [...own, ...(wrapsDocument ? [] : ['documentModel'])].sort()
  return `import { ${call} } from './template'
import { ${imports.join(', ')} } from '@/lib/documents/author'

export const ${constantOf(slugOf(name))} = ${call}(${before}{
  ${inside}${texts(name)}
  ${document}
})
`
}
