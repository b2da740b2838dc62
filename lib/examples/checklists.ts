import {
  cutsStone,
  FINDING_EVERY,
  findingAnswers,
  findingAt,
  isOfStone,
  onlyTicks,
  usualAnswers,
  walkFixes,
} from '@/data/examples/answers'
import type { Control } from '@/lib/documents/controls'
import type { ChecklistBlock } from '@/lib/documents/model'
import { authored, blueprintOf, isNotHere, placeIn, remarkedRows, type Example, type ExampleEntry } from './example'

interface Line {
  row: number
  text: string
  hasFinding: boolean
}

/** Whether a column is filled in on every line: a day, a name or a reading. Others hold remarks, at findings only. */
const isPlain = (label: string): boolean => /date|expires|^by$|^who|checked by|seen by|measured|^reading/i.test(label)

/** Whether a list is a safety walk, whose every Fix is on the list of actions. */
const isWalk = ({ content }: Example, { answers }: ChecklistBlock): boolean =>
  answers.includes('Fix') &&
  (content.kind === 'safety' || /^(?:jobsite-safety|daily-crew)-checklist$/.test(content.slug))

const isAbsent = (text: string, list: ChecklistBlock, example: Example): boolean =>
  isNotHere(text, example) ||
  (isWalk(example, list) && cutsStone.test(text) && !isOfStone.test(example.job.system.slug))

/** Whether a line has a finding: by the report, else by its remark, else at every few lines, which differ by list. */
function findings(example: Example, list: ChecklistBlock): (row: number) => boolean {
  const { name, items, extras, answers } = list
  if (isWalk(example, list)) return (row) => walkFixes.test(items[row - 1]!.text)
  if (example.findings) {
    const found = answers.length > 1 ? example.findings.get(name) : undefined
    return (row) => found?.has(row) ?? false
  }
  const offset = (name.length * 5 + blueprintOf(example.content).length) % FINDING_EVERY
  const columns = extras.flatMap(({ key, label }) => (isPlain(label) ? [] : [key]))
  const remarked = remarkedRows(example, name, columns)
  return (row) => remarked?.has(row) ?? (row - 1) % FINDING_EVERY === offset
}

function fillAnswer(example: Example, list: ChecklistBlock, { row, text, hasFinding }: Line): ExampleEntry[] {
  const name = `${list.name}.${row}.answer`
  const answer = authored(example, name, placeIn(example, row, { label: text, place: list.name }))
  if (list.answers.length > 1) {
    const key = list.answers.join('/')
    if (answer === undefined && list.answers.includes('N/A') && isAbsent(text, list, example)) return [[name, 'N/A']]
    const found = findingAnswers[key] ?? list.answers[list.answers[1] === 'N/A' ? 0 : 1]
    return [[name, answer ?? (hasFinding ? found : (usualAnswers[key] ?? list.answers[0])) ?? '']]
  }
  const only = onlyTicks[`${blueprintOf(example.content)}/${list.name}`]
  const isTicked = only ? only.includes(row) : !hasFinding || list.items.length <= 3
  return isTicked && answer !== false ? [[name, true]] : []
}

/** Next to an answer: words and the photograph where there is a finding; names, dates and readings on every line. */
function fillExtra(example: Example, control: Control, list: string, { row, text, hasFinding }: Line): ExampleEntry[] {
  const { name, label } = control
  const finding = example.findings?.get(list)?.get(row)
  const place = placeIn(example, row, control)
  const value = authored(example, name, place)
  if (value !== undefined) return hasFinding || isPlain(label) ? [[name, value]] : []
  if (/date|expires|^by$/i.test(label)) return hasFinding ? [] : [[name, 'Sep 25, 2026']]
  if (/^who|checked by|seen by/i.test(label)) return [[name, 'G. Lindqvist']]
  if (/measured|^reading/i.test(label)) return [[name, '12 %']]
  if (!hasFinding) return []
  if (/^photo/i.test(label)) return [[name, `P-${10 + row}`]]
  return [[name, finding?.text ?? findingAt(place, text)]]
}

/** Lists of seasons other than this visit's: they stay blank. */
const OTHER_SEASON = /^(spring|summer|winter)(Sign)?$/

export function fillChecklist(example: Example, list: ChecklistBlock, controls: readonly Control[]): ExampleEntry[] {
  if (blueprintOf(example.content) === 'seasonal-inspection' && OTHER_SEASON.test(list.name)) return []
  const hasFindingAt = findings(example, list)
  return list.items.flatMap(({ text }, index) => {
    const row = index + 1
    const line = { row, text, hasFinding: hasFindingAt(row) }
    const extras = controls.filter(({ name }) => name.startsWith(`${list.name}.${row}.`) && !name.endsWith('.answer'))
    return [
      ...fillAnswer(example, list, line),
      ...extras.flatMap((control) => fillExtra(example, control, list.name, line)),
    ]
  })
}
