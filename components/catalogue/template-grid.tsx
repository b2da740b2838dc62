import type { TemplateEntry } from '@/lib/catalogue'
import { ownSections } from '@/lib/catalogue/own-sections'
import { cn } from '@/lib/utils'
import { toCard } from './card-template'
import { TemplateCard, type CardLead } from './template-card'

const layouts = {
  two: 'list',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  four: 'sm:grid-cols-2 xl:grid-cols-4',
} as const

interface TemplateGridProps {
  templates: readonly TemplateEntry[]
  columns?: keyof typeof layouts
  heading?: 'h2' | 'h3'
  showIncluded?: boolean
  hideMark?: boolean
  lead?: CardLead
}

/** Two columns have the page next to the text, and are a list, which can show rows; three and four have it above. */
export function TemplateGrid({ templates, columns = 'two', showIncluded, ...card }: TemplateGridProps) {
  const included = showIncluded ? ownSections(templates) : undefined
  return (
    <div className={cn('cards', showIncluded ? 'lg:grid-cols-2' : layouts[columns])}>
      {templates.map((template) => (
        <TemplateCard
          key={template.slug}
          template={toCard(template, included?.get(template.slug))}
          tall={columns === 'two' ? undefined : true}
          {...card}
        />
      ))}
    </div>
  )
}
