/** Checklists whose every line carries its citation. */
import { cfr } from '@/data/shared/cites'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'

const answers = ['Yes', 'No', 'N/A']

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

/** A titled checklist of `[line, section of 29 CFR]`, with room for who fixed a No. */
export const citedChecks = (name: string, title: string, lines: readonly CitedLine[], includes?: string): d.Block[] => [
  d.section(title, includes),
  d.checklist(
    name,
    lines.map(([text, cite]) => [text, ruleNote(cite)] as const),
    answers,
    [d.extra('note', 'Fixed by / note', 2.6)],
  ),
]

/** A section with one ruled checklist; `heading` is that of the column to write in. */
export const checkGroup = (
  name: string,
  title: string,
  lines: readonly CitedLine[],
  heading = 'Fixed by / note',
  choices: readonly string[] = answers,
): d.Block[] => [d.section(title), d.checklist(name, lines, choices, [d.extra('note', heading, 2.6)])]
