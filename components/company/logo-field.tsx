import { BlobPicture } from '@/components/ui/blob-picture'
import { describe, Field } from '@/components/ui/field'
import { useState, useMemo } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import type { Logo } from '@/lib/fill/company'
import { readLogo } from './read-logo'

const ID = 'company-logo'
const hint = 'A PNG, JPEG or SVG file. It prints on white paper, so a dark logo on a clear or white ground reads best.'

/** The file input for the company's logo, with its picture once there is one. */
export function LogoField({ logo, onChange }: { logo: Logo | null; onChange: (logo: Logo | null) => void }) {
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
    <Field id={ID} label="Logo" hint={hint} error={message}>
      <div className="flex flex-wrap items-center gap-3">
        {logo && <LogoPicture logo={logo} className="h-14 max-w-40 bg-white object-contain p-1" />}
        <input
          {...describe({ id: ID, hint, error: message })}
          type="file"
          accept="image/png,image/jpeg,image/svg+xml"
          className="input flex-1 basis-56 py-1.5"
          onChange={(event) => void choose(event.currentTarget)}
        />
        {logo && <OutlineButton onClick={() => onChange(null)}>Remove logo</OutlineButton>}
      </div>
    </Field>
  )
}

/** The company's logo from its stored bytes. */
export function LogoPicture({ logo, className }: { logo: Logo; className?: string }) {
  const blob = useMemo(() => new Blob([logo.bytes], { type: logo.type }), [logo])
  return <BlobPicture blob={blob} alt="Your logo" className={className} width={logo.width} height={logo.height} />
}
