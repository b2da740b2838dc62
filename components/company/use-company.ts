import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { removeCompany, readCompany, saveCompany } from '@/lib/fill/company-store'

const DELAY = 300

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'removed'

export interface StoredCompany {
  profile?: CompanyProfile
  state: SaveState
  keep: (profile: CompanyProfile) => void
  remove: () => Promise<void>
}

/** The profile that this browser keeps. A browser that keeps nothing starts with an empty one, in the state 'failed'. */
export function useCompany(): StoredCompany {
  const [profile, setProfile] = useState<CompanyProfile>()
  const [state, setState] = useState<SaveState>('unchanged')
  const waiting = useRef<CompanyProfile>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const failed = useCallback((error: unknown): void => {
    console.error('My company could not be read or stored.', error)
    setState('failed')
  }, [])
  const flush = useCallback((): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = waiting.current
    waiting.current = undefined
    // What is typed while this is being stored is stored next.
    if (next) saveCompany(next).then(() => !waiting.current && setState('saved'), failed)
  }, [failed])

  useEffect(() => {
    readCompany()
      .catch(failed)
      .then((stored) => setProfile(stored ?? emptyCompany), failed)
  }, [failed])
  useEffect(() => {
    document.addEventListener('visibilitychange', flush)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  const keep = useCallback(
    (next: CompanyProfile): void => {
      waiting.current = next
      setState('saving')
      timer.current ??= setTimeout(flush, DELAY)
    },
    [flush],
  )
  return {
    profile,
    state,
    keep,
    async remove() {
      clearTimeout(timer.current)
      timer.current = undefined
      waiting.current = undefined
      await removeCompany()
      setState('removed')
    },
  }
}
