import { site } from './site'

/** A section of the privacy page: what this software really stores, for how long, and how to be removed. */
export interface PrivacySection {
  title: string
  text: readonly string[]
  list?: readonly string[]
}

/** The settings that the page names. */
export interface PrivacyFacts {
  /** For how many days the link in a confirmation message works. */
  confirmDays: number
  /** For how many days the unsubscribe link in a message works. */
  unsubscribeDays: number
  /** For how many months contact messages are kept. */
  contactMonths: number
  /** For how many months search queries are kept. */
  searchMonths: number
  /** How many messages a mailbox gets within 15 minutes. */
  mailboxQuarterHour: number
  /** How many messages a mailbox gets within a day. */
  mailboxDay: number
  /** Requests are counted in a database that several servers have in common. */
  sharedCounts: boolean
}

/** The privacy page's sections for an installation with these settings. */
export const privacySections = ({
  confirmDays,
  unsubscribeDays,
  contactMonths,
  searchMonths,
  mailboxQuarterHour,
  mailboxDay,
  sharedCounts,
}: PrivacyFacts): PrivacySection[] => [
  {
    title: 'In short',
    text: [
      'We ask for one thing, your email address, and only when you download a file, subscribe or write to us. There is no account, no advertising, no tracking by others, and no cookie.',
    ],
  },
  {
    title: 'What we store on our server',
    text: [],
    list: [
      'When you download: your email address, the names of the templates, whether you ticked the newsletter, and when.',
      `When you ask for the newsletter: your email address and that you asked. You are not subscribed until you open the link in the message that we send you, within ${confirmDays} days, and press the button there. Then we also store when you confirmed it, whether you had asked at a download or in the newsletter form, and which version of the text you agreed to.`,
      'When you stop our email, or report it as spam: when you did. Your mailbox then stands on a list of those that we never write to, neither newsletters nor copies of downloads, until you allow it again.',
      `That list, and how many messages went to a mailbox within a day, which limits them to ${mailboxQuarterHour} in a quarter of an hour and ${mailboxDay} a day: a code that we make from your address with a key, not the address. From the code alone nobody can read the address.`,
      'When we send a newsletter: which issue went to your address and when, so that none is sent twice.',
      'A message to you that our mail service has not accepted yet, until it is sent or, after seven tries, given up.',
      'When a mail server refuses your address for good: that it did, when and for what kind of reason. The mailbox then stands on the same list.',
      'When you write to us: your name, your email address and your message.',
      'How often each file and each bundle is downloaded per day, without anything about who did.',
      'What is searched for, how many templates were found and when, without anything about who searched. What looks like an email address or a telephone number is not stored.',
    ],
  },
  {
    title: 'What stays in your browser',
    text: [
      'Your browser remembers the email address you gave, so that we need not ask again, and the last five templates you looked at. Both stay on your device until you clear them: “Clear History” forgets the templates, and your browser’s settings for this site forget both.',
    ],
  },
  {
    title: 'What we write down while the site runs',
    text: [
      'Our log says what happened, never who it was: email addresses are replaced by a code that cannot be turned back.',
      sharedCounts
        ? 'To keep floods of requests and of messages away we count requests per network address, and per email address given from it, for some minutes, in memory and in our database; there a code stands for these addresses that cannot be turned back.'
        : 'To keep floods of requests and of messages away we count requests per network address, and per email address given from it, in memory for some minutes; the counts are not stored.',
    ],
  },
  {
    title: 'What we use it for',
    text: [
      'We send you the backup copy of what you downloaded (unless your mailbox has had its share of messages or is on the list above; the site gives the same answer then, so that nobody can find out about your address), the request to confirm the newsletter if you asked for it, the newsletter if you confirmed it, and the answer to your message. If you download without ticking the newsletter, a newsletter that you confirmed earlier goes on. We do not sell or lend addresses, and we do not use them for anything else.',
    ],
  },
  {
    title: 'Who else sees it',
    text: [
      'The companies that run our server, our database and our mail delivery process data for us and only on our instructions. The download links in our messages lead to our own site.',
    ],
  },
  {
    title: 'How long, and how to be removed',
    text: [
      'We keep your address until you ask us to remove it.',
      `Every message has a link that stops all our email to you, without an account and without asking why; it works for ${unsubscribeDays} days, and its page takes that back as well.`,
      `Messages that you write to us are removed after ${contactMonths} months, search queries after ${searchMonths} months.`,
      `To see what we hold about you, to correct it or to have it removed, write to ${site.supportEmail} from the address in question. We erase the address, the names of its templates, your consent, your messages, which newsletters you had, and whatever still waits to be sent to you, and tell you when it is done. If your mailbox is on the list of those that we never write to, its code stays there, so that we keep to that.`,
    ],
  },
]
