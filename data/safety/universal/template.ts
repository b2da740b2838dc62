/** What the universal safety documents have in common: kind, category, formats, answers and closing notice. */
import { keepCitesWhole } from '@/data/parts/safety'
import { seeded } from '@/data/seeded'
import type { TemplateContent } from '@/data/types'
import { type Block, checklist, extra, note, section } from '@/lib/documents/author'

/** The month in which the citations were last looked up. Printed on every universal safety document. */
export const rulesChecked = '2026-11'

type UniversalSafetyContent = Omit<
  TemplateContent,
  'id' | 'kind' | 'category' | 'categorySlug' | 'subcategory' | 'systemType' | 'formats' | 'baseDownloads'
>

/** A safety document for every kind of roof. Downloads start between 400 and 1,400, by the slug. */
export const universalSafetyTemplate = (content: UniversalSafetyContent): TemplateContent => ({
  id: `safety-${content.slug}`,
  kind: 'safety',
  categorySlug: 'safety-compliance',
  category: 'Safety & Compliance',
  subcategory: 'universal',
  systemType: 'universal',
  formats: ['PDF', 'Word'],
  baseDownloads: seeded(content.slug, 400, 1000),
  ...content,
  document: () => keepCitesWhole(content.document()),
})

/** What to see, and the rule it rests on. */
export type Line = readonly [string, string]

const yesNo = ['Yes', 'No', 'N/A'] as const

/** A section with one ruled checklist; `column` is the heading of the place to write in. */
export const checkGroup = (
  name: string,
  title: string,
  lines: readonly Line[],
  column = 'Fixed by / note',
  answers: readonly string[] = yesNo,
): Block[] => [section(title), checklist(name, lines, answers, [extra('note', column, 1.4)])]

/** The closing notice: which rules, when they were looked up, and that a state may ask for more. */
export const rulesNote = (text: string): Block =>
  note(
    'Rules behind this form',
    `${text} Federal OSHA unless a state is named; checked ${rulesChecked}. State programs may ask for more. Not legal advice.`,
  )
