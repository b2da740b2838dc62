'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Paper } from '@/lib/handover/papers'
import { countOf } from '@/lib/utils'

const SetOutput = lazy(async () => ({ default: (await import('./set-output')).SetOutput }))

interface Props {
  title: string
  papers: readonly Paper[]
}

export function JobPapers({ title, papers }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="job-papers" className="job-papers">
      <h3 id="job-papers">Print and send</h3>
      {isOpen ? (
        <Suspense fallback={<p className="card-meta">Opening…</p>}>
          <SetOutput title={title} papers={papers} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Print or save {countOf(papers.length, 'document')}
        </Button>
      )}
    </section>
  )
}
