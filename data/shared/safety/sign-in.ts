/** The crew's sign-in: 20 names where the document ends, a continuation, and what every person has to know. */
import { someoneHurt } from './notices'
import * as d from '@/lib/documents/author'

export interface Statement {
  /** What the crew signs. */
  en: string
  /** The same in Spanish. */
  es: string
}

const head: d.Block = d.fields(
  4,
  d.field('job.name', { span: 2 }),
  d.own('safety.date', 'Date', 'date'),
  d.choice('signIn.language', 'Explained in', ['English', 'Spanish', 'English and Spanish', 'Other']),
)

const names = (name: string, label: string, rows: number): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('name', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature', 'Signature / Firma', 'text', { width: 2.6 }),
      d.column('name2', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature2', 'Signature / Firma', 'text', { width: 2.6 }),
    ],
    [],
    { blankRows: rows },
  )

const statementBlocks = ({ en, es }: Statement): d.Block[] => [d.p(en, 'English.'), d.p(es, 'Español.')]

/** Two to a row: 20 names on the sheet; on its continuation 30, or 10 above what else is there. */
const ROWS = 10
const MORE_ROWS = 15
const FEWER_ROWS = 5

/**
 * The sheets that the crew signs, in English and Spanish. `more` are blocks of the document that stand below the
 * continuation.
 */
export const signInSheets = (statement: Statement, more: readonly d.Block[] = []): [d.Part, d.Part] => [
  d.part(
    'Crew sign-in',
    [
      d.section('Crew sign-in / Firmas de la cuadrilla', 'Crew sign-in for 20 names, in English and Spanish'),
      ...statementBlocks(statement),
      names('crew', 'Crew sign-in', ROWS),
      head,
      ...someoneHurt,
    ],
    { audience: 'crew', follows: true },
  ),
  d.part(
    'Crew sign-in, continued',
    [
      d.section('Crew sign-in, continued / Firmas, continuación', 'Continuation sheet of the sign-in'),
      ...statementBlocks(statement),
      names('crewMore', 'Crew sign-in, continued', more.length > 0 ? FEWER_ROWS : MORE_ROWS),
      head,
      ...more,
    ],
    { audience: 'crew', follows: true },
  ),
]
