import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Form, Step } from '@/lib/documents/form'
import { idOf } from '@/components/filling/names'
import { unfold } from './grid-keys'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function stepOf({ steps }: Form, id: string): Step | undefined {
  const holds = ({ sections, ...step }: Step): boolean =>
    step.id === id ||
    sections.some(
      (section) =>
        section.id === id ||
        section.blocks.some(({ controls }) => controls.some(({ name, role }) => idOf(name) === id && role === 'asked')),
    )
  return steps.find(holds)
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView()
  if (target.matches('input, select, textarea, [tabindex]')) target.focus({ preventScroll: true })
}

/** The step that the page's address names, or the last one, and scrolls there: Back goes to the step before. */
export function usePlace(form: Form): Step | undefined {
  const id = useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  )
  useEffect(() => {
    const target = id ? document.getElementById(id) : null
    if (target) unfold(target, () => goTo(target))
  }, [id])
  const named = stepOf(form, id)
  const [last, setLast] = useState(named?.id)
  if (named && named.id !== last) setLast(named.id)
  return named ?? form.steps.find((step) => step.id === last) ?? form.steps[0]
}
