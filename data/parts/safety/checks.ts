/** Checklists whose every line carries its citation. */
import { checklist, extra, section, type Block } from '@/lib/documents/author'
import { cfr } from './wording'

export const safetyAnswers = ['Yes', 'No', 'N/A']

/** A titled checklist of `[line, section of 29 CFR]`, with room for who fixed a No. */
export const citedChecks = (
  name: string,
  title: string,
  lines: readonly (readonly [string, string])[],
  includes?: string,
): Block[] => [
  section(title, includes),
  checklist(
    name,
    lines.map(([text, cite]) => [text, cfr(cite)] as const),
    safetyAnswers,
    [extra('note', 'Fixed by / note', 1.3)],
  ),
]
