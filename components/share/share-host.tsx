import { useEffect } from 'react'
import { closest } from '@/components/platform/delegation'

const BUTTON = '[data-share]'

/** Answers the share buttons of the page. Their code is loaded on the first press. */
export function ShareHost() {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const button = closest<HTMLElement>(event, BUTTON)
      if (button) void import('./share').then(({ share }) => share(button))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
