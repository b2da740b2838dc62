import { site } from './site'

/** The sections of the privacy page: what this software really stores, for how long, and how to be removed. */
export interface PrivacySection {
  title: string
  text: readonly string[]
  list?: readonly string[]
}

export const privacy: readonly PrivacySection[] = [
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
      'When you subscribe to the newsletter: your email address, and when you confirmed it. Until you follow the link in the confirmation message you are not subscribed.',
      'When you write to us: your name, your email address and your message.',
      'How often each file is downloaded per day, without anything about who did.',
      'The words that are searched for and how many results there were, without anything about who searched.',
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
      'Our log says what happened, never who it was: email addresses are replaced by a code that cannot be turned back. To keep floods of requests away we count requests per network address in memory for some minutes; the counts are not stored.',
    ],
  },
  {
    title: 'What we use it for',
    text: [
      'We send you the backup copy of what you downloaded, the newsletter if you confirmed it, and the answer to your message. We do not sell or lend addresses, and we do not use them for anything else.',
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
      'We keep your address until you ask us to remove it. Every message has a link that ends the newsletter at once.',
      `To see what we hold about you, to correct it or to have it removed, write to ${site.supportEmail} from the address in question. We erase the address, its downloads and your messages, and tell you when it is done.`,
    ],
  },
]
