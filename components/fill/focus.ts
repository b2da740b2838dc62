import type { FocusEvent } from 'react'
import { idOf, nameOf } from '@/components/filling/names'

export interface Focus {
  get: () => string
  subscribe: (listener: () => void) => () => void
  /** For the form's `onFocus`. Buttons and links leave it. */
  follow: (event: FocusEvent<HTMLElement>) => void
  enter: (step: string) => void
  leftAt: () => string
}

/** Watches the focus without rendering the form again. */
export function createFocus(): Focus {
  let at = ''
  let shown = ''
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  return {
    get: () => at,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow({ target }) {
      const key = target.getAttribute('name')
      const next = key ? nameOf(key) : target.matches('h2, h3, h4') ? target.id : ''
      if (!next || next === at) return
      at = next
      tell()
    },
    enter(step) {
      if (step === shown) return
      shown = step
      tell()
    },
    // Only the controls of the step that is shown are on the page.
    leftAt: () => (document.getElementById(idOf(at)) ?? document.getElementById(at))?.id ?? shown,
  }
}
