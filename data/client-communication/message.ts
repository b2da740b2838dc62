/** The building blocks of a letter, an email, a text message and a call, the same in all documents of the family. */
import type { GuideEntry } from '@/data/types'
import {
  column,
  field,
  fields,
  own,
  p,
  part,
  section,
  table,
  tickList,
  type Block,
  type Field,
  type Part,
} from '@/lib/documents/author'

/** A paragraph as plain words, or any other block. */
export type Line = string | Block

const blockOf = (line: Line): Block => (typeof line === 'string' ? p(line) : line)

/** The facts of a message: first name, address and who writes. */
export const who = (): Field[] => [
  field('customer.firstName'),
  field('job.address'),
  field('company.representative', { label: 'Your name' }),
]

/** The facts of a letter: its date and the full name besides. */
export const letterWho = (): Field[] => [own('letter.date', 'Date of letter', 'date'), field('customer.name'), ...who()]

interface Preparation {
  facts: readonly Field[]
  checks: readonly (string | readonly [string, string])[]
  more?: readonly Block[]
}

/** The office page: the facts that fill every version, what to check before sending, and what the writer should know. */
export const preparePart = ({ facts, checks, more = [] }: Preparation): Part =>
  part(
    'Prepare',
    [
      section('Fill these in once', 'Merge fields that fill every version'),
      fields(3, ...facts),
      section('Before it goes out', 'Checks before sending'),
      tickList('before', checks),
      ...more,
    ],
    { audience: 'office' },
  )

export interface Letter {
  /** Sheet name; `Letter` unless a document has several. */
  name?: string
  heading: string
  /** How the letter reads under 'What's Included'. */
  includes?: string
  subject: string
  body: readonly Line[]
  /** What follows the signature: enclosures, a table, a reply slip. */
  after?: readonly Block[]
}

/** A letter on a page of its own, to print or attach. */
export const letterPart = ({ name = 'Letter', heading, includes, subject, body, after = [] }: Letter): Part =>
  part(name, [
    section(heading, includes),
    p('{company.name}, {company.address}'),
    p('{letter.date}'),
    p('{customer.name}, {job.address}'),
    p(subject, 'Re:'),
    ...body.map(blockOf),
    p('Sincerely,'),
    signOff,
    ...after,
  ])

export const signOff: Block = p('{company.representative}, {company.name}, {company.phone}')

/** An email: subject, body and signature. */
export const email = (subject: string, ...body: Line[]): Block[] => [
  p(subject, 'Subject.'),
  ...body.map(blockOf),
  signOff,
]

/** Closes every email that is an offer: who sends it, from where, and how to stop it. */
const commercialFooter: Block = p(
  '{company.name}, {company.address}. You are getting this because we worked on your roof or you asked us to look at it. To stop these emails, reply with the word “unsubscribe”.',
)

/** An email that offers something: the footer with address and way to stop stands under the signature. */
export const offerEmail = (subject: string, ...body: Line[]): Block[] => [...email(subject, ...body), commercialFooter]

/** A text message; with typical names it fits 160 plain characters. */
export const textMessage = (text: string): Block => p(text, 'Text message.')

/** What they say and what you say, for the phone. Table cells hold no merge fields. */
export const talk = (...rows: (readonly [they: string, you: string])[]): Block =>
  table(
    'talk',
    'Answers on the phone',
    [
      column('they', 'They say', 'text', { fixed: true, width: 2 }),
      column('you', 'You say', 'text', { fixed: true, width: 5 }),
    ],
    rows.map(([they, you]) => ({ they, you })),
  )

/** The page with the short versions, to copy from. */
export const messagesPart = (...blocks: Block[]): Part => part('Email, text and phone', blocks, { audience: 'office' })

export const commercialEmailGuide: GuideEntry = {
  title: 'An offer by email has three duties',
  text: 'A true sender and subject line, your postal address, and a way to stop that works by a simple reply. Act on a stop within ten business days and never pass the address on. A note that also reminds and informs is still an offer if selling is its main purpose, so keep the footer on it.',
  cite: '15 U.S.C. § 7704(a); 16 CFR part 316',
}

export const marketingTextGuide: GuideEntry = {
  title: 'Texts that offer something need written consent',
  text: 'An automated text that advertises goes only to people who agreed in writing, between 8 a.m. and 9 p.m. where they live. Stop means stop, in any wording, within ten business days at most. Some states, Florida among them, set tighter limits. A customer from five years ago has not agreed just because you have the number.',
  cite: '47 U.S.C. § 227; 47 CFR 64.1200(a)(2), (a)(10), (c)(1)',
}
