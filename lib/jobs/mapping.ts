import type { Control } from '@/lib/documents/controls'
import type { Form } from '@/lib/documents/form'
import type { Value } from '@/lib/documents/model'
import { schemaOf, typedOf, type Typed, type TypedValues } from '@/lib/fill/typed'
import { AMOUNT, facts, namesIn, type Fact } from './facts'
import { hasPricedLine, isFollowed, knownTexts, textsFor } from './ledger'
import { addressOf, textOf, type Job } from './job'
import { BILLING_WORKBOOK, workbookChanges } from './lists'

const isText = (type: Control['type']): boolean => ['text', 'multiline', 'phone', 'email'].includes(type)

/** The value of a fact's text; undefined for a text without one, such as a half-typed date. */
function valueOf(fact: Given, text: string) {
  const read = schemaOf(fact).safeParse(text)
  return read.success && read.data !== null ? read.data : undefined
}

/** A value as a control of a document takes it; undefined if it does not. */
export function typedFor(control: Control, fact: Pick<Fact, 'type'>, value: Value): Typed | undefined {
  const { type } = control
  const isSame = type === fact.type || (isText(type) && isText(fact.type))
  const isWord = typeof value === 'string' && fact.type !== 'date'
  const fits = isSame || (isWord && (isText(type) || type === 'select' || type === 'one'))
  if (!fits) return undefined
  const typed = typedOf(control, value)
  return schemaOf(control).safeParse(typed).success ? typed : undefined
}

const productOf = (job: Job): string =>
  ['manufacturer', 'product']
    .map((part) => textOf(job, `roof.${part}`).trim())
    .filter(Boolean)
    .join(', ')

const composed: readonly { name: string; compose: (job: Job) => string }[] = [
  { name: 'emergency.address', compose: addressOf },
  ...['product.field', 'product.line', 'product.shingle', 'coating.product'].map((name) => ({
    name,
    compose: productOf,
  })),
]

type Given = Pick<Fact, 'type' | 'options' | 'closed'> & Partial<Pick<Fact, 'label'>>

function typedIn(control: Control, fact: Given, text: string): Typed | undefined {
  if (control.role !== 'asked' || control.sensitive || control.value !== null) return undefined
  const value = valueOf(fact, text)
  return value === undefined ? undefined : typedFor(control, fact, value)
}

/** The signed changes as rows of the workbook that bills by period. */
function workbookRows(form: Form, slug: string, job: Job): { name: string; type: Fact['type']; text: string }[] {
  if (slug !== BILLING_WORKBOOK) return []
  return Object.entries(workbookChanges((id) => textOf(job, id))).flatMap(([name, text]) => {
    const type = form.controls.get(name)?.type
    return type && type !== 'one' && type !== 'check' ? [{ name, type, text }] : []
  })
}

const PRICED_ITEM = /^price\.(\d+)\.item$/

/** The job's price in the first free line of a contract that adds up lines. */
function pricedLine(form: Form, slug: string, job: Job, price: string): { name: string; fact: Given; text: string }[] {
  const free = [...form.controls.values()].find(({ name, value }) => PRICED_ITEM.test(name) && value === null)
  if (!hasPricedLine(slug) || !free || price === '') return []
  const number = textOf(job, 'estimate.number').trim()
  const item = number ? `Repair as itemized in estimate ${number}, one price` : 'Repair as described above, one price'
  const cells = { item, qty: '1', unit: 'LS', rate: price }
  return Object.entries(cells).flatMap(([key, text]) => {
    const name = free.name.replace(/item$/, key)
    const type = form.controls.get(name)?.type
    return type && type !== 'one' && type !== 'check' ? [{ name, fact: { type }, text }] : []
  })
}

/** Whether a name belongs to the line with the job's price. Next to a person's own lines it would count twice. */
export const isOfPricedLine = (slug: string, name: string): boolean => hasPricedLine(slug) && /^price\.\d+\./.test(name)

/** Blanks the shares of payments for which the job has dollars: the document's own share could contradict them. */
const withoutShares = (known: TypedValues, form: Form): TypedValues =>
  Object.fromEntries(
    Object.keys(known).flatMap((name) => {
      const share = name.replace(/\.dollars$/, '.share')
      return share !== name && form.controls.get(share)?.role === 'asked' ? [[share, '']] : []
    }),
  )

interface Known {
  /** For an existing document: without the facts that every document has from its own time. */
  isLater?: boolean
}

/** What a job says in a form, by control. Sensitive fields and those with the author's content are left out. */
export function knownIn(form: Form, slug: string, job: Job, { isLater = false }: Known = {}): TypedValues {
  const known: Record<string, Typed> = {}
  const give = (name: string, fact: Given, text: string): void => {
    const control = form.controls.get(name)
    const typed = control && text !== '' ? typedIn(control, fact, text) : undefined
    if (typed !== undefined) known[name] = typed
  }
  for (const [id, text] of Object.entries(textsFor(slug, job))) {
    const fact = facts.get(id)
    if (fact && !(isLater && fact.atItsTime)) for (const name of namesIn(fact, slug)) give(name, fact, text)
  }
  const price = textsFor(slug, job)[`${AMOUNT}price.beforeTax`] ?? ''
  for (const { name, fact, text } of pricedLine(form, slug, job, price)) give(name, fact, text)
  for (const { name, compose } of composed) give(name, { type: 'text' }, compose(job))
  for (const { name, type, text } of isLater ? [] : workbookRows(form, slug, job)) give(name, { type }, text)
  return { ...known, ...withoutShares(known, form) }
}

export interface Difference {
  id: string
  label: string
  /** What the job has; empty if it has nothing. */
  before: string
  after: string
}

export type DocumentValues = ReadonlyMap<string, Value>

const sameText = (fact: Fact, one: string, other: string): boolean => {
  const rounded = (value: Value | undefined): Value | undefined =>
    fact.isWhole && typeof value === 'number' ? Math.round(value) : value
  const [first, second] = [one, other].map((text) => rounded(valueOf(fact, text)) ?? text)
  return first === second
}

/** A document's value as the text of a fact. An amount has cents. */
function textFor(fact: Fact, value: Value): string | undefined {
  if (value === null || value === '' || typeof value === 'boolean') return undefined
  const text = typedOf({ type: fact.type }, typeof value === 'number' ? Number(value.toPrecision(12)) : value)
  return typeof text === 'string' && valueOf(fact, text) !== undefined ? text : undefined
}

/** Lines of the job: a document that lists them takes them from the job, see `lines.ts`. */
const isOfLines = (id: string): boolean => /^(change|payment)\.\d+\./.test(id)

/** The facts that differ between a document and the job, in the order of the facts. Blanks are left out. */
export function differencesOf(slug: string, values: DocumentValues, job: Job): Difference[] {
  const known = knownTexts(job)
  // A document may have a fact in its own way, see `textsFor`.
  const given = textsFor(slug, job)
  return [...facts.values()].flatMap((fact) => {
    if (isOfLines(fact.id) || isFollowed(fact.id)) return []
    const found = namesIn(fact, slug).flatMap((name) => textFor(fact, values.get(name) ?? null) ?? [])
    const [after] = found
    const before = known[fact.id] ?? ''
    const isKnown = [before, given[fact.id] ?? ''].some((text) => after !== undefined && sameText(fact, text, after))
    if (after === undefined || isKnown) return []
    return [{ id: fact.id, label: fact.label, before, after }]
  })
}
