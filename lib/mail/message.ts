import { site } from '@/data/site'
import { templateUrl } from '@/lib/paths'
import { joinBodies, layOut, link, paragraph, plain, type Body, type MailLinks } from './layout'
import { askToConfirm, writeConfirmationMessage, writeIssueMessage, writeWelcomeMessage } from './newsletter-messages'
import {
  describeTemplates,
  type Attachment,
  type DownloadMail,
  type Mail,
  type MailContent,
  type MailTemplate,
} from './types'

const LISTED = 10

type MailFile = MailTemplate['files'][number]

const introduction = (count: number, attachment: Attachment | undefined): string =>
  `Here ${count === 1 ? 'is the template' : 'are the templates'} you downloaded. Keep this email as a backup. ` +
  (attachment
    ? `The blank ${attachment.format} file is attached, and the links below open every format.`
    : 'No file is attached: the links below open the files.') +
  ' You need no account and no password.'

function listTemplate(template: MailTemplate, siteUrl: string): Body {
  const { name, slug, page = templateUrl(slug), files, officeFiles, fieldFiles, customerCopy } = template
  const address = `${siteUrl}${page}`
  const asText = ({ format, url }: MailFile): string => `  ${format}: ${siteUrl}${url}`
  const asHtml = ({ format, url }: MailFile): string => link(`${siteUrl}${url}`, format)
  const more = [
    { title: 'For your customer, without your cost and margin:', list: customerCopy },
    { title: 'For your office:', list: officeFiles },
    { title: 'For the field:', list: fieldFiles },
  ].filter(({ list }) => list?.length)
  return {
    text: [
      [
        name,
        address,
        ...files.map(asText),
        ...more.flatMap(({ title, list = [] }) => [title, ...list.map(asText)]),
      ].join('\n'),
    ],
    html: [
      paragraph(
        `<strong>${link(address, name)}</strong><br>${files.map(asHtml).join(' &middot; ')}` +
          more.map(({ title, list = [] }) => `<br>${title} ${list.map(asHtml).join(' &middot; ')}`).join(''),
      ),
    ],
  }
}

/** Writes the message that follows a download, with the confirmation link if `newsletter` was checked. */
function writeDownloadMessage(
  { id, to, templates }: DownloadMail,
  links: MailLinks,
  attachment?: Attachment,
): MailContent {
  const count = templates.length
  const { siteUrl, confirmPage } = links
  const body = joinBodies(
    plain(introduction(count, attachment)),
    ...templates.slice(0, LISTED).map((template) => listTemplate(template, siteUrl)),
    ...(count > LISTED ? [plain(`And ${count - LISTED} more: ${siteUrl}/templates`)] : []),
    ...(confirmPage ? [plain('You signed up for the newsletter.'), askToConfirm(confirmPage)] : []),
  )
  const reason = `You are receiving this email because this address was entered for a download at ${site.name}.`
  const message = layOut({ id, to, subject: `Your download: ${describeTemplates(templates)}`, body, reason }, links)
  if (!attachment) return message
  const { filename, content } = attachment
  return { ...message, attachments: [{ filename, content }] }
}

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
