import { downloadedText } from './downloaded-text'

interface Answer {
  counts: Readonly<Record<string, number>>
}

/** The template that a count belongs to: named by itself, or the one that its card leads to. */
const slugOf = (element: HTMLElement): string =>
  element.dataset.count ??
  element.closest('article')?.querySelector<HTMLAnchorElement>('.card-title a')?.pathname.split('/').pop() ??
  ''

/** Adds to the counts on the page what this installation has recorded. Without an answer they stay as they are. */
export async function addRecordedCounts(elements: readonly HTMLElement[]): Promise<void> {
  const slugs = [...new Set(elements.map(slugOf))].filter(Boolean)
  try {
    const response = await fetch(`/api/downloads?${new URLSearchParams(slugs.map((slug) => ['slug', slug]))}`)
    if (!response.ok) throw new Error(`The counts were answered with ${response.status}`)
    const { counts } = (await response.json()) as Answer
    for (const element of elements) {
      const recorded = counts[slugOf(element)]
      if (recorded) element.textContent = downloadedText(Number(element.dataset.base) + recorded)
    }
  } catch (error) {
    console.error('The download counts could not be fetched.', error)
  }
}
