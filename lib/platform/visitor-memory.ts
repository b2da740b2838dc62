import { all, attempt, first, page, stored } from './page-queries'
import { rememberView } from './viewed-templates'

/** Loads each page picture of a document's row (`page-strip.tsx`) when it scrolls into view. */
function showPages(): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { style, dataset, firstChild } = target as HTMLElement
      if (isIntersecting && !firstChild)
        style.backgroundImage = `url(/api/documents${location.pathname.slice(10)}/pages/${dataset.page})`
    }
  })
  for (const page of all('.strip li')) sight.observe(page)
}

/** Shows what depends on visitor, browser or day before the page's scripts run, and records the template as viewed. */
export function visitorMemory(): void {
  const root = page.documentElement
  attempt(() => {
    if (stored('ridgedocs-list') === 'rows') root.dataset.list = 'rows'
  })
  addEventListener('DOMContentLoaded', () => {
    for (const year of all('[data-year]')) year.textContent = `${new Date().getFullYear()}`
    if ('share' in navigator) for (const button of all('[data-share=device]')) button.hidden = false
    if (root.dataset.list) all('.list-switch button').forEach((button, index) => (button.ariaPressed = `${index > 0}`))
    attempt(() => {
      // Only the server knows what a state edition lacks, so such a page starts by itself.
      const isState = location.search.includes('state=') || stored('ridgedocs-state')
      if (isState && first('.state-choice,a[data-editions]')) root.dataset.wakes = ''
      rememberView()
    })
  })
  addEventListener('load', showPages)
}
