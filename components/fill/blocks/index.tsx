import type { ComponentType } from 'react'
import type { FormBlock } from '@/lib/documents/form'
import { ChecklistBlock } from './checklist'
import { ImagesBlock } from './images'
import { CalloutBlock, ListBlock, ParagraphBlock, Inline, type BlockProps } from './prose'
import { TableBlock } from './table'
import { countOf } from '@/lib/utils'
import { ControlField, ControlFields } from '../control-field'
import { SignaturePlace } from '@/components/fill/signature/signature-place'

/** Clauses to unfold and read, and the initials next to them. */
function ClausesBlock({ block: { items }, controls }: BlockProps<'clauses'>) {
  const initials = controls.map((each) => ({ ...each, label: `Initials: ${each.place ?? ''}`, place: undefined }))
  return (
    <>
      <details className="fill-fold">
        <summary>Read {countOf(items.length, 'clause')}</summary>
        <ol className="fill-prose fill-steps">
          {items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> <Inline text={text} />
            </li>
          ))}
        </ol>
      </details>
      {controls.length > 0 && <ControlFields controls={initials} />}
    </>
  )
}

/** A prescribed notice to unfold and read, and its answers. */
function NoticeBlock({ block: { text, answers }, controls }: BlockProps<'notice'>) {
  // A question is asked with the first of its notices.
  const own = controls.filter(({ name, role }) => role === 'asked' || name !== answers?.question)
  return (
    <>
      <details className="fill-fold">
        <summary>Read the prescribed notice</summary>
        {text.map((paragraph, index) => (
          <p key={index} className="fill-prose">
            <Inline text={paragraph} />
          </p>
        ))}
      </details>
      <ControlFields controls={own} />
    </>
  )
}

/** The parties that sign, each with its signature and its fields. */
function SignaturesBlock({ block: { note, parties }, controls }: BlockProps<'signatures'>) {
  return (
    <>
      {note && <p className="fill-prose">{note}</p>}
      <div className="fill-parties">
        {parties.map((party) => (
          <fieldset key={party.name} className="fill-party">
            <legend>{party.role}</legend>
            <SignaturePlace party={party} />
            {controls
              .filter((control) => control.name.startsWith(`${party.name}.`))
              .map((control) => (
                <ControlField key={control.name} control={control} />
              ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}

const MOST_RESULTS = 8

/** Fields in columns. Many steps of one calculation are folded up. */
function FieldsBlock({ controls }: BlockProps<'fields'>) {
  const [, ...steps] = controls.filter(({ role }) => role === 'calculated')
  const folded = new Set(steps.length >= MOST_RESULTS ? steps : [])
  return (
    <>
      <ControlFields controls={controls.filter((control) => !folded.has(control))} />
      {folded.size > 0 && (
        <details className="fill-fold">
          <summary>Show {countOf(folded.size, 'step')} of this calculation</summary>
          <ControlFields controls={[...folded]} />
        </details>
      )}
    </>
  )
}

type Kind = FormBlock['block']['kind']

/** The component of every kind. A missing one does not compile. */
const components: { readonly [K in Kind]: ComponentType<BlockProps<K>> } = {
  paragraph: ParagraphBlock,
  notice: NoticeBlock,
  list: ListBlock,
  callout: CalloutBlock,
  clauses: ClausesBlock,
  fields: FieldsBlock,
  checklist: ChecklistBlock,
  table: TableBlock,
  signatures: SignaturesBlock,
  images: ImagesBlock,
}

/** A block of a document as its part of the form. */
export function FormBlockView({ block, controls }: FormBlock) {
  // The type of `components` pairs each kind with its component, which TypeScript cannot follow through a union.
  const Component = components[block.kind] as ComponentType<{
    block: FormBlock['block']
    controls: FormBlock['controls']
  }>
  return <Component block={block} controls={controls} />
}
