import type { CategoryEntry } from '@/lib/catalogue'
import { presentationOf, sectionsOf, templatesOfCategory } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { EmptyState } from './empty-state'
import { ListData } from './list-data'
import { Reasons } from './reasons'
import { TemplateGrid } from './template-grid'
import { TemplateSections } from './template-sections'

export function CategoryBody({ category: { slug } }: { category: CategoryEntry }) {
  const sections = sectionsOf(slug)
  const templates = templatesOfCategory(slug)
  const { lead, reasons } = presentationOf(slug)
  if (templates.length === 0) return <EmptyState title="No templates found in this category." />
  return (
    <>
      {sections.length > 0 ? (
        <TemplateSections sections={sections} lead={lead} />
      ) : (
        <>
          <TemplateGrid templates={templates} lead={lead} />
          <ListData hrefs={templates.map((template) => templateUrl(template.slug))} />
        </>
      )}
      {reasons && <Reasons {...reasons} />}
    </>
  )
}
