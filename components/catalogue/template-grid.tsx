import type { TemplateEntry } from '@/lib/catalogue'
import { cn } from '@/lib/utils'
import { TemplateCard, type CardLead } from './template-card'

const layouts = {
  two: 'lg:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  four: 'sm:grid-cols-2 xl:grid-cols-4',
} as const

interface TemplateGridProps {
  templates: readonly TemplateEntry[]
  columns?: keyof typeof layouts
  heading?: 'h2' | 'h3'
  /** Cards also list the document's first sections. */
  showIncluded?: boolean
  lead?: CardLead
}

/** A grid of cards: two columns with the page beside the text, three or four with the page above it. */
export function TemplateGrid({ templates, columns = 'two', heading, ...card }: TemplateGridProps) {
  return (
    <div className={cn('cards', layouts[columns])}>
      {templates.map((template) => (
        <TemplateCard key={template.slug} template={template} tall={columns !== 'two'} heading={heading} {...card} />
      ))}
    </div>
  )
}
