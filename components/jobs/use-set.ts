'use client'

import { useEffect, useState } from 'react'
import { fetchJson } from '@/lib/fill/json'
import { SETS_URL, setUrl, type DocumentSet, type SetEntry } from '@/lib/jobs/sets'

interface Loaded<T> {
  value?: T
  failed?: boolean
}

function useFetched<T>(url: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { url: string }>()
  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    fetchJson<T>(url, controller.signal).then(
      (value) => setLoaded({ url, value }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The set of documents could not be loaded.', error)
        setLoaded({ url, failed: true })
      },
    )
    return () => controller.abort()
  }, [url])
  return loaded?.url === url ? loaded : {}
}

export const useSets = (): Loaded<SetEntry[]> => useFetched(SETS_URL)

export const useSet = (slug: string): Loaded<DocumentSet> => useFetched(slug && setUrl(slug))
