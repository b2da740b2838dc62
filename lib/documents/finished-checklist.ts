/** A checklist in a finished copy: lines with a finding stay, the others are counted up in sentences. */
import type { Block, ChecklistBlock, ParagraphBlock, Part, Value } from './model'

/** A part as the rules of a finished copy see it. A contract's words and a safety record's lines stay. */
export interface Setting {
  part: Part
  isContract: boolean
  isRecord: boolean
}

/** Answers that say that nothing was found. */
const FINE: ReadonlySet<Value> = new Set(['Pass', 'Good', 'None', 'Met', 'OK', 'Clear', 'Dry', 'Sound', 'Fine'])

/** Whether columns have a place for a finding or its photograph, as those of an inspection have. */
export const isInspected = (columns: readonly { key: string }[]): boolean =>
  columns.some(({ key }) => key === 'photo' || key === 'finding')

type Sort = 'kept' | 'fine' | 'absent' | 'open'

function sortOf({ name, extras, values = {} }: ChecklistBlock, number: number): Sort {
  const valueAt = (key: string): Value => values[`${name}.${number}.${key}`] ?? null
  if (extras.some(({ key }) => String(valueAt(key) ?? '').trim() !== '')) return 'kept'
  const answer = valueAt('answer')
  if (answer === null || answer === '') return 'open'
  if (answer === 'N/A') return 'absent'
  return FINE.has(answer) ? 'fine' : 'kept'
}

const numbersOf = (block: ChecklistBlock, ...sorts: Sort[]): number[] =>
  block.items.flatMap((_, index) => (sorts.includes(sortOf(block, index + 1)) ? [index + 1] : []))

/** The numbers of the lines that stay lines; undefined for a checklist that stays as it is. */
export function keptLines(block: ChecklistBlock, { isContract, isRecord }: Setting): ReadonlySet<number> | undefined {
  const { answers, extras } = block
  const isOfInspection = isInspected(extras) || answers.includes('OK')
  if (isContract || isRecord || !isOfInspection || answers.length < 2 || !answers.some((each) => FINE.has(each)))
    return undefined
  return new Set(numbersOf(block, 'kept'))
}

function sentence(block: ChecklistBlock, lead: string, sort: Sort): ParagraphBlock[] {
  const texts = numbersOf(block, sort).map((number) => block.items[number - 1]!.text.replace(/\.$/, ''))
  return texts.length > 0 ? [{ kind: 'paragraph', lead: `${lead}:`, text: `${texts.join('; ')}.` }] : []
}

/** The lines of a checklist with these numbers, numbered anew, and sentences for the others. */
export function withLines(block: ChecklistBlock, lines: ReadonlySet<number>): Block[] {
  const { name, items, extras, values = {} } = block
  const own = [...lines].flatMap((number, index) =>
    ['answer', ...extras.map(({ key }) => key)].flatMap((key) => {
      const value = values[`${name}.${number}.${key}`] ?? null
      return value === null ? [] : [[`${name}.${index + 1}.${key}`, value] as const]
    }),
  )
  const rest = { ...block, items: items.filter((_, index) => lines.has(index + 1)), values: Object.fromEntries(own) }
  return [
    ...(lines.size > 0 ? [rest] : []),
    ...sentence(block, 'Looked at, nothing found', 'fine'),
    ...sentence(block, 'Not on this roof', 'absent'),
    ...sentence(block, 'Not looked at', 'open'),
  ]
}
