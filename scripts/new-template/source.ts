import { slugOf } from '@/data/slug'
import type { AuthoredKind, Beside } from './kinds'
import { constantOf, quote, texts } from './texts'

export interface NewTemplate {
  name: string
  group: string
  beside: Beside
}

const description = "'TODO one sentence of 40 to 160 characters: what it is, for whom, and what it holds.'"
const tags = "['TODO words people search for', 'TODO another', 'TODO a third']"

const partsWith = (closing: string): string => `[
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
      ${closing}
    ]),
  ]`

const constructors = 'cell checklist column field fields mul own part round section signatures sum table total'.split(
  ' ',
)

/** The file of a new template: a document that works in every format, whose words are still to be written. */
export function templateSource(
  { wrap, wrapsDocument, closing }: AuthoredKind,
  { name, group, beside }: NewTemplate,
): string {
  const { call, before, inside } = wrap(group, beside)
  const parts = partsWith(closing?.block ?? '')
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
  const imports = [...constructors, ...(wrapsDocument ? [] : ['documentModel'])].sort()
  return `import { ${[call, ...(closing ? [closing.name] : [])].join(', ')} } from './template'
import { ${imports.join(', ')} } from '@/lib/documents/author'

export const ${constantOf(slugOf(name))} = ${call}(${before}{
  ${inside}
  name: ${quote(name)},${texts(description, tags)}
  ${document}
})
`
}
