/** Pieces that several marketing documents are put together from. */
import * as d from '@/lib/documents/author'

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

const messageBlocks = (message: Message, index: number): d.Block[] => [
  d.subsection(`${index + 1}. ${message.name}`),
  d.p(message.send, 'Send.'),
  d.p(message.subject, 'Subject.'),
  ...message.body.map((paragraph) => d.p(paragraph)),
  d.p(signOff),
  ...(message.text ? [d.p(message.text, 'Text message, with consent on file.')] : []),
  ...(message.phone ? [d.p(message.phone, 'By phone.')] : []),
]

/** The messages in order, numbered, each with its send date, subject, email, text message and call. */
export const sequence = (messages: readonly Message[]): d.Block[] => messages.flatMap(messageBlocks)

/** What goes out when, and when to stop, on one table. */
export const sendPlan = (messages: readonly Message[]): d.Block =>
  d.table(
    'plan',
    'Messages and send dates',
    [
      d.column('message', 'Message', 'text', { fixed: true, width: 2.4 }),
      d.column('send', 'Send', 'text', { fixed: true, width: 4.4 }),
      d.column('date', 'Our date', 'date', { width: 1.3 }),
    ],
    messages.map(({ name, send }) => ({ message: name, send })),
    { lineNumbers: true },
  )

/** The footer that every commercial email carries; `why` tells the reader how we came by the address. */
export const emailFooter = (why: string): d.Block[] => [
  d.section('Footer for every email', 'Email footer with postal address and opt-out'),
  d.p('{company.representative}, {company.name}, {company.address}, {company.phone}. License {company.license}.'),
  d.p(
    `This email is advertising. ${why} To stop these emails, reply with the word “unsubscribe” or go to {list.optOutLink}. We will take you off the list within ten business days at no cost.`,
  ),
  d.fields(
    3,
    d.field('company.address', { span: 2 }),
    d.field('company.license'),
    d.own('list.optOutLink', 'Opt-out page', 'text', { span: 3 }),
  ),
]

/** Things not to say, with the reason in the same line. */
export const neverSay = (...lines: string[]): d.Block[] => [
  d.section('Never say', 'Sentences to leave out, and why'),
  d.bullets(...lines),
]
