/** Tables that keep record: crew sign-in, corrective actions, revisions, openings, anchors. */
import { column, section, table, type Block } from '@/lib/documents/author'

/** Two people to a row. `statement` is what the crew signs. */
export const crewSignIn = (statement: string, rows = 6): Block[] => [
  section(statement, 'Crew sign-in'),
  table(
    'crew',
    'Crew sign-in',
    [
      column('name', 'Name', 'text', { width: 2.4 }),
      column('signature', 'Signature', 'text', { width: 2.6 }),
      column('name2', 'Name', 'text', { width: 2.4 }),
      column('signature2', 'Signature', 'text', { width: 2.6 }),
    ],
    [],
    { blankRows: rows },
  ),
]

export const correctiveActions = (rows = 4): Block[] => [
  section('Corrective actions', 'Corrective action table with owner and date fixed'),
  table(
    'action',
    'Corrective actions',
    [
      column('item', 'What was wrong, and where', 'text', { width: 4 }),
      column('fix', 'What has to be done', 'text', { width: 3 }),
      column('who', 'Who', 'text', { width: 1.4 }),
      column('due', 'Due', 'date'),
      column('fixed', 'Fixed on', 'date'),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  ),
]

export const revisionRecord = (rows = 3): Block[] => [
  section('Changes to this plan', 'Record of changes, approved by name'),
  table(
    'revision',
    'Changes',
    [
      column('date', 'Date', 'date'),
      column('change', 'What changed, and why', 'text', { width: 5 }),
      column('approved', 'Approved by', 'text', { width: 2 }),
      column('crewTold', 'Crew told', 'check', { width: 0.9 }),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  ),
]

/** Every hole, hatch and skylight of the roof with its protection. */
export const openingRegister = (rows = 4): Block =>
  table(
    'opening',
    'Openings and skylights',
    [
      column('place', 'Opening, place and size', 'text', { width: 3.4 }),
      column('kind', 'Protection', 'select', {
        options: ['Cover', 'Guardrail', 'Screen', 'Tie-off'],
        width: 1.2,
      }),
      column('by', 'Set by', 'text', { width: 1.6 }),
      column('checked', 'Checked', 'date'),
      column('marked', 'Fixed, marked', 'check', { width: 1.1 }),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  )

export const anchorRegister = (rows = 4): Block =>
  table(
    'anchor',
    'Anchors',
    [
      column('place', 'Anchor, make and place', 'text', { width: 2.8 }),
      column('into', 'Fastened into, with', 'text', { width: 2.4 }),
      column('basis', 'Strength', 'select', { options: ['5,000 lb each', '2 to 1, designed'], width: 1.4 }),
      column('people', 'People', 'number', { decimals: 0, width: 0.8 }),
      column('by', 'Checked by', 'text', { width: 1.5 }),
      column('date', 'Date', 'date'),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  )
