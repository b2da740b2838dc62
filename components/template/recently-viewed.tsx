import { relatedTemplates, type TemplateEntry } from '@/lib/catalogue'
import { TemplateGrid } from '@/components/catalogue/template-grid'

// React cannot hydrate the content of a template element. The texts are placeholders for those of a viewed template.
const item =
  '<li class="card group-card"><div class="card-body"><p class="card-meta">Category</p><h3 class="card-title"><a href="/templates">Template</a></h3></div></li>'

/** The templates viewed before this one: the inline script fills and clears the list (`visitor-memory.ts`). */
export function RecentlyViewed() {
  return (
    <section
      aria-labelledby="recently-viewed"
      className="viewed mt-14 border-t border-border pt-10"
      hidden
      suppressHydrationWarning
    >
      <div className="list-head">
        <h2 id="recently-viewed">Recently Viewed</h2>
        <button type="button" className="btn btn-ghost btn-sm">
          Clear History
        </button>
      </div>
      <ul className="cards sm:grid-cols-3" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <template dangerouslySetInnerHTML={{ __html: item }} />
    </section>
  )
}

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
