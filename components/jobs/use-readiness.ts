import { useEffect, useState } from 'react'
import type { Draft } from '@/lib/fill/draft'
import { openCompany } from '@/lib/fill/open'
import type { Job } from '@/lib/jobs/job'
import { draftIn, loadModel, readinessOf, type Readiness } from '@/lib/jobs/readiness'

const PAUSE = 500

export interface ReadyDocuments {
  documents: ReadonlyMap<string, Readiness>
  failed: boolean
}

/** How far the documents of a set are, shortly after each change of the job or of a document. */
export function useReadiness(slugs: readonly string[], job: Job, drafts: readonly Draft[]): ReadyDocuments {
  const [ready, setReady] = useState<ReadyDocuments>({ documents: new Map(), failed: false })
  const key = slugs.join(' ')
  useEffect(() => {
    let isOver = false
    const look = async (): Promise<void> => {
      const found = new Map<string, Readiness>()
      let failed = false
      const company = (await openCompany()).values
      for (const slug of key.split(' ').filter(Boolean)) {
        const draft = draftIn(drafts, slug)
        try {
          const model = await loadModel(slug, draft?.state)
          if (isOver) return
          found.set(slug, readinessOf(slug, model, job, { draft, company }))
        } catch (error) {
          console.error(`Could not check the document ${slug}.`, error)
          failed = true
        }
      }
      if (!isOver) setReady({ documents: found, failed })
    }
    const timer = setTimeout(() => void look(), PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, job, drafts])
  return ready
}
