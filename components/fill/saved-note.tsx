'use client'

import { useSyncExternalStore } from 'react'
import type { Saved, SavedState } from './saved-state'

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

function textOf(saved: Saved): string {
  if (saved.status === 'saving') return 'Saving on this device…'
  return saved.status === 'saved'
    ? `Saved on this device at ${clock(saved.at)}`
    : 'Nothing you type leaves this device.'
}

export function SavedNote({ state }: { state: SavedState }) {
  const saved = useSyncExternalStore(state.subscribe, state.get, state.get)
  if (saved.status === 'failed')
    return (
      <p role="alert" className="field-error">
        This browser isn’t saving your draft. Download the file before you leave.
      </p>
    )
  const { told = [] } = saved
  return (
    <>
      <p className="fill-hint">{textOf(saved)}</p>
      <p role="status" className="fill-told">
        {told.length > 0 && `Changed in another tab: ${told.join(', ')}.`}
      </p>
    </>
  )
}
