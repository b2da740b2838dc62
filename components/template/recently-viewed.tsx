'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { readViewed } from './viewed-storage'

const RecentlyViewedList = lazy(async () => ({ default: (await import('./recently-viewed-list')).RecentlyViewedList }))

/** Shows the templates that were viewed before this one. */
export function RecentlyViewed({ slug }: { slug: string }) {
  const [earlier, setEarlier] = useState<readonly string[]>([])
  useEffect(() => {
    const earlier = readViewed().filter((other) => other !== slug)
    // The page itself has priority.
    const timer = setTimeout(() => setEarlier(earlier))
    return () => clearTimeout(timer)
  }, [slug])
  return earlier.length > 0 ? (
    <Suspense>
      <RecentlyViewedList slugs={earlier} onClear={() => setEarlier([])} />
    </Suspense>
  ) : null
}
