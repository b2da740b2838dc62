/** Tables that keep record: corrective actions, revisions, openings, anchors. */
import * as d from '@/lib/documents/author'

export const revisionRecord = (rows = 3): d.Block[] => [
  d.section('Changes to this plan', 'Record of changes, approved by name'),
  d.table(
    'revision',
    'Changes',
    [
      d.column('date', 'Date', 'date'),
      d.column('change', 'What changed, and why', 'text', { width: 5 }),
      d.column('approved', 'Approved by', 'text', { width: 2 }),
      d.column('crewTold', 'Crew told', 'check', { width: 0.9 }),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  ),
]

/** Every hole, hatch and skylight of the roof with its protection. */
export const openingRegister = (rows = 4): d.Block =>
  d.table(
    'opening',
    'Openings and skylights',
    [
      d.column('place', 'Opening, place and size', 'text', { width: 3.4 }),
      d.column('kind', 'Protection', 'select', { options: ['Cover', 'Guardrail', 'Screen', 'Tie-off'], width: 1.2 }),
      d.column('by', 'Set by', 'text', { width: 1.6 }),
      d.column('checked', 'Checked', 'date'),
      d.column('marked', 'Fixed, marked', 'check', { width: 1.1 }),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  )

export const anchorRegister = (rows = 4): d.Block =>
  d.table(
    'anchor',
    'Anchors',
    [
      d.column('place', 'Anchor, make and place', 'text', { width: 3.6 }),
      d.column('into', 'Fastened into, with', 'text', { width: 2.2 }),
      d.column('basis', 'Strength', 'select', { options: ['5,000 lb each', '2 to 1, designed'], width: 1.4 }),
      d.column('people', 'People', 'number', { decimals: 0, width: 0.8 }),
      d.column('by', 'Checked by', 'text', { width: 1.5 }),
      d.column('date', 'Date', 'date'),
    ],
    [],
    { blankRows: rows, lineNumbers: true },
  )
