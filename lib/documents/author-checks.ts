import type * as m from './model'

/** Items are texts, or `[text, note]` where the note is the criterion or the citation, or items with their core id. */
export type Check = string | readonly [string, string] | m.ChecklistItem

const isPair = (check: Exclude<Check, string>): check is readonly [string, string] => Array.isArray(check)

/** A check as it stands in a checklist: its text, and its criterion or citation. */
export const toItem = (check: Check): m.ChecklistItem => {
  if (typeof check === 'string') return { text: check }
  return isPair(check) ? { text: check[0], note: check[1] } : check
}
const items = (checks: readonly Check[]): m.ChecklistItem[] => checks.map(toItem)

/** Tick boxes in two columns, for things to bring, confirm or do. */
export const tickList = (name: string, checks: readonly Check[]): m.ChecklistBlock => ({
  kind: 'checklist',
  name,
  items: items(checks),
  answers: ['Done'],
  extras: [],
  layout: 'grid',
})

/** A ruled checklist: one answer per row from `answers`, and further columns to write in. A choice needs an answer. */
export const checklist = (
  name: string,
  checks: readonly Check[],
  answers: readonly string[],
  extras: readonly m.ChecklistExtra[] = [],
  options: Pick<m.ChecklistBlock, 'itemLabel' | 'required' | 'notesInForm'> = {},
): m.ChecklistBlock => ({
  ...{ kind: 'checklist', name, items: items(checks), answers, extras, layout: 'rows' },
  ...(answers.length > 1 ? { required: true } : {}),
  ...options,
})

/** The answers of a walk: in order, to be put right, not on this job. */
const WALK = ['OK', 'Fix', 'N/A'] as const

/**
 * A checklist with two or three answers and no further column, set in two halves. What is wrong goes into one table
 * below it. A choice needs an answer, unless `required` is false.
 */
export const answerGrid = (
  name: string,
  checks: readonly Check[],
  options: Pick<m.ChecklistBlock, 'itemLabel' | 'required'> & { answers?: readonly string[] } = {},
): m.ChecklistBlock => ({
  ...{ kind: 'checklist', name, items: items(checks), extras: [], layout: 'grid', required: true },
  ...{ answers: WALK, ...options },
})

export const extra = (key: string, label: string, width = 1.5): m.ChecklistExtra => ({ key, label, width })
