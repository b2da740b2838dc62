import type { MailLinks } from './layout'
import { writeDownloadMessage } from './message'
import { writeConfirmationMessage, writeIssueMessage, writeWelcomeMessage } from './newsletter-messages'
import type { Attachment, Mail, MailContent } from './types'

/** Writes a message of any kind, with the file that it carries. Throws if a required link is missing. */
export function writeMail(mail: Mail, links: MailLinks, attachment?: Attachment): MailContent {
  switch (mail.kind) {
    case 'download':
      return writeDownloadMessage(mail, links, attachment)
    case 'confirmation':
      return writeConfirmationMessage(mail, links)
    case 'welcome':
      return writeWelcomeMessage(mail, links)
    case 'issue':
      return writeIssueMessage(mail, links)
  }
}
