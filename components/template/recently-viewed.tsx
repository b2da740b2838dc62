'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { rememberView } from './viewed-storage'

const RecentlyViewedList = lazy(async () => ({ default: (await import('./recently-viewed-list')).RecentlyViewedList }))

/** Records that this template was viewed, and shows the ones viewed before. */
export function RecentlyViewed({ slug }: { slug: string }) {
  const [earlier, setEarlier] = useState<readonly string[]>([])
  useEffect(() => {
    const earlier = rememberView(slug).filter((other) => other !== slug)
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
