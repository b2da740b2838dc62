/** The crew's sign-in: what every person has heard, and signs in a language that they read. */
import { stopWorkLine } from './notices'
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

const person = (number: string): ReturnType<typeof d.column>[] => [
  d.column(`name${number}`, 'Name / Nombre', 'text', { width: 2.4 }),
  d.column(`signature${number}`, 'Signature / Firma', 'text', { width: 2.6 }),
]

/** Two names to a row, or three across the sheet. */
const names = (rows: number, isWide: boolean): d.Block =>
  d.table(
    'crew',
    'Crew sign-in',
    ['', '2', ...(isWide ? ['3'] : [])].flatMap(person),
    [],
    { blankRows: rows, log: true },
  )

/** For a crew of 16, or of 15 across the sheet. */
const ROWS = 8
const WIDE_ROWS = 5

interface SignInOptions {
  /** Asked for with the language in which it was explained. */
  fields?: readonly d.Field[]
  rows?: number
  landscape?: boolean
  /** What stands below the names. */
  more?: readonly d.Block[]
}

/** The sheet that the crew signs, in English and Spanish: it starts where the document ends. */
export const signInSheet = (
  { en, es }: Statement,
  { fields = [], landscape = false, rows = landscape ? WIDE_ROWS : ROWS, more = [] }: SignInOptions = {},
): d.Part =>
  d.part(
    'Crew sign-in',
    [
      d.section(
        'Stop-work rule and sign-in / Regla de paro y firmas',
        `Stop-work rule and crew sign-in for ${rows * (landscape ? 3 : 2)} names, in English and Spanish`,
      ),
      stopWorkLine,
      d.fields(4, ...fields, explainedIn),
      d.p(`${en} / ${es}`, 'I sign that / Firmo que:'),
      names(rows, landscape),
      ...more,
    ],
    { audience: 'crew', follows: true, landscape },
  )
