'use client'

import { useEffect, useState } from 'react'
import { pagePictureUrl } from '@/lib/paths'

/** The server draws few pages at a time. A rejected page is requested this many times, with this pause in milliseconds. */
const ATTEMPTS = 3
const PAUSE = 4000

export function BlankPage({ slug, page }: { slug: string; page: number }) {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!failed || attempt >= ATTEMPTS) return
    const timer = setTimeout(() => {
      setAttempt(attempt + 1)
      setFailed(false)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [failed, attempt])
  if (failed) return <span className="strip-missing">Page {page}</span>
  return <img key={attempt} src={pagePictureUrl(slug, page)} alt="" decoding="async" onError={() => setFailed(true)} />
}
