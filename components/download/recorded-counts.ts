import { downloadedText } from './downloaded-text'

interface Answer {
  counts: Readonly<Record<string, number>>
}

/** Returns the slug that a count belongs to: its own attribute, or the template that its card links to. */
const slugOf = (element: HTMLElement): string =>
  element.dataset.count ??
  element.closest('article')?.querySelector<HTMLAnchorElement>('.card-title a')?.pathname.split('/').pop() ??
  ''

/** Adds the downloads recorded by this installation. If the request fails, the counts stay as they are. */
export async function addRecordedCounts(elements: readonly HTMLElement[]): Promise<void> {
  const slugs = [...new Set(elements.map(slugOf))].filter(Boolean)
  try {
    const response = await fetch(`/api/downloads?${new URLSearchParams(slugs.map((slug) => ['slug', slug]))}`)
    if (!response.ok) throw new Error(`The counts request failed with ${response.status}`)
    const { counts } = (await response.json()) as Answer
    for (const element of elements) {
      const recorded = counts[slugOf(element)]
      if (recorded) element.textContent = downloadedText(Number(element.dataset.base) + recorded)
    }
  } catch (error) {
    console.error('The download counts could not be fetched.', error)
  }
}
