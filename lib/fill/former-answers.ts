/** Answers of a checklist that had others in an earlier version of its document. */
import { rowNameOf } from '@/lib/documents/cell-names'
import { blocksOfKind, type DocumentModel } from '@/lib/documents/model'
import type { Draft } from './draft'

/** What one set of answers calls what another does. */
const SAME: Readonly<Record<string, string>> = { Yes: 'OK', Pass: 'OK', Good: 'OK', No: 'Fix', Fail: 'Fix' }

/**
 * A stored answer as a checklist with these answers has it: a box that was ticked is the first of several answers, Yes
 * is OK and No is Fix. A single box takes the first of its former answers for a tick. Any other answer stays.
 */
export function presentAnswer(value: string | boolean, answers: readonly string[]): string | boolean {
  const [first = ''] = answers
  if (answers.length === 1) return value === 'Yes' || value === 'OK' ? true : value
  if (value === true) return first
  if (typeof value !== 'string' || answers.includes(value)) return value
  const same = SAME[value]
  return same && answers.includes(same) ? same : value
}

/** The draft with its answers as the checklists of the model have them. */
export function withPresentAnswers(draft: Draft, model: DocumentModel): Draft {
  const answersOf = new Map(blocksOfKind(model, 'checklist').map(({ name, answers }) => [name, answers]))
  const answered = (name: string, value: string | boolean): string | boolean => {
    const { table = '', key } = rowNameOf(name) ?? {}
    const answers = key === 'answer' ? answersOf.get(table) : undefined
    return answers ? presentAnswer(value, answers) : value
  }
  const typed = Object.entries(draft.typed).map(([name, value]) => [name, answered(name, value)] as const)
  return typed.every(([name, value]) => value === draft.typed[name])
    ? draft
    : { ...draft, typed: Object.fromEntries(typed) }
}
