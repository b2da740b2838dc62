import { highlightParts } from '@/lib/text'

/** The text with every occurrence of the query marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return highlightParts(text, query).map((part, index) =>
    part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
