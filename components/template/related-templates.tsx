import { TemplateGrid } from '@/components/catalogue/template-grid'
import { relatedTemplates, type TemplateEntry } from '@/lib/catalogue'

/** Templates that go with this one; nothing if there are none. */
export function RelatedTemplates({ template }: { template: TemplateEntry }) {
  const related = relatedTemplates(template)
  if (related.length === 0) return null
  return (
    <section className="mt-14 border-t border-border pt-10">
      <h2 className="mb-6">Related Templates</h2>
      <TemplateGrid templates={related} columns="three" heading="h3" />
    </section>
  )
}
