'use client'

import { useEffect, useRef } from 'react'
import { constants } from '@/lib/constants'
import { readStoredEmail } from './stored-email'

/**
 * While `waiting`, looks every 500 ms for an email given elsewhere (in another tab, for instance), for 30 s at most;
 * a second after it is there, calls `found` with it.
 */
export function useStoredEmailWait(waiting: boolean, found: (email: string) => void): void {
  const latest = useRef(found)
  useEffect(() => {
    latest.current = found
  })
  useEffect(() => {
    if (!waiting) return
    let delay: ReturnType<typeof setTimeout> | undefined
    const poll = setInterval(() => {
      const email = readStoredEmail()
      if (!email) return
      clearInterval(poll)
      delay = setTimeout(() => latest.current(email), constants.storedEmailDelay)
    }, constants.storedEmailPoll)
    const end = setTimeout(() => clearInterval(poll), constants.storedEmailPatience)
    return () => {
      clearInterval(poll)
      clearTimeout(end)
      clearTimeout(delay)
    }
  }, [waiting])
}
