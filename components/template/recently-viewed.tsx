// React cannot attach itself to the content of a template. The texts give way to those of a template viewed.
const item =
  '<li class="card group-card"><div class="card-body"><p class="card-meta">Category</p><h3 class="card-title"><a href="/templates">Template</a></h3></div></li>'

/** The place of the templates viewed before this one: the inline script fills it and clears it (`visitor-memory.ts`). */
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
