import { site } from '@/data/site'
import { escapeHtml } from '@/lib/text'
import type { MailContent } from './types'

export interface MailLinks {
  siteUrl: string
  /** The page that stops all messages to the address. */
  unsubscribePage: string
  /** The one-click unsubscribe URL that mail clients post to (RFC 8058). */
  oneClick: string
  /** The page with the confirmation button, if the message asks for confirmation. */
  confirmPage?: string
  /** The subscribers' page, for confirmed subscribers and if there is anything on it. */
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
  reason: string
}

/** The opt-out link. Its page stops everything that this site sends. */
const OPT_OUT = 'Unsubscribe from all email'

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

export const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#1d4ed8">${escapeHtml(text)}</a>`

/** A paragraph of plain text. */
export const plain = (text: string): Body => ({ text: [text], html: [paragraph(escapeHtml(text))] })

/** A link in its own paragraph: the name in the HTML part, the URL in the text part. */
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
<p style="margin:0">Questions? Email ${link(`mailto:${site.supportEmail}`, site.supportEmail)}.</p>
</div>
<p style="max-width:560px;margin:16px auto 0;color:#475569;font-size:13px">
${escapeHtml(site.name)}, ${escapeHtml(site.postalAddress)}<br>${escapeHtml(reason)}
${link(unsubscribePage, OPT_OUT)}</p>
</body>
</html>
`
}

/** Renders the complete message, with the opt-out link, also as one-click unsubscribe (RFC 8058). */
export function layOut(draft: Draft, links: MailLinks): MailContent {
  const footer = `-- \n${site.name}, ${site.postalAddress}\n${draft.reason}\n${OPT_OUT}: ${links.unsubscribePage}`
  return {
    from: { name: site.name, address: site.supportEmail },
    to: draft.to,
    subject: draft.subject,
    text: [...draft.body.text, `Questions? Email ${site.supportEmail}.`, footer].join('\n\n'),
    html: layOutHtml(draft, links),
    messageId: `<${draft.id}@${new URL(links.siteUrl).hostname}>`,
    headers: {
      // RFC 3834: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
