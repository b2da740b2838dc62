import type { KeyboardEvent } from 'react'
import { unfold } from './unfold'

const CONTROLS = 'input:not([type=hidden], [type=file]), select, textarea'

/** Enter in an input goes on to the next one instead of sending a form. In texts of several lines it is a new line. */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, defaultPrevented, nativeEvent } = event
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  const next = all[all.indexOf(target) + 1]
  if (next) unfold(next, () => next.focus())
}
