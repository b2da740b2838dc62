import { filtersId } from './filter-names'

let pending = new AbortController()

const formOf = (page: Document): HTMLFormElement | null => page.querySelector(`#${filtersId}`)

/**
 * Replaces the list, its counts and its chips with those of another URL of the list page. The controls stay, and with
 * them the focus. A later call cancels an earlier one.
 *
 * @param isNew whether the URL becomes a new entry of the history
 * @throws if the page cannot be fetched or is no list
 */
export async function swapList(url: string, isNew: boolean): Promise<void> {
  pending.abort()
  const { signal } = (pending = new AbortController())
  const list = document.querySelector('.browser')
  list?.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (signal.aborted) return
    updateForm(next)
    replaceParts(next)
    if (isNew) push(url)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (!signal.aborted) list?.removeAttribute('aria-busy')
  }
}

/** The router handles only its own entries, so neither the previous nor the new entry may be one. */
function push(url: string): void {
  History.prototype.replaceState.call(history, null, '', location.href)
  History.prototype.pushState.call(history, null, '', url)
}

function replaceParts(next: Document): void {
  const parts = next.querySelectorAll('[data-swap]')
  const places = document.querySelectorAll('[data-swap]')
  if (parts.length !== places.length) throw new Error('The page has other parts')
  const focused = document.activeElement
  places.forEach((place, index) => place.replaceChildren(...(parts[index]?.childNodes ?? [])))
  const list = document.querySelector<HTMLElement>('.browser > section')
  if (!list) return
  // The element with the focus is gone: a chip, or a link to clear all.
  if (focused !== document.activeElement) {
    list.tabIndex = -1
    list.focus({ preventScroll: true })
  }
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView()
}

function updateForm(next: Document): void {
  const from = formOf(next)
  const form = formOf(document)
  if (!from || !form) throw new Error('The page has no filters')
  const texts = from.querySelectorAll('small, option')
  form.querySelectorAll('small, option').forEach((text, index) => (text.textContent = texts[index]?.textContent ?? ''))
  const labels = from.querySelectorAll('fieldset > label')
  form
    .querySelectorAll('fieldset > label')
    .forEach((label, index) => label.toggleAttribute('data-none', labels[index]?.hasAttribute('data-none') ?? false))
  const boxes = from.querySelectorAll('input')
  form.querySelectorAll('input').forEach((box, index) => (box.checked = boxes[index]?.checked ?? false))
  for (const name of ['system', 'sort']) {
    const [choice, other] = [form, from].map((one) => one.elements.namedItem(name) as HTMLSelectElement)
    choice!.value = other!.value
  }
}
