/** Checklists whose every line carries its citation. */
import { cfr } from '@/data/parts/cites'
import type { CitedLine } from '@/data/systems/types'
import * as d from '@/lib/documents/author'

const answers = ['Yes', 'No', 'N/A']

/** A titled checklist of `[line, section of 29 CFR]`, with room for who fixed a No. */
export const citedChecks = (name: string, title: string, lines: readonly CitedLine[], includes?: string): d.Block[] => [
  d.section(title, includes),
  d.checklist(
    name,
    lines.map(([text, cite]) => [text, cfr(cite)] as const),
    answers,
    [d.extra('note', 'Fixed by / note', 1.3)],
  ),
]

/** A section with one ruled checklist; `heading` is that of the column to write in. */
export const checkGroup = (
  name: string,
  title: string,
  lines: readonly CitedLine[],
  heading = 'Fixed by / note',
  choices: readonly string[] = answers,
): d.Block[] => [d.section(title), d.checklist(name, lines, choices, [d.extra('note', heading, 1.4)])]
