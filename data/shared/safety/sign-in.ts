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

/** Two names to a row, or three. */
const names = (rows: number, isDense: boolean): d.Block =>
  d.table('crew', 'Crew sign-in', ['', '2', ...(isDense ? ['3'] : [])].flatMap(person), [], {
    blankRows: rows,
    log: true,
  })

/** For a crew of 16, or of 15 where three are side by side. */
const [ROWS, DENSE_ROWS] = [8, 5]

interface SignInOptions {
  /** Asked for with the language in which it was explained. */
  fields?: readonly d.Field[]
  landscape?: boolean
  /** Without the stop-work rule and the language, in a document that has them elsewhere. */
  isPlain?: boolean
  /** Three names to a row. */
  isDense?: boolean
  /** What stands below the names. */
  more?: readonly d.Block[]
}

/** The sheet that the crew signs, in English and Spanish: it starts where the document ends. */
export function signInSheet(
  { en, es }: Statement,
  { fields = [], landscape = false, isPlain = false, isDense = isPlain || landscape, more = [] }: SignInOptions = {},
): d.Part {
  const rows = isDense ? DENSE_ROWS : ROWS
  const title = isPlain
    ? 'Crew sign-in / Firmas de la cuadrilla'
    : 'Stop-work rule and sign-in / Regla de paro y firmas'
  const said = isPlain ? 'Crew sign-in' : 'Stop-work rule and crew sign-in'
  return d.part(
    'Crew sign-in',
    [
      d.section(title, `${said} for ${rows * (isDense ? 3 : 2)} names, in English and Spanish`),
      ...(isPlain ? [] : [stopWorkLine, d.fields(4, ...fields, explainedIn)]),
      d.p(`${en} / ${es}`, 'I confirm / Confirmo:'),
      names(rows, isDense),
      ...more,
    ],
    { audience: 'crew', follows: true, landscape },
  )
}
