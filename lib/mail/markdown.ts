import { escapeHtml } from '@/lib/text'
import { joinBodies, link, paragraph, plain, type Body } from './layout'

const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g
const STRONG = /\*\*([^*]+)\*\*/g

const toText = (line: string): string => line.replace(LINK, '$1 ($2)').replace(STRONG, '$1')

/** Escapes first, so that HTML in the source is shown as text. URLs are taken from the unescaped source. */
function toHtml(line: string): string {
  const parts: string[] = []
  let last = 0
  const words = (text: string): string => escapeHtml(text).replace(STRONG, '<strong>$1</strong>')
  for (const match of line.matchAll(LINK)) {
    const [whole, name = '', url = ''] = match
    parts.push(words(line.slice(last, match.index)), link(url, name))
    last = match.index + whole.length
  }
  return [...parts, words(line.slice(last))].join('')
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
  if (!block.includes('](') && !block.includes('**')) return plain(lines.join(' '))
  const joined = lines.join(' ')
  return { text: [toText(joined)], html: [paragraph(toHtml(joined))] }
}

/**
 * Renders the Markdown subset that a newsletter needs: paragraphs, `##` headings, `-` lists, `**strong**` and
 * `[links](https://…)`. Anything else stays as written.
 */
export const renderMarkdown = (markdown: string): Body =>
  joinBodies(
    ...markdown
      .replace(/\r\n?/g, '\n')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter(Boolean)
      .map(renderBlock),
  )
