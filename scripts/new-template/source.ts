import { slugOf } from '@/data/slug'
import type { AuthoredKind, AuthoredName, Beside } from './kinds'
import { constantOf, quote, texts } from './texts'

export interface NewTemplate {
  family: AuthoredName
  name: string
  group: string
  beside: Beside
}

const description = "'TODO one sentence of 40 to 160 characters: what it is, for whom, and what it holds.'"
const tags = "['TODO words people search for', 'TODO another', 'TODO a third']"

/** The file of a new template: a document that works in every format, whose words are still to be written. */
export function templateSource(
  { besides, notice }: AuthoredKind,
  { family, name, group, beside }: NewTemplate,
): string {
  return `import { defineTemplate } from '@/data/define-template'${notice ? `\nimport { ${notice} } from '@/data/parts/notices'` : ''}
import * as d from '@/lib/documents/author'

export const ${constantOf(slugOf(name))} = defineTemplate(${quote(family)}, {
  name: ${quote(name)},
  group: ${quote(group)},${beside === besides[0] ? '' : `\n  formats: ['PDF', ${quote(beside)}],`}${texts(description, tags)}
  subject: 'TODO a line for the file’s properties',
  intro: 'TODO one or two sentences under the title: who fills this in, and when.',
  parts: () => [
    d.part('Form', [
      d.section('Job', 'TODO how this section reads under What’s Included'),
      d.fields(2, d.field('job.name'), d.field('job.number'), d.field('job.address', { span: 2 }), d.field('job.foreman'), d.own('form.date', 'Date', 'date')),
      d.section('Items', 'TODO lines with a sum'),
      d.table(
        'line',
        'Items',
        [
          d.column('item', 'Item', 'text', { width: 4 }),
          d.column('quantity', 'Quantity', 'number', { decimals: 1 }),
          d.column('price', 'Unit price', 'currency'),
          d.column('amount', 'Amount', 'currency', { formula: d.round(d.mul(d.cell('quantity'), d.cell('price')), 2) }),
        ],
        [],
        { blankRows: 8, lineNumbers: true, totals: [d.total('line.total', 'Total', d.sum('line', 'amount'))] },
      ),
      d.section('Checks', 'TODO what is confirmed before it is signed'),
      d.checklist('check', ['TODO a check', 'TODO a second check', 'TODO a third check', 'TODO a fourth check'], ['Yes', 'No']),
      d.section('Signed'),
      d.signatures([{ name: 'foreman', role: 'Foreman' }]),${notice ? `\n      ${notice}('TODO the statutes that it touches'),` : ''}
    ]),
  ],
})
`
}
