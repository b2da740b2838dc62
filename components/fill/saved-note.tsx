'use client'

import type { Saved } from './use-draft'

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** Whether what is typed is stored. */
export function SavedNote({ saved }: { saved: Saved }) {
  if (saved.status === 'failed')
    return (
      <p role="alert" className="field-error">
        This browser does not keep your draft. Download the file before you leave.
      </p>
    )
  return (
    <p className="fill-hint">
      {saved.status === 'saved' ? `Saved on this device at ${clock(saved.at)}` : 'Nothing you type leaves this device.'}
    </p>
  )
}
