/** What a filled document is called, and its text for messages. */
import { parseInline } from '@/lib/documents/inline'
import type { Block, DocumentModel, Part } from '@/lib/documents/model'
import { extensions, type FileFormat } from '@/lib/paths'
import { hyphenate } from '@/lib/text'

/** The names of the people that a document is for, the likeliest first. */
const people = ['customer.name', 'owner.name', 'person.name', 'subcontractor.name', 'job.name', 'job.address'] as const
const MOST_WORDS = 40

/** `Rivera` for `Ana Rivera`; the whole name of a job or a place. */
function nameOf(get: (name: string) => string): string {
  const key = people.find((name) => get(name).trim())
  if (!key) return ''
  const text = get(key).trim()
  const isPerson = key === 'customer.name' || key === 'owner.name' || key === 'person.name'
  return isPerson ? (text.split(/\s+/).at(-1) ?? text) : text
}

/**
 * Returns the name of a filled file: `change-order-rivera-2026-11-22.pdf`. `get` gives the document's texts by name,
 * `day` is an ISO date. Letters outside ASCII lose their marks.
 */
export function outputName(slug: string, format: FileFormat, get: (name: string) => string, day: string): string {
  const name = hyphenate(nameOf(get).normalize('NFD').replace(/\p{M}/gu, '')).slice(0, MOST_WORDS)
  return `${[slug, name, day].filter(Boolean).join('-')}.${extensions[format]}`
}

/** Whether a document is meant to be read as text: a letter or a message. */
export const isText = (model: DocumentModel, kind: string): boolean =>
  kind === 'client-communication' || model.parts.some(({ letter }) => letter)

const linesOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [block.lead ? `${block.lead} ${block.text}` : block.text]
    case 'list':
      return block.items.map((item) => `• ${item}`)
    case 'callout':
      return [block.title, ...block.text]
    default:
      return []
  }
}

/** The text of the customer's parts, of the letters alone if there are any, with what is typed in its merge fields. */
export function plainText({ parts }: DocumentModel, get: (name: string) => string): string {
  const customer = parts.filter(({ audience }) => audience === 'customer')
  const letters = customer.filter(({ letter }) => letter)
  const textOf = (part: Part): string[] => part.blocks.flatMap(linesOf)
  return (letters.length > 0 ? letters : customer)
    .flatMap(textOf)
    .map((line) =>
      parseInline(line)
        .map((each) => ('field' in each ? get(each.field) || '____' : each.text))
        .join(''),
    )
    .join('\n\n')
}
