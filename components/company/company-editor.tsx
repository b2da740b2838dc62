'use client'

import { useCallback, useState } from 'react'
import { useOffline } from '@/components/offline/use-offline'
import { emptyCompany, isEmptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { CompanyFileActions } from './company-file-actions'
import { CompanyForm } from './company-form'
import { Letterhead } from './letterhead'
import { useCompany, type SaveState } from './use-company'

const states: Record<SaveState, string> = {
  unchanged: 'Saved as you type, in this browser.',
  saving: 'Saving…',
  saved: 'Saved in this browser.',
  failed:
    'Not saved: this browser isn’t saving data (a private window, for example). Export your company before you leave.',
  removed: 'Nothing is stored.',
}

export function CompanyEditor() {
  const { profile: stored, state, keep, remove } = useCompany()
  useOffline()
  const [typed, setTyped] = useState<CompanyProfile>()
  // A profile from elsewhere replaces the form with a new one.
  const [form, setForm] = useState<{ number: number; start?: CompanyProfile }>({ number: 0 })

  const change = useCallback(
    (profile: CompanyProfile): void => {
      setTyped(profile)
      keep(profile)
    },
    [keep],
  )
  const restart = (start: CompanyProfile): void => {
    setTyped(start)
    setForm(({ number }) => ({ number: number + 1, start }))
  }

  if (!stored)
    return (
      <p role="status" className="card-meta">
        Opening…
      </p>
    )
  const profile = typed ?? stored
  return (
    <div className="company">
      <div className="company-paper">
        <Letterhead profile={profile} />
        <p role="status" className={state === 'failed' ? 'field-error' : 'card-meta'}>
          {states[state]}
        </p>
        {!isEmptyCompany(profile) && (
          <a className="btn btn-outline justify-self-start" href="/templates">
            Browse Templates
          </a>
        )}
      </div>
      <CompanyForm key={form.number} start={form.start ?? stored} onChange={change} />
      <CompanyFileActions
        profile={profile}
        onImport={(imported) => {
          restart(imported)
          keep(imported)
        }}
        onDelete={async () => {
          await remove()
          restart(emptyCompany)
        }}
      />
    </div>
  )
}
