import type { TemplateContent } from '@/data/shared/types'
import type { DocumentModel } from '@/lib/documents/model'

/** Returns the first section with a table or checklist for the customer or the crew, else the first section. */
function tellingOf({ parts }: DocumentModel): string | undefined {
  const shown = parts.filter(({ audience }) => audience !== 'office')
  const sections: string[] = []
  for (const block of (shown.length > 0 ? shown : parts).flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading' && block.level === 1) sections.push(block.text)
    else if (sections.length > 0 && (block.kind === 'table' || block.kind === 'checklist')) return sections.at(-1)
  }
  return sections[0]
}

const known = new WeakMap<object, string>()

/** Returns the section that the thumbnail shows. Throws if the document has no section. */
export function tellingSection(template: Pick<TemplateContent, 'slug' | 'telling' | 'document'>): string {
  const section = template.telling ?? known.get(template) ?? tellingOf(template.document())
  if (section === undefined) throw new Error(`${template.slug} has no section to show as its thumbnail`)
  known.set(template, section)
  return section
}
