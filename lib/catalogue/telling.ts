import type { TemplateContent } from '@/data/shared/types'
import { mainParts } from '@/lib/documents/file-model'
import type { Part } from '@/lib/documents/model'

/** Returns the first section with a table or checklist for the customer or the crew, else the first section. */
function tellingOf(parts: readonly Part[]): string | undefined {
  const shown = parts.filter(({ audience }) => audience !== 'office')
  const sections: string[] = []
  for (const block of (shown.length > 0 ? shown : parts).flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading' && block.level === 1) sections.push(block.text)
    else if (sections.length > 0 && (block.kind === 'table' || block.kind === 'checklist')) return sections.at(-1)
  }
  return sections[0]
}

const known = new WeakMap<object, string>()

const hasSection = (parts: readonly Part[], section: string | undefined): boolean =>
  parts.some(({ blocks }) => blocks.some((block) => block.kind === 'heading' && block.text === section))

/** Returns the section of the main file that the thumbnail shows. Throws if the document is empty. */
export function tellingSection(template: Pick<TemplateContent, 'slug' | 'telling' | 'document'>): string {
  const before = known.get(template)
  if (before !== undefined) return before
  const model = template.document()
  const parts = mainParts(model)
  // Prescribed notices have no sections: their bookmark is the title.
  const title = parts.length > 0 ? model.title : undefined
  const section = hasSection(parts, template.telling) ? template.telling : (tellingOf(parts) ?? title)
  if (section === undefined) throw new Error(`${template.slug} has no section to show as its thumbnail`)
  known.set(template, section)
  return section
}
