/** The ways in which pages set a checklist. */
import type { ChecklistBlock } from './blocks'

/** Whether a checklist is set as single checkboxes, without a table. */
export const isTickGrid = ({ layout, answers, extras }: ChecklistBlock): boolean =>
  layout === 'grid' && answers.length === 1 && extras.length === 0

/** Whether a checklist is set as a table of two halves: items with their answers and no further column. */
export const isAnswerGrid = ({ layout, answers, extras }: ChecklistBlock): boolean =>
  layout === 'grid' && answers.length > 1 && extras.length === 0

/** A checklist as pages show it: without notes that are read in the form. */
export const onPaper = (block: ChecklistBlock): ChecklistBlock =>
  block.notesInForm ? { ...block, items: block.items.map(({ note: _, ...item }) => item) } : block
