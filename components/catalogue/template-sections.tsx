import type { SectionEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'
import { GroupGrid } from './group-grid'
import { SystemGrid } from './system-grid'
import type { CardLead } from './template-card'
import { TemplateGrid } from './template-grid'

interface TemplateSectionsProps {
  sections: readonly SectionEntry[]
  /** Of the page: a section of the same name shows it no second time. */
  pageTitle?: string
  /** Cards also name what the document holds. */
  showIncluded?: boolean
  lead?: CardLead
}

/** The sections of a category's page; those that can be folded away stand open at first. */
export function TemplateSections({ sections, pageTitle, ...card }: TemplateSectionsProps) {
  return sections.map((section) => {
    const { id, title, templates, systems, groups, collapsible } = section
    const content = (
      <>
        {templates && <TemplateGrid templates={templates} heading="h3" {...card} />}
        {systems && <SystemGrid systems={systems} />}
        {groups && <GroupGrid groups={groups} />}
      </>
    )
    if (!collapsible)
      return (
        <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
          <h2 id={id} className={title === pageTitle ? 'sr-only' : 'mb-4'}>
            {title}
          </h2>
          {content}
        </section>
      )
    return (
      <details key={id} className="fold mt-6 first:mt-0" open>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className="card-meta">{countOf(templates?.length ?? 0, 'template')}</span>
        </summary>
        {content}
      </details>
    )
  })
}
