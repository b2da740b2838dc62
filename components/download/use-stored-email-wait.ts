'use client'

import { useEffect, useEffectEvent } from 'react'
import { constants } from '@/lib/constants'
import { readStoredEmail } from './stored-email'

/**
 * While `waiting`, polls every 500 ms, for at most 30 s, for an email given elsewhere (for example in another tab).
 * Calls `found` with it one second after it appears.
 */
export function useStoredEmailWait(waiting: boolean, found: (email: string) => void): void {
  const onFound = useEffectEvent(found)
  useEffect(() => {
    if (!waiting) return
    let delay: ReturnType<typeof setTimeout> | undefined
    const poll = setInterval(() => {
      const email = readStoredEmail()
      if (!email) return
      clearInterval(poll)
      delay = setTimeout(() => onFound(email), constants.storedEmailDelay)
    }, constants.storedEmailPoll)
    const end = setTimeout(() => clearInterval(poll), constants.storedEmailPatience)
    return () => {
      clearInterval(poll)
      clearTimeout(end)
      clearTimeout(delay)
    }
  }, [waiting])
}
