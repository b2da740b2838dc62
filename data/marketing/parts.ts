/** Pieces that several marketing documents are put together from. */
import { bullets, column, field, fields, own, p, section, subsection, table, type Block } from '@/lib/documents/author'

/** One message of a sequence: the email, and where it makes sense the text message and the words for a call. */
export interface Message {
  name: string
  send: string
  subject: string
  body: readonly string[]
  /** Plain characters only: one curly quote halves a text’s length. */
  text?: string
  phone?: string
}

const signOff = '{company.representative}, {company.name}, {company.phone}'

const messageBlocks = (message: Message, index: number): Block[] => [
  subsection(`${index + 1}. ${message.name}`),
  p(message.send, 'Send.'),
  p(message.subject, 'Subject.'),
  ...message.body.map((paragraph) => p(paragraph)),
  p(signOff),
  ...(message.text ? [p(message.text, 'Text message, with consent on file.')] : []),
  ...(message.phone ? [p(message.phone, 'By phone.')] : []),
]

/** The messages in order, numbered, each with its send date, subject, email, text message and call. */
export const sequence = (messages: readonly Message[]): Block[] => messages.flatMap(messageBlocks)

/** What goes out when, and when to stop, on one table. */
export const sendPlan = (messages: readonly Message[]): Block =>
  table(
    'plan',
    'Messages and send dates',
    [
      column('message', 'Message', 'text', { fixed: true, width: 2.4 }),
      column('send', 'Send', 'text', { fixed: true, width: 4.4 }),
      column('date', 'Our date', 'date', { width: 1.3 }),
    ],
    messages.map(({ name, send }) => ({ message: name, send })),
    { lineNumbers: true },
  )

/** The footer that every commercial email carries; `why` tells the reader how we came by the address. */
export const emailFooter = (why: string): Block[] => [
  section('Footer for every email', 'Email footer with postal address and opt-out'),
  p('{company.representative}, {company.name}, {company.address}, {company.phone}. License {company.license}.'),
  p(
    `This email is advertising. ${why} To stop these emails, reply with the word “unsubscribe” or go to {list.optOutLink}. We take you off within ten business days, and it costs nothing.`,
  ),
  fields(3, field('company.address'), field('company.license'), own('list.optOutLink', 'Opt-out page')),
]

const talkColumns = (they: string, you: string, width: number) => [
  column('they', they, 'text', { fixed: true, width }),
  column('you', you, 'text', { fixed: true, width: 5 }),
]

/** What people say, and the answer beside it. */
export const talk = (
  name: string,
  label: string,
  rows: readonly (readonly [string, string])[],
  heads: readonly [string, string] = ['They say', 'You say'],
  width = 2,
): Block =>
  table(
    name,
    label,
    talkColumns(heads[0], heads[1], width),
    rows.map(([they, you]) => ({ they, you })),
  )

/** Things not to say, with the reason in the same line. */
export const neverSay = (...lines: string[]): Block[] => [
  section('Never say', 'Sentences to leave out, and why'),
  bullets(...lines),
]
