/** Merges one draft of two tabs: the changes of both stay; if both changed a field, the last change wins. */
import type { Draft } from './draft'

export type Held = Pick<Draft, 'typed' | 'rows' | 'photos' | 'signatures' | 'example'>

/** The last state that the form and the browser had in common. */
export interface Synced {
  held: Held
  stored?: Draft
}

export const heldIn = ({ typed, rows, photos, signatures, example }: Held): Held => ({
  ...{ typed, rows, photos, signatures, example },
})

type Fields = Readonly<Record<string, unknown>>

/** An object with its names sorted: an object from the store has them in the order of its schema. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

interface States {
  mine: Fields
  held: Fields
  stored: Fields
  theirs: Fields
}

/** Takes of each field the change made here, else the change made there, else what the form holds. */
function mergeFields({ mine, held, stored, theirs }: States): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const merged = [...names].map((name) => {
    const isTheirs = same(mine[name], held[name]) && !same(theirs[name], stored[name])
    return [name, isTheirs ? theirs[name] : mine[name]] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

const parts = ['typed', 'rows', 'photos', 'signatures'] as const

/** The draft of this tab with what another tab has stored since. `theirs` is what is stored now. */
export function mergeDraft(mine: Draft, { held, stored }: Synced, theirs: Draft | undefined): Draft {
  if (!theirs || !stored) return mine
  const merged = parts.map((part) => [
    part,
    mergeFields({
      mine: mine[part] ?? {},
      held: held[part] ?? {},
      stored: stored[part] ?? {},
      theirs: theirs[part] ?? {},
    }),
  ])
  const { example: _, ...rest } = theirs
  const example = same(mine.example, held.example) ? theirs.example : mine.example
  // What a form does not change comes from the store: the name, the job, the state.
  return {
    ...rest,
    changed: mine.changed,
    ...(Object.fromEntries(merged) as Pick<Draft, (typeof parts)[number]>),
    ...(example ? { example } : {}),
    ...(mine.at ? { at: mine.at } : {}),
    ...(mine.lines ? { lines: mine.lines } : {}),
  }
}

/** The state that both have now: what was changed here and is not stored remains a change. */
export function syncedWith(mine: Draft, before: Synced, theirs: Draft): Synced {
  const merged = mergeDraft(mine, before, theirs)
  const held = parts.map((part) => {
    const [present, former]: Fields[] = [mine[part] ?? {}, before.held[part] ?? {}]
    const names = new Set([...Object.keys(merged[part] ?? {}), ...Object.keys(former ?? {})])
    const all = [...names].map((name) => {
      const isChanged = !same(present?.[name], former?.[name])
      return [name, isChanged ? former?.[name] : (merged[part] as Fields | undefined)?.[name]] as const
    })
    return [part, Object.fromEntries(all.filter(([, value]) => value !== undefined))]
  })
  const example = same(mine.example, before.held.example) ? theirs.example : before.held.example
  return { held: { ...(Object.fromEntries(held) as Held), example }, stored: theirs }
}

/** The names whose typed content differs between two drafts. */
export function changedNames(one: Held, other: Held): string[] {
  const names = new Set([...Object.keys(one.typed), ...Object.keys(other.typed)])
  return [...names].filter((name) => one.typed[name] !== other.typed[name])
}

const more = ['rows', 'photos', 'signatures', 'example'] as const
const around = ['job', 'state', 'fromJob'] as const

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
const differ = (one: unknown, other: unknown): boolean => !(isEmpty(one) && isEmpty(other)) && !same(one, other)

/** Whether two drafts differ in more than typed text: the form then has to be opened again. */
export const differsInMore = (one: Draft, other: Draft): boolean =>
  more.some((part) => differ(one[part], other[part])) || around.some((part) => differ(one[part], other[part]))

/** Whether two drafts are the same except for the time of their change. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.name === other.name && changedNames(one, other).length === 0 && !differsInMore(one, other)
