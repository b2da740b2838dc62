import { escapeHtml } from '@/lib/text'
import { joinBodies, link, paragraph, type Body } from './layout'

const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g
const STRONG = /\*\*([^*]+)\*\*/g

const toText = (line: string): string => line.replace(LINK, '$1 ($2)').replace(STRONG, '$1')

/** Escapes first: HTML in the source is shown as text. URLs are taken from the unescaped source. */
function toHtml(line: string): string {
  const [first = '', ...rest] = line.split(LINK)
  const words = (text: string): string => escapeHtml(text).replace(STRONG, '<strong>$1</strong>')
  let html = words(first)
  // Each link is split into its name, its URL and the text that follows.
  for (let at = 0; at < rest.length; at += 3)
    html += link(rest[at + 1] ?? '', rest[at] ?? '') + words(rest[at + 2] ?? '')
  return html
}

function renderBlock(block: string): Body {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const heading = /^#{2,4}\s+(.+)$/.exec(first)?.[1]
  if (heading !== undefined) {
    const rest = lines.slice(1).join('\n')
    const title: Body = {
      text: [toText(heading)],
      html: [`<h2 style="margin:24px 0 8px;font-size:18px">${toHtml(heading)}</h2>`],
    }
    return rest ? joinBodies(title, renderBlock(rest)) : title
  }
  if (lines.every((line) => /^[-*]\s/.test(line))) {
    const items = lines.map((line) => line.slice(2).trim())
    return {
      text: [items.map((item) => `- ${toText(item)}`).join('\n')],
      html: [
        `<ul style="margin:0 0 16px;padding-left:20px">${items.map((i) => `<li>${toHtml(i)}</li>`).join('')}</ul>`,
      ],
    }
  }
  const joined = lines.join(' ')
  return { text: [toText(joined)], html: [paragraph(toHtml(joined))] }
}

/** Renders paragraphs, `##` headings, `-` lists, `**strong**` and `[links](https://…)`; the rest stays as written. */
export const renderMarkdown = (markdown: string): Body =>
  joinBodies(
    ...markdown
      .replace(/\r\n?/g, '\n')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter(Boolean)
      .map(renderBlock),
  )
