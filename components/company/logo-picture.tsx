import { useMemo } from 'react'
import { BlobPicture } from '@/components/ui/blob-picture'
import type { Logo } from '@/lib/fill/company'

/** The company's logo from its stored bytes. */
export function LogoPicture({ logo, className }: { logo: Logo; className?: string }) {
  const blob = useMemo(() => new Blob([logo.bytes], { type: logo.type }), [logo])
  return <BlobPicture blob={blob} alt="Your logo" className={className} width={logo.width} height={logo.height} />
}
