import { site } from '@/data/site'
import { escapeHtml } from '@/lib/http/html'
import { templateUrl } from '@/lib/paths'
import { describeTemplates, type DownloadMail, type MailContent, type MailTemplate } from './types'

const LISTED = 10

export interface MessageLinks {
  siteUrl: string
  unsubscribePage: string
  oneClick: string
}

interface Line {
  name: string
  page: string
  files: readonly { format: string; url: string }[]
}

const toLine = ({ name, slug, page = templateUrl(slug), files }: MailTemplate, siteUrl: string): Line => ({
  name,
  page: `${siteUrl}${page}`,
  files: files.map(({ format, url }) => ({ format, url: `${siteUrl}${url}` })),
})

const introduction = (count: number): string =>
  `Here ${count === 1 ? 'is the template' : 'are the templates'} you downloaded, so that you always have a copy. ` +
  'The links lead to the files; no account, no password.'

const rest = (count: number, siteUrl: string): string | undefined =>
  count > LISTED ? `And ${count - LISTED} more: ${siteUrl}/templates` : undefined

const reason = `You get this message because this address was given for a download at ${site.name}.`

function writeText(lines: readonly Line[], more: string | undefined, links: MessageLinks, count: number): string {
  const blocks = lines.map(({ name, page, files }) =>
    [name, page, ...files.map(({ format, url }) => `  ${format}: ${url}`)].join('\n'),
  )
  return [
    introduction(count),
    ...blocks,
    ...(more ? [more] : []),
    `Questions? Write to ${site.supportEmail}.`,
    `-- \n${site.name}, ${site.postalAddress}\n${reason}\nUnsubscribe: ${links.unsubscribePage}`,
  ].join('\n\n')
}

const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#1d4ed8">${escapeHtml(text)}</a>`

function writeHtml(lines: readonly Line[], more: string | undefined, links: MessageLinks, count: number): string {
  const blocks = lines.map(
    ({ name, page, files }) =>
      `<p style="margin:0 0 16px"><strong>${link(page, name)}</strong><br>` +
      `${files.map(({ format, url }) => link(url, format)).join(' &middot; ')}</p>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.name)}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">
<p style="margin:0 0 16px">${escapeHtml(introduction(count))}</p>
${blocks.join('\n')}
${more ? `<p style="margin:0 0 16px">${escapeHtml(more)}</p>` : ''}
<p style="margin:0">Questions? Write to ${link(`mailto:${site.supportEmail}`, site.supportEmail)}.</p>
</div>
<p style="max-width:560px;margin:16px auto 0;color:#475569;font-size:13px">
${escapeHtml(site.name)}, ${escapeHtml(site.postalAddress)}<br>${escapeHtml(reason)}
${link(links.unsubscribePage, 'Unsubscribe')}</p>
</body>
</html>
`
}

/** Writes the message that follows a download: the templates with their files, and the way out (RFC 8058). */
export function writeDownloadMessage(mail: DownloadMail, links: MessageLinks): MailContent {
  const count = mail.templates.length
  const lines = mail.templates.slice(0, LISTED).map((template) => toLine(template, links.siteUrl))
  const more = rest(count, links.siteUrl)
  return {
    from: { name: site.name, address: site.supportEmail },
    to: mail.to,
    subject: `Your download: ${describeTemplates(mail.templates)}`,
    text: writeText(lines, more, links, count),
    html: writeHtml(lines, more, links, count),
    messageId: `<${mail.id}@${new URL(links.siteUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
