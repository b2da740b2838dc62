import type { MailLinks } from './layout'
import { writeDownloadMessage } from './message'
import { writeConfirmationMessage, writeIssueMessage, writeWelcomeMessage } from './newsletter-messages'
import type { Mail, MailContent } from './types'

/** Writes a message of any kind. Throws if a required link is missing. */
export function writeMail(mail: Mail, links: MailLinks): MailContent {
  switch (mail.kind) {
    case 'download':
      return writeDownloadMessage(mail, links)
    case 'confirmation':
      return writeConfirmationMessage(mail, links)
    case 'welcome':
      return writeWelcomeMessage(mail, links)
    case 'issue':
      return writeIssueMessage(mail, links)
  }
}
