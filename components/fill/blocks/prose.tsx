import { useFilling, useMergedPieces } from '@/components/filling/filling'
import type { BlockOf, Block } from '@/lib/documents/model'
import type { Control } from '@/lib/documents/controls'

export interface BlockProps<K extends Block['kind']> {
  block: BlockOf<K>
  /** In reading order, see `blockControls`. */
  controls: readonly Control[]
}

/** `First name` for `customer.firstName`, if the document has no control of that name. */
const words = (name: string): string =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()

/** What was typed for a field, or its label while it is blank. */
function MergeField({ name, said }: { name: string; said: string }) {
  const { form } = useFilling()
  return said ? (
    <mark>{said}</mark>
  ) : (
    <span className="fill-blank">{form.controls.get(name)?.label ?? words(name)}</span>
  )
}

/** A text with what was typed in place of its merge fields; a blank one shows its label. */
export function Inline({ text }: { text: string }) {
  return useMergedPieces(text).map((part, index) =>
    'field' in part ? (
      <MergeField key={index} name={part.field} said={part.words} />
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
}

/** A paragraph of the document, with its lead in bold. */
export function ParagraphBlock({ block: { lead, text } }: BlockProps<'paragraph'>) {
  return (
    <p className="fill-prose">
      {lead && <strong>{lead} </strong>}
      <Inline text={text} />
    </p>
  )
}

/** A list of the document, numbered if it is ordered. */
export function ListBlock({ block: { ordered, items } }: BlockProps<'list'>) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? 'fill-prose fill-steps' : 'fill-prose points'}>
      {items.map((item, index) => (
        <li key={index}>
          <Inline text={item} />
        </li>
      ))}
    </List>
  )
}

/** A note of the document, in the color of its tone. */
export function CalloutBlock({ block: { title, text, tone } }: BlockProps<'callout'>) {
  return (
    <aside className="fill-callout" data-tone={tone} aria-label={title}>
      <p className="font-semibold">{title}</p>
      {text.map((paragraph, index) => (
        <p key={index}>
          <Inline text={paragraph} />
        </p>
      ))}
    </aside>
  )
}
