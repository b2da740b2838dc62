import { TextList } from '@/components/ui/text-list'
import { type CategoryEntry, presentationOf, sectionsOf, templatesOfCategory } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { EmptyState } from './empty-state'
import { ListData } from './list-data'
import { TemplateGrid } from './template-grid'
import { TemplateSections } from './template-sections'

/** Why a roofer needs the documents of a category. */
function Reasons({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-14" aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <TextList className="included" texts={points} />
    </section>
  )
}

/** A category's templates, in its sections if it has any, and the reasons to use them. */
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
