import { site } from '@/data/site'

/** A section of the privacy page: what this software stores, for how long, and how to be removed. */
export interface PrivacySection {
  title: string
  text: readonly string[]
  list?: readonly string[]
}

/** The settings that the page names. */
export interface PrivacyFacts {
  /** Lifetime of a confirmation link in days. */
  confirmDays: number
  /** Lifetime of an unsubscribe link in days. */
  unsubscribeDays: number
  /** Retention of contact messages in months. */
  contactMonths: number
  /** Retention of search queries in months. */
  searchMonths: number
  /** Maximum messages per mailbox in 15 minutes. */
  mailboxQuarterHour: number
  /** Maximum messages per mailbox in a day. */
  mailboxDay: number
  /** Whether requests are also counted in a database shared by several servers. */
  sharedCounts: boolean
}

/** Returns the privacy page's sections for an installation with these settings. */
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
      'When you download: your email address, the names of the templates, whether you checked the newsletter box, and when.',
      `When you ask for the newsletter: your email address and that you asked. You are not subscribed until you open the link in the message that we send you, within ${confirmDays} days, and press the button there. Then we also store when you confirmed it, whether you had asked at a download or in the newsletter form, and which version of the text you agreed to.`,
      'When you stop our email or report it as spam: the date you did so. Your mailbox is then on a list of mailboxes that get nothing from us, neither newsletters nor copies of downloads, until you allow it again.',
      `For that list, and to limit messages to ${mailboxQuarterHour} in a quarter of an hour and ${mailboxDay} a day: a code that we make from your address with a key, and how many messages went to it within a day. Nobody can read the address from the code alone.`,
      'When we send a newsletter: which issue went to your address and when, so that you get none twice.',
      'A message to you that our mail service has not accepted yet, until it is sent or, after seven tries, dropped.',
      'When a mail server permanently rejects your address: that it did, when, and the type of reason. The mailbox is then on the same list.',
      'When you write to us: your name, your email address and your message.',
      'How often each file and each bundle is downloaded per day, with nothing about who downloaded it.',
      'What is searched for, how many templates were found and when, with nothing about who searched. Anything that looks like an email address or a telephone number is not stored.',
    ],
  },
  {
    title: 'What stays in your browser',
    text: [
      'Your browser remembers the email address you gave, so that we do not have to ask again, the last five templates you looked at, your last five searches, the state you chose for contracts, and whether you want lists as rows. All of it stays on your device until you clear it: “Clear History” forgets the templates, “Clear recent searches” the searches, “Federal edition” forgets the state, and your browser’s settings for this site forget everything. If our server could not be reached when you gave your address, your browser also keeps the request and sends it from the next page that you open here. When you download a state’s edition, our server learns the state from the file’s address and does not store it with anything about you.',
      'What you enter on “My company” (your name, license, logo and the rest) also stays on your device. Your browser itself puts it into the documents that you download; none of it is sent to us or to anyone else. “Forget my company” removes it.',
      'What you enter under “Fill it in here” (texts, photographs and signatures) never leaves your device: your browser writes the file. It keeps your drafts, so that a closed tab loses nothing, and lists them on “My drafts”, where “Delete” removes them with their photographs and signatures. A draft without a signature that you do not change for three months is removed after a notice. Dates of birth, identity numbers, bank accounts and medical details are not kept at all. When you save a file, we count the download as we count any other, with nothing of what is in it.',
      'What you enter on “My jobs” stays on your device in the same way, until you choose “Delete this job”, which removes the job with its documents. Your browser fills the job’s documents from it. “Export this job” saves it in a file for you, with its documents, photographs and signatures, and with a passphrase if you want.',
      'A photograph is redrawn at a smaller size, without the place, time, and camera that your phone writes into it. A signature is kept with its draft, with the time and a fingerprint of what was signed, and printed with them. The PDF is kept with the draft as it was signed. A signed PDF also has what was signed inside: the values, the names and the times, in the customer’s file without what your office keeps. “Check a signed file” reads a file on your device and sends nothing. “Export all” saves your drafts in a file for you, which is as private as you keep it.',
      '“Send to another phone” puts the entries that you choose into a link, a code or a file for another phone. A link holds them after its “#”, a part that browsers send to no server; anyone who has the link can read them. Fields about health and identity, photographs and signatures are never in it. A job can be exported with a passphrase: your browser encrypts the file, and nobody can open it without the passphrase, us included. Measurements that you bring in are read on your device.',
      'When you open a form or one of your own pages, your browser also keeps the site’s forms and the blank documents that you open, so that they work without a network: a few megabytes, with nothing of yours in it. Your browser’s settings for this site remove it, and your drafts with it.',
    ],
  },
  {
    title: 'Do Not Track',
    text: [
      'We follow nobody from one site to another, and no other company collects data on this site. So the site does the same whether or not your browser sends Do Not Track or Global Privacy Control.',
    ],
  },
  {
    title: 'What we log while the site runs',
    text: [
      'Our log says what happened, never who it was: email addresses are replaced by a code that cannot be reversed.',
      sharedCounts
        ? 'To hold off floods of requests and messages, we count requests per network address, and per email address given from it, for up to an hour, in memory and in our database; there, each address is replaced by a code that cannot be reversed.'
        : 'To hold off floods of requests and messages, we count requests per network address, and per email address given from it, in memory for up to an hour; the counts are not stored.',
    ],
  },
  {
    title: 'What we use it for',
    text: [
      'We send you the backup copy of what you downloaded, as a link and, for one small file, with the blank file attached (unless your mailbox has reached its limit of messages or is on the list above; the site gives the same answer then, so that nobody can find out about your address), the request to confirm the newsletter if you asked for it, the newsletter if you confirmed it, and the answer to your message. If you download without checking the newsletter box, a newsletter you confirmed earlier continues. We do not sell or share addresses, and we do not use them for anything else.',
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
      `Every message has a link that stops all our email to you, without an account and without asking why; it works for ${unsubscribeDays} days, and its page can undo that as well.`,
      `Messages that you write to us are removed after ${contactMonths} months, search queries after ${searchMonths} months.`,
      `To see what we hold about you, to correct it or to have it removed, write to ${site.supportEmail} from the address in question. We erase the address, the names of its templates, your consent, your messages, which newsletters you had, and any messages still waiting to be sent to you, and tell you when it is done. If your mailbox is on the list of mailboxes that get nothing from us, its code stays there, so that we keep sending nothing.`,
    ],
  },
  {
    title: 'When this page changes',
    text: [
      'We change this page before we collect or use anything new, and the date at the top changes with it. What we already hold about you we use only as the page said when you gave it, unless you agree to more.',
    ],
  },
]
