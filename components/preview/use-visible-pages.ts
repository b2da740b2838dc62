import { useEffect, useState, type RefObject } from 'react'

const none: ReadonlySet<number> = new Set()

/** Which of `count` items with `data-page` are in sight now (`visible`), and which have been (`seen`). */
export function useVisiblePages(
  row: RefObject<HTMLElement | null>,
  count: number,
): { visible: ReadonlySet<number>; seen: ReadonlySet<number> } {
  const [pages, setPages] = useState({ visible: none, seen: none })
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setPages((before) => {
        const visible = new Set(before.visible)
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page)
          if (isIntersecting) visible.add(page)
          else visible.delete(page)
        }
        return { visible, seen: new Set([...before.seen, ...visible]) }
      }),
    )
    for (const page of row.current?.querySelectorAll('li[data-page]') ?? []) observer.observe(page)
    return () => observer.disconnect()
  }, [row, count])
  return pages
}
