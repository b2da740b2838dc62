import { readState } from '@/lib/downloads/state-storage'
import { stateNames } from '@/lib/state-names'

function pointTo(link: HTMLAnchorElement, state: keyof typeof stateNames): void {
  const url = new URL(link.href)
  url.searchParams.set('state', state)
  const name = `${link.dataset.name}, ${stateNames[state]} editions`
  link.setAttribute('href', `${url.pathname}${url.search}`)
  // The size of an archive that is made on request is not known.
  for (const size of link.querySelectorAll<HTMLElement>('.bundle-size')) size.remove()
  link.setAttribute('aria-label', `${link.textContent.trim()}: ${name}`)
  Object.assign(link.dataset, { name, state })
}

/** Points the page's archives to the editions of the state that the visitor chose on a template, and says so. */
export function pointBundles(): void {
  const state = readState()
  if (!state) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-editions]')) pointTo(link, state)
  for (const note of document.querySelectorAll<HTMLElement>('.bundle-state')) {
    note.textContent = `With the ${stateNames[state]} editions of documents affected by state law. You chose ${stateNames[state]} on a template’s page; change it there.`
    note.hidden = false
  }
}
