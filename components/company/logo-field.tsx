'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Logo } from '@/lib/fill/company'
import { LogoPicture } from './logo-picture'
import { readLogo } from './read-logo'

interface Props {
  logo: Logo | null
  onChange: (logo: Logo | null) => void
}

const ID = 'company-logo'

export function LogoField({ logo, onChange }: Props) {
  const [message, setMessage] = useState('')
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (!file) return
    const read = await readLogo(file)
    setMessage(read.ok ? '' : read.message)
    if (read.ok) onChange(read.logo)
    // The same file can be chosen again.
    input.value = ''
  }
  return (
    <div className="field">
      <label className="label" htmlFor={ID}>
        Logo
      </label>
      <p id={`${ID}-hint`} className="card-meta">
        A PNG, JPEG or SVG file. It prints on white paper, so a dark logo on a clear or white ground reads best.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {logo && <LogoPicture logo={logo} className="h-14 max-w-40 bg-white object-contain p-1" />}
        <input
          id={ID}
          type="file"
          accept="image/png,image/jpeg,image/svg+xml"
          className="input flex-1 basis-56 py-1.5"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
          onChange={(event) => void choose(event.currentTarget)}
        />
        {logo && (
          <Button variant="outline" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      {message && (
        <p id={`${ID}-error`} className="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
