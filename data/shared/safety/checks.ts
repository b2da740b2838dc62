/** Checklists whose every line carries its citation. */
import { cfr } from '@/data/shared/cites'
import type { GuideEntry } from '@/data/shared/types'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'

/** Duties so general that they spell out no line: inspections, instruction, housekeeping, equipment as needed. */
const generalDuties: ReadonlySet<string> = new Set([
  '1926.20(b)(2)',
  '1926.21(b)(2)',
  '1926.25(a)',
  '1926.28(a)',
  '1926.95(a)',
])
const isCompanyRule = (cite: string): boolean => cite.split('; ').every((part) => generalDuties.has(part))

/** The citation in a column of sections; a line that rests on a general duty only is marked as a company rule. */
export const ruleCell = (cite: string): string => (isCompanyRule(cite) ? `Company rule; ${cite}` : cite)

/** The same in running text: `29 CFR 1926.501(b)(1)`, or `company rule; 29 CFR 1926.20(b)(2)`. */
export const ruleNote = (cite: string): string => (isCompanyRule(cite) ? `company rule; ${cfr(cite)}` : cfr(cite))

/** A walk of `[line, section of 29 CFR]`: OK, Fix or N/A. The guide has the sections (`rulesGuide`). */
export const walk = (name: string, label: string, lines: readonly CitedLine[]): d.Block =>
  d.answerGrid(
    name,
    lines.map(([text]) => text),
    { itemLabel: label },
  )

/** The same as a section of its own. */
export const checkGroup = (name: string, title: string, lines: readonly CitedLine[], includes?: string): d.Block[] => [
  d.section(title, includes),
  d.answerGrid(
    name,
    lines.map(([text]) => text),
  ),
]

/** The lines of walks with the sections behind them, for the template's page. */
export const rulesGuide = (...lists: readonly (readonly CitedLine[])[]): GuideEntry => ({
  title: 'The rules behind the lines',
  text: lists
    .flat()
    .map(([text, cite]) => `${text.replace(/\.$/, '')} (${cite}).`)
    .join(' '),
})
