/** The one table below a walk with answers only: each Fix has its line here. It starts short and grows. */
import * as d from '@/lib/documents/author'

/** What was wrong and where, what is done about it, by whom, until when, and when it was put right. */
export const whatWasWrong = (rows = 2, name = 'action', label = 'What was wrong'): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('item', 'What was wrong, and where', 'text', { width: 4 }),
      d.column('fix', 'What has to be done', 'text', { width: 3 }),
      d.column('who', 'Who', 'text', { width: 1.4 }),
      d.column('due', 'Due', 'date'),
      d.column('fixed', 'Fixed on', 'date'),
    ],
    [],
    { blankRows: rows, lineNumbers: true, log: true },
  )
