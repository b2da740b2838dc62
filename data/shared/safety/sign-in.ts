/** The crew's sign-in: what every person has heard, and signs in a language that they read. */
import { someoneHurt, stopWorkLine } from './notices'
import * as d from '@/lib/documents/author'

export interface Statement {
  /** What the crew signs. */
  en: string
  /** The same in Spanish. */
  es: string
}

export const explainedIn: d.Field = d.choice('signIn.language', 'Explained in', [
  'English',
  'Spanish',
  'English and Spanish',
  'Other',
])

const names = (rows: number): d.Block =>
  d.table(
    'crew',
    'Crew sign-in',
    [
      d.column('name', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature', 'Signature / Firma', 'text', { width: 2.6 }),
      d.column('name2', 'Name / Nombre', 'text', { width: 2.4 }),
      d.column('signature2', 'Signature / Firma', 'text', { width: 2.6 }),
    ],
    [],
    { blankRows: rows, log: true },
  )

/** Two names to a row. */
const ROWS = 8

interface SignInOptions {
  /** Asked for with the language in which it was explained. */
  fields?: readonly d.Field[]
  rows?: number
  /** What stands below the names. */
  more?: readonly d.Block[]
}

/** The sheet that the crew signs, in English and Spanish: it starts where the document ends. */
export const signInSheet = (
  { en, es }: Statement,
  { fields = [], rows = ROWS, more = [] }: SignInOptions = {},
): d.Part =>
  d.part(
    'Crew sign-in',
    [
      d.section(
        'Stop-work rule and sign-in / Regla de paro y firmas',
        `Stop-work rule and crew sign-in for ${rows * 2} names, in English and Spanish`,
      ),
      stopWorkLine,
      d.fields(4, ...fields, explainedIn),
      d.p(`${en} / ${es}`, 'I sign that / Firmo que:'),
      names(rows),
      someoneHurt,
      ...more,
    ],
    { audience: 'crew', follows: true },
  )
