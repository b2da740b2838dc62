'use client'

import { useEffect, useState } from 'react'
import type { CompanyProfile } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'

export function CompanyHint() {
  const [company, setCompany] = useState<CompanyProfile | 'none'>()
  useEffect(() => {
    findCompany().then(
      (found) => setCompany(found ?? 'none'),
      // The download meets the same error, and reports it.
      (error: unknown) => console.error('My company could not be read.', error),
    )
  }, [])
  return (
    <p className="dialog-note mt-3 min-h-[1.6em]">
      {company === 'none' ? (
        <a className="text-link" href="/company">
          Put your name and logo on every file
        </a>
      ) : (
        company && (
          <>
            {company.logo ? 'Your name and logo are on it.' : 'Your name is on it.'}{' '}
            <a className="text-link" href="/company">
              My company
            </a>
          </>
        )
      )}
    </p>
  )
}
