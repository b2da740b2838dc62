import { site } from '@/data/site'
import { linkDays } from '@/lib/signed-links/links'
import { joinBodies, layOut, linkLine, plain, type Body, type MailLinks } from './layout'
import { renderMarkdown } from './markdown'
import type { ConfirmationMail, IssueMail, Mail, MailContent } from './types'

const confirmedReason = `You are receiving this email because you subscribed to the ${site.name} newsletter.`

/** The text of a message that asks for newsletter confirmation. */
export const askToConfirm = (confirmPage: string): Body =>
  joinBodies(
    plain(
      'To get new templates and weekly tips by email, open the link below and click Confirm. ' +
        `The link works for ${linkDays.confirm} days. You get no newsletter until you confirm.`,
    ),
    linkLine(confirmPage, 'Confirm your subscription'),
  )

/** Writes the confirmation message for an address entered into the newsletter form. */
export function writeConfirmationMessage({ id, to }: ConfirmationMail, links: MailLinks): MailContent {
  if (!links.confirmPage) throw new Error('A confirmation message needs its link')
  const body = joinBodies(
    plain(`This address was entered for the ${site.name} newsletter.`),
    askToConfirm(links.confirmPage),
    plain('If this was not you, ignore this email. If you are already subscribed, nothing changes.'),
  )
  const reason = `You are receiving this email because this address was entered for the ${site.name} newsletter.`
  return layOut({ id, to, subject: `Confirm your ${site.name} subscription`, body, reason }, links)
}

const memberLine = ({ membersPage }: MailLinks): Body =>
  membersPage ? linkLine(membersPage, 'Your member documents') : { text: [], html: [] }

/** Writes the message that follows a confirmation: the link to the subscribers' page. */
export function writeWelcomeMessage({ id, to }: Pick<Mail, 'id' | 'to'>, links: MailLinks): MailContent {
  const body = joinBodies(
    plain(`You are subscribed to the ${site.name} newsletter.`),
    plain('The documents for subscribers are on your private page. Keep this email for the link.'),
    memberLine(links),
  )
  return layOut({ id, to, subject: `You are subscribed to ${site.name}`, body, reason: confirmedReason }, links)
}

/** Writes one subscriber's copy of a newsletter issue. */
export function writeIssueMessage({ id, to, subject, markdown }: IssueMail, links: MailLinks): MailContent {
  const body = joinBodies(renderMarkdown(markdown), memberLine(links))
  return layOut({ id, to, subject, body, reason: confirmedReason }, links)
}
