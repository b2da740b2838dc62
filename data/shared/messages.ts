/** The building blocks of a letter, an email, a text message and a call, the same in all documents of the family. */
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** A paragraph as plain words, or any other block. */
export type Line = string | d.Block

const blockOf = (line: Line): d.Block => (typeof line === 'string' ? d.p(line) : line)

/** The facts of a message: first name, address and who writes. */
export const who = (): d.Field[] => [
  d.field('customer.firstName'),
  d.field('job.address'),
  d.field('company.representative', { label: 'Your name' }),
]

/** The facts of a letter: its date, the full name and the rest of the address besides. */
export const letterWho = (): d.Field[] => [
  d.own('letter.date', 'Date of letter', 'date'),
  d.field('customer.name'),
  d.field('customer.firstName'),
  d.field('job.address'),
  d.field('job.city'),
  d.field('job.state'),
  d.field('job.zip'),
  d.field('company.representative', { label: 'Your name' }),
]

/** The date and the addressee of a letter, in lines. */
export const addressee: readonly d.Block[] = [
  d.p('{letter.date}'),
  d.p('{customer.name}\n{job.address}\n{job.city}, {job.state} {job.zip}'),
]

interface Preparation {
  facts: readonly d.Field[]
  checks: readonly (string | readonly [string, string])[]
  more?: readonly d.Block[]
  /** 6 where the facts are many. */
  columns?: 4 | 6
}

/** The office page: the facts that fill every version, what to check before sending, and what the writer should know. */
export const preparePart = ({ facts, checks, more = [], columns = 4 }: Preparation): d.Part =>
  d.part(
    'Prepare',
    [
      d.section('Fill these in once', 'Merge fields that fill every version'),
      d.fields(columns, ...facts),
      d.section('Before it goes out', 'Checks before sending'),
      d.tickList('before', checks),
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
  after?: readonly d.Block[]
}

/** A letter as its reader gets it, on pages of its own below the company's letterhead. */
export const letterPart = ({ name = 'Letter', heading, includes, subject, body, after = [] }: Letter): d.Part =>
  d.part(
    name,
    [
      ...addressee,
      d.section(heading, includes),
      d.p(subject, 'Re:'),
      ...body.map(blockOf),
      d.p('Sincerely,'),
      d.signedBy('{company.representative}\n{company.name}'),
      ...after,
    ],
    { letter: true },
  )

export const signOff: d.Block = d.p('{company.representative}, {company.name}, {company.phone}')

/** An email: subject, body and signature. */
export const email = (subject: string, ...body: Line[]): d.Block[] => [
  d.p(subject, 'Subject.'),
  ...body.map(blockOf),
  signOff,
]

/** Closes every email that is an offer: who sends it, from where, and how to stop it. */
const commercialFooter: d.Block = d.p(
  '{company.name}, {company.address}. You are getting this because we worked on your roof or you asked us to look at it. To stop these emails, reply with the word “unsubscribe”.',
)

/** An email that offers something: the footer with address and opt-out is under the signature. */
export const offerEmail = (subject: string, ...body: Line[]): d.Block[] => [
  ...email(subject, ...body),
  commercialFooter,
]

/** A text message; with typical names it fits 160 plain characters. */
export const textMessage = (text: string): d.Block => d.p(text, 'Text message.')

/** What people say, and the answer next to it. Table cells hold no merge fields. */
export const talkTable = (
  name: string,
  label: string,
  rows: readonly (readonly [they: string, you: string])[],
  width = 2,
): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('they', 'They say', 'text', { fixed: true, width }),
      d.column('you', 'You say', 'text', { fixed: true, width: 5 }),
    ],
    rows.map(([they, you]) => ({ they, you })),
  )

/** What they say and what you say, for the phone. */
export const talk = (...rows: (readonly [they: string, you: string])[]): d.Block =>
  talkTable('talk', 'Answers on the phone', rows)

/** What people say on the phone, and the answer: for the web page of a letter whose office's page has no room for it. */
export const talkGuide = (...rows: (readonly [they: string, you: string])[]): GuideEntry => ({
  title: 'What they say on the phone, and what you say',
  text: rows.map(([they, you]) => `They: ${they} You: ${you}`).join(' '),
})

/** The short versions, to copy from: below the facts, on the office's page. */
export const messagesPart = (...blocks: d.Block[]): d.Part =>
  d.part('Email, text and phone', blocks, { audience: 'office', follows: true })

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
