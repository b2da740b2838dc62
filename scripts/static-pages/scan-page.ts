import type { PageElement } from './parse-page.ts'

/** React escapes `>` in attributes and `<` in texts, and Next.js writes no `<` in scripts, so nothing else looks like these. */
const ELEMENT = /<(script)(?:\s[^>]*)?>(?:([^]*?)(<\/script>))?|<(head|meta|link)(?:\s[^>]*)?>/g
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (value: string): string =>
  value.includes('&') ? value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => REFERENCES[name] ?? '') : value

/**
 * Returns the scripts of a page as React writes it, and the elements of its head that decide where they go: like `parsePage`, in
 * a twentieth of its time, for pages that are written on request.
 */
export function scanPage(html: string): PageElement[] {
  return [...html.matchAll(ELEMENT)].map(
    ({ 0: tag, 1: script = '', 2: text = '', 3: closing, 4: other = '', index }) => {
      const name = script ? 'script' : other
      const start = tag.slice(0, tag.length - text.length - (closing?.length ?? 0))
      const attributes = new Map(
        [...start.slice(name.length + 1, -1).matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      )
      const isClosed = name !== 'script' || closing !== undefined
      return { name, attributes, tag: start, text, start: index, end: index + tag.length, isClosed }
    },
  )
}
