'use client'

import { theme } from '@/lib/documents/theme'
import { companyEntries, companyLabel, type CompanyField, type CompanyProfile } from '@/lib/fill/company'
import { LogoPicture } from './logo-picture'

export function Letterhead({ profile }: { profile: CompanyProfile }) {
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
