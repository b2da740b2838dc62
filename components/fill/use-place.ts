'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Form, Step } from '@/lib/documents/form'
import { idOf } from './filling'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The step that the page's address names, itself or by one of its sections or controls; the first otherwise. */
function stepOf({ steps }: Form, id: string): Step | undefined {
  const holds = ({ sections, ...step }: Step): boolean =>
    step.id === id ||
    sections.some(
      (section) =>
        section.id === id ||
        section.blocks.some(({ controls }) => controls.some(({ name, role }) => idOf(name) === id && role === 'asked')),
    )
  return steps.find(holds) ?? steps[0]
}

/** The present step, by the page's address, so that Back goes to the step before. Scrolls to the place that it names. */
export function usePlace(form: Form): Step | undefined {
  const id = useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  )
  useEffect(() => {
    const target = id ? document.getElementById(id) : null
    target?.scrollIntoView()
    if (target?.matches('input, select, textarea, [tabindex]')) target.focus({ preventScroll: true })
  }, [id])
  return stepOf(form, id)
}
