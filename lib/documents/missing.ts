import { applies } from './applies'
import { isWrittenIn, tableCells } from './cell-names'
import { complete } from './complete'
import type { Entries } from './entries'
import { sourcesOf } from './filling-order'
import { formOf, fullLabel, type Control, type FormBlock } from './form'
import {
  blocksOf,
  dataRows,
  fieldsIn,
  papersOf,
  type BlockOf,
  type ChecklistBlock,
  type DocumentModel,
  type Part,
  type TableBlock,
} from './model'
import { mergesIn } from './texts'
import { vocabulary } from './vocabulary'
import type { Values } from './fill'

const LETTERHEAD = 'Letterhead'

export interface Place {
  /** The name of the control to go to; of the company's profile if no control asks for it. */
  name: string
  label: string
  part: string
  section: string
  row?: number
  /** The company's profile has it, not the document. */
  isCompany?: true
}

interface Options {
  /** Whose pages are written; all by default. What no page of theirs shows is not asked for. */
  readers?: readonly Part['audience'][]
  /** The parties that have signed. With it, the others are places too; without, signatures are left to the pen. */
  signed?: ReadonlySet<string>
}

interface Asked extends Pick<Place, 'name' | 'label' | 'row'> {
  isBlank: boolean
  /** All names that it stands for, if more than its own. */
  names?: readonly string[]
}

const isBlank = ({ value }: Control): boolean => value === null || value === '' || value === false

const askedAt = (control: Control): Asked => ({
  name: control.name,
  label: fullLabel(control),
  isBlank: isBlank(control),
})

/** The cells of required columns in rows that somebody has started, and a row if the table has none that it needs. */
function askedInTable(table: TableBlock, controls: readonly Control[], typed: Values): Asked[] {
  const own = new Map(controls.map((control) => [control.name, control]))
  const numbers = dataRows(table).map((_, index) => index + 1)
  const begun = new Set(numbers.filter((number) => isWrittenIn(table, number, typed)))
  const needed = tableCells(table).flatMap(({ name, column, number }) => {
    const control = own.get(name)
    const isNeeded = begun.has(number) && column.required && control?.role === 'asked'
    return isNeeded ? [{ ...askedAt(control), row: number }] : []
  })
  const asked = controls.filter(({ role }) => role === 'asked')
  const first = asked.find(isBlank) ?? asked[0]
  if (!table.required || !first) return needed
  const names = asked.map(({ name }) => name)
  return [{ name: first.name, label: `${table.label}: at least one line`, isBlank: begun.size === 0, names }, ...needed]
}

/** A checklist that the document can do without must be complete once somebody has started it. */
function askedInChecklist({ required }: ChecklistBlock, controls: readonly Control[]): Asked[] {
  const answers = controls.filter(({ name, role }) => role === 'asked' && name.endsWith('.answer'))
  const open = answers.filter(isBlank)
  const next = open[0] ?? answers[0]
  const isAsked = required ?? false
  const isBegun = required === false && open.length < answers.length
  if (!next || !(isAsked || isBegun)) return []
  const label = open.length > 0 ? `${open.length} of ${answers.length} answers` : `${answers.length} answers`
  return [{ name: next.name, label, isBlank: open.length > 0 }]
}

const askedOfSigners = ({ parties }: BlockOf<'signatures'>, signed: ReadonlySet<string>): Asked[] =>
  parties.map(({ name, role }) => ({
    name: `${name}.printedName`,
    label: `Signature: ${role}`,
    isBlank: !signed.has(name),
  }))

function askedIn(
  { block, controls }: FormBlock,
  typed: Values,
  required: ReadonlySet<string>,
  signed?: ReadonlySet<string>,
) {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return controls.filter(({ name, role }) => role === 'asked' && required.has(name)).map(askedAt)
    case 'table':
      return askedInTable(block, controls, typed)
    case 'checklist':
      return askedInChecklist(block, controls)
    case 'signatures':
      return signed ? askedOfSigners(block, signed) : []
    default:
      return []
  }
}

const requiredFields = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOf(model)
      .flatMap(fieldsIn)
      .flatMap(({ name, required }) => (required ? [name] : [])),
  )

/** The company's name for a letterhead, and what letters say of the company that no control asks for. */
function askedOfCompany(model: DocumentModel, kept: readonly Part[], own: ReadonlyMap<string, Control>): Asked[] {
  const company = model.company ?? {}
  const isGiven = (name: string): boolean => (company[name] ?? '') !== ''
  const heads = papersOf(model).some(
    ({ letterhead, parts }) => letterhead !== 'none' && parts.some((part) => kept.includes(part)),
  )
  const merged = kept.filter(({ letter }) => letter).flatMap(({ blocks }) => blocks.flatMap(mergesIn))
  if (!heads && !merged.includes('company.name')) return []
  const name: Asked = { name: 'company.name', label: 'Your company', isBlank: !isGiven('company.name') }
  // A company without a name is missing as a whole.
  if (name.isBlank) return [name]
  const others = new Set(merged.filter((each) => each.startsWith('company.') && each !== name.name && !own.has(each)))
  const labels: Readonly<Record<string, { label: string }>> = vocabulary
  return [
    name,
    ...[...others].map((each) => ({
      name: each,
      label: `Your company: ${labels[each]?.label ?? each}`,
      isBlank: !isGiven(each),
    })),
  ]
}

/** Every place that has to be filled in, in the form's order, and whether it is blank: what `complete` refuses is. */
export function places(
  model: DocumentModel,
  entries: Pick<Entries, 'values' | 'rows'>,
  company: Values = {},
  { readers, signed }: Options = {},
): (Place & { isBlank: boolean })[] {
  const filled = complete(model, { ...entries, pictures: {} }, company).model
  const form = formOf(filled)
  const kept = filled.parts.filter(({ audience }) => !readers || readers.includes(audience))
  const shown = readers ? sourcesOf(filled, kept) : undefined
  const required = requiredFields(filled)
  const isShown = ({ name, names = [name] }: Asked, part: string): boolean =>
    !shown || kept.some((each) => each.name === part) || names.some((each) => shown.has(each))
  const asked = form.steps.flatMap(({ name: part, sections }) =>
    sections.flatMap(({ title: section, blocks }) =>
      blocks
        .filter(({ block }) => applies(block, (name) => form.controls.get(name)?.value ?? null))
        .flatMap((block) => askedIn(block, entries.values, required, signed))
        .filter((each) => isShown(each, part))
        .map(({ names: _, ...each }) => ({ ...each, part, section })),
    ),
  )
  const profile = askedOfCompany(filled, kept, form.controls).map((each) => ({
    ...{ ...each, part: LETTERHEAD, section: LETTERHEAD },
    ...{ isCompany: true as const },
  }))
  return [...asked, ...profile]
}

/** The places of a document that are blank and must not be (see `places`). */
export const missing = (...given: Parameters<typeof places>): Place[] =>
  places(...given)
    .filter((place) => place.isBlank)
    .map(({ isBlank: _, ...place }) => place)
