import type { FocusEvent } from 'react'
import { nameOf } from './filling'

/** Where in the form a person was last: the name of a control, or the id of a section. */
export interface Focus {
  get: () => string
  subscribe: (listener: () => void) => () => void
  /** For the form's `onFocus`. Buttons and links leave it. */
  follow: (event: FocusEvent<HTMLElement>) => void
}

/** Watches the focus without rendering the form again. */
export function createFocus(): Focus {
  let at = ''
  const listeners = new Set<() => void>()
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
      for (const listener of listeners) listener()
    },
  }
}
