import { Status } from '@/components/ui/status'
import { useCallback, useState } from 'react'
import { useOffline } from '@/components/offline/use-offline'
import {
  emptyCompany,
  isEmptyCompany,
  type CompanyProfile,
  companyEntries,
  companyLabel,
  type CompanyField,
} from '@/lib/fill/company'
import { CompanyFileActions } from './company-file-actions'
import { CompanyForm } from './company-form'
import { useCompany, type SaveState } from './use-company'
import { theme } from '@/lib/documents/theme'
import { LogoPicture } from './logo-field'

/** The letterhead as documents print it. Blank fields show their labels. */
function Letterhead({ profile }: { profile: CompanyProfile }) {
  const { values, accent = theme.accent } = companyEntries(profile)
  const line = (field: CompanyField, className?: string) => {
    const value = values[`company.${field}`]
    return <p className={className}>{value ?? <span className="letterhead-blank">{companyLabel(field)}</span>}</p>
  }
  return (
    <section aria-label="Your letterhead" className="letterhead">
      <div className="letterhead-logo">
        {profile.logo ? <LogoPicture logo={profile.logo} /> : <span>Your logo</span>}
      </div>
      <div className="letterhead-lines">
        {line('name', 'letterhead-name')}
        {line('license')}
        {line('address', 'letterhead-wide')}
        {line('phone')}
        {line('email')}
      </div>
      <div className="letterhead-bar" style={{ backgroundColor: `#${accent}` }} />
      <p className="letterhead-heading" style={{ color: `#${accent}` }}>
        1. Headings look like this
      </p>
    </section>
  )
}

const states: Record<SaveState, string> = {
  unchanged: 'Saved as you type, in this browser.',
  saving: 'Saving…',
  saved: 'Saved in this browser.',
  failed:
    'Not saved: this browser isn’t saving data (a private window, for example). Export your company before you leave.',
  removed: 'Nothing is stored.',
}

/** The visitor's company: a preview of the letterhead, the form, and export, import and deletion. */
export function CompanyEditor() {
  const { profile: stored, state, keep, remove } = useCompany()
  useOffline()
  const [typed, setTyped] = useState<CompanyProfile>()
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

  if (!stored) return <Status>Opening…</Status>
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
