import { site } from '@/data/site'
import { templateUrl } from '@/lib/paths'
import { joinBodies, layOut, link, paragraph, plain, type Body, type MailLinks } from './layout'
import { askToConfirm } from './newsletter-messages'
import { describeTemplates, type DownloadMail, type MailContent, type MailTemplate } from './types'

const LISTED = 10

const introduction = (count: number): string =>
  `Here ${count === 1 ? 'is the template' : 'are the templates'} you downloaded, so that you always have a copy. ` +
  'The links lead to the files; no account, no password.'

function listTemplate({ name, slug, page = templateUrl(slug), files }: MailTemplate, siteUrl: string): Body {
  const links = files.map(({ format, url }) => ({ format, url: `${siteUrl}${url}` }))
  const address = `${siteUrl}${page}`
  return {
    text: [[name, address, ...links.map(({ format, url }) => `  ${format}: ${url}`)].join('\n')],
    html: [
      paragraph(
        `<strong>${link(address, name)}</strong><br>` +
          links.map(({ format, url }) => link(url, format)).join(' &middot; '),
      ),
    ],
  }
}

/**
 * Writes the message that follows a download: the templates with their files and, if the newsletter box was ticked, the
 * confirmation link.
 */
export function writeDownloadMessage({ id, to, templates }: DownloadMail, links: MailLinks): MailContent {
  const count = templates.length
  const { siteUrl, confirmPage } = links
  const body = joinBodies(
    plain(introduction(count)),
    ...templates.slice(0, LISTED).map((template) => listTemplate(template, siteUrl)),
    ...(count > LISTED ? [plain(`And ${count - LISTED} more: ${siteUrl}/templates`)] : []),
    ...(confirmPage ? [plain('You ticked the newsletter.'), askToConfirm(confirmPage)] : []),
  )
  const reason = `You get this message because this address was given for a download at ${site.name}.`
  return layOut({ id, to, subject: `Your download: ${describeTemplates(templates)}`, body, reason }, links)
}
