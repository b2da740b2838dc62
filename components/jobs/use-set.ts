'use client'

import { useEffect, useState } from 'react'
import { fetchSet, fetchSets, type DocumentSet, type SetEntry } from '@/lib/jobs/sets'

export interface Loaded<T> {
  value?: T
  failed?: boolean
}

function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { key: string }>()
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    load(controller.signal).then(
      (value) => setLoaded({ key, value }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The set of documents could not be loaded.', error)
        setLoaded({ key, failed: true })
      },
    )
    return () => controller.abort()
  }, [key, load])
  return loaded?.key === key ? loaded : {}
}

/** The sets that a job can have. */
export const useSets = (): Loaded<SetEntry[]> => useLoaded('all', fetchSets)

const loaders = new Map<string, (signal: AbortSignal) => Promise<DocumentSet>>()

function loaderOf(slug: string): (signal: AbortSignal) => Promise<DocumentSet> {
  const known = loaders.get(slug) ?? ((signal: AbortSignal) => fetchSet(slug, signal))
  loaders.set(slug, known)
  return known
}

/** A set with its documents; nothing as long as none is chosen. */
export const useSet = (slug: string): Loaded<DocumentSet> => useLoaded(slug, loaderOf(slug))
