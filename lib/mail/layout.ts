import { site } from '@/data/site'
import { escapeHtml } from '@/lib/http/html'
import type { MailContent } from './types'

/** What the messages link to. */
export interface MailLinks {
  siteUrl: string
  unsubscribePage: string
  /** Where mail programs post to (RFC 8058). */
  oneClick: string
  /** The page with the button that confirms the wish, where the message carries one. */
  confirmPage?: string
  /** The subscribers' page, for those who are confirmed and where there is something on it. */
  membersPage?: string
}

/** A message's paragraphs, as text and as HTML. */
export interface Body {
  text: readonly string[]
  html: readonly string[]
}

export interface Draft {
  id: string
  to: string
  subject: string
  body: Body
  /** Why its receiver gets it. */
  reason: string
}

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

export const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#1d4ed8">${escapeHtml(text)}</a>`

/** A paragraph of plain words. */
export const plain = (text: string): Body => ({ text: [text], html: [paragraph(escapeHtml(text))] })

/** A link in a paragraph of its own: in the HTML its name, in the text the address. */
export const linkLine = (url: string, name: string): Body => ({
  text: [`${name}: ${url}`],
  html: [paragraph(`<strong>${link(url, name)}</strong>`)],
})

export const joinBodies = (...bodies: readonly Body[]): Body => ({
  text: bodies.flatMap(({ text }) => text),
  html: bodies.flatMap(({ html }) => html),
})

function layOutHtml({ body, reason }: Draft, { unsubscribePage }: MailLinks): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.name)}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">
${body.html.join('\n')}
<p style="margin:0">Questions? Write to ${link(`mailto:${site.supportEmail}`, site.supportEmail)}.</p>
</div>
<p style="max-width:560px;margin:16px auto 0;color:#475569;font-size:13px">
${escapeHtml(site.name)}, ${escapeHtml(site.postalAddress)}<br>${escapeHtml(reason)}
${link(unsubscribePage, 'Unsubscribe')}</p>
</body>
</html>
`
}

/** The whole message: the draft, who writes and why, and the way out in one click (RFC 8058). */
export function layOut(draft: Draft, links: MailLinks): MailContent {
  const footer = `-- \n${site.name}, ${site.postalAddress}\n${draft.reason}\nUnsubscribe: ${links.unsubscribePage}`
  return {
    from: { name: site.name, address: site.supportEmail },
    to: draft.to,
    subject: draft.subject,
    text: [...draft.body.text, `Questions? Write to ${site.supportEmail}.`, footer].join('\n\n'),
    html: layOutHtml(draft, links),
    messageId: `<${draft.id}@${new URL(links.siteUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
