import { site } from '@/data/site'
import { linkDays } from '@/lib/signed-links/links'
import { joinBodies, layOut, linkLine, plain, type Body, type MailLinks } from './layout'
import { renderMarkdown } from './markdown'
import type { ConfirmationMail, IssueMail, Mail, MailContent } from './types'

const confirmedReason = `You get this message because you confirmed the newsletter of ${site.name}.`

/** The text of a message that asks for newsletter confirmation. */
export const askToConfirm = (confirmPage: string): Body =>
  joinBodies(
    plain(
      'To get new templates and weekly tips by email, open this page and press the button there. ' +
        `The link works for ${linkDays.confirm} days; without it you get no newsletter.`,
    ),
    linkLine(confirmPage, 'Confirm the newsletter'),
  )

/** Writes the confirmation message for an address entered into the newsletter form. */
export function writeConfirmationMessage({ id, to }: ConfirmationMail, links: MailLinks): MailContent {
  if (!links.confirmPage) throw new Error('A confirmation message needs its link')
  const body = joinBodies(
    plain(`This address was given for the newsletter of ${site.name}.`),
    askToConfirm(links.confirmPage),
    plain('If that was not you, do nothing. If you are subscribed already, nothing changes.'),
  )
  const reason = `You get this message because this address was given for the newsletter at ${site.name}.`
  return layOut({ id, to, subject: `Please confirm the newsletter of ${site.name}`, body, reason }, links)
}

const memberLine = ({ membersPage }: MailLinks): Body =>
  membersPage ? linkLine(membersPage, 'Your member documents') : { text: [], html: [] }

/** Writes the message that follows a confirmation: the link to the subscribers' page. */
export function writeWelcomeMessage({ id, to }: Pick<Mail, 'id' | 'to'>, links: MailLinks): MailContent {
  const body = joinBodies(
    plain(`You are subscribed to the newsletter of ${site.name}.`),
    plain('The documents that only subscribers get are on a page of yours. Keep this message: its link is the key.'),
    memberLine(links),
  )
  return layOut(
    { id, to, subject: `You are subscribed to ${site.name}`, body, reason: confirmedReason, isNewsletter: true },
    links,
  )
}

/** Writes one subscriber's copy of a newsletter issue. */
export function writeIssueMessage({ id, to, subject, markdown }: IssueMail, links: MailLinks): MailContent {
  const body = joinBodies(renderMarkdown(markdown), memberLine(links))
  return layOut({ id, to, subject, body, reason: confirmedReason, isNewsletter: true }, links)
}
