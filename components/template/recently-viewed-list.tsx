'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { constants } from '@/lib/constants'
import { templateUrl } from '@/lib/paths'
import { clearViewed } from './viewed-storage'

interface Viewed {
  slug: string
  name: string
  category: string
}

/** Returns the template's name and category, or undefined if it no longer exists or the request fails. */
async function fetchViewed(slug: string, signal: AbortSignal): Promise<Viewed | undefined> {
  const response = await fetch(`/api/templates/${slug}`, { signal })
  if (!response.ok) return undefined
  return (await response.json()) as Viewed
}

/** Up to three recently viewed templates, and the button that clears the list. */
export function RecentlyViewedList({ slugs, onClear }: { slugs: readonly string[]; onClear: () => void }) {
  const [viewed, setViewed] = useState<readonly Viewed[]>([])
  useEffect(() => {
    const { signal, abort } = abortable()
    Promise.all(slugs.map((slug) => fetchViewed(slug, signal))).then(
      (found) => setViewed(found.filter((one) => one !== undefined).slice(0, constants.recentlyViewedShown)),
      (error: unknown) => signal.aborted || console.error('The recently viewed templates could not be fetched.', error),
    )
    return abort
  }, [slugs])

  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-14 border-t border-border pt-10">
      <div className="list-head">
        <h2 id="recently-viewed">Recently Viewed</h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            clearViewed()
            onClear()
          }}
        >
          Clear History
        </Button>
      </div>
      <ul className="cards sm:grid-cols-3">
        {viewed.map(({ slug, name, category }) => (
          <li key={slug} className="card group-card">
            <div className="card-body">
              <p className="card-meta">{category}</p>
              <h3 className="card-title">
                <a href={templateUrl(slug)}>{name}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
