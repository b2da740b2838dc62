import type { SectionEntry } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { GroupGrid } from './group-grid'
import { ListData } from './list-data'
import { SystemGrid } from './system-grid'
import type { CardLead } from './template-card'
import { TemplateGrid } from './template-grid'

interface TemplateSectionsProps {
  sections: readonly SectionEntry[]
  pageTitle?: string
  showIncluded?: boolean
  hideMark?: boolean
  lead?: CardLead
}

/** Templates, roof systems or groups under headings. A heading equal to `pageTitle` is for screen readers only. */
export function TemplateSections({ sections, ...options }: TemplateSectionsProps) {
  return (
    <>
      {renderSections(sections, options)}
      <ListData hrefs={sections.flatMap(hrefsOf)} />
    </>
  )
}

const hrefsOf = ({ templates = [], systems = [], groups = [] }: SectionEntry): string[] => [
  ...templates.map(({ slug }) => templateUrl(slug)),
  ...[...systems, ...groups].map(({ href }) => href),
]

function renderSections(
  sections: readonly SectionEntry[],
  { pageTitle, ...card }: Omit<TemplateSectionsProps, 'sections'>,
) {
  return sections.map((section) => {
    const { id, templates, systems, groups, collapsible } = section
    const title = (
      <>
        {section.letter && <span className="group-letter">{section.letter} </span>}
        {section.title}
      </>
    )
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
          <h2 id={id} className={section.title === pageTitle ? 'sr-only' : 'mb-4'}>
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
