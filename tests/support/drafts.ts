/** What a browser has stored: drafts, signatures and photos. */
import type { Draft } from '@/lib/fill/draft'
import type { Photo } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import type { Signature } from '@/lib/fill/signing'
import { jpegHead } from './pictures'

/** A draft of a change order, blank unless `more` says otherwise. */
export const draftOf = (more: Partial<Draft> = {}): Draft => ({
  ...{
    id: 'draft-for-tests',
    slug: 'change-order',
    title: 'Change Order',
    created: 1,
    changed: 1,
    typed: {},
    rows: {},
  },
  ...more,
})

export const signature: Signature = {
  ...{ way: 'typed', by: 'Ana Rivera', at: '2026-11-23T09:14:05-05:00', zone: 'America/New_York', consent: 'I agree' },
  ...{ content: '{}', hash: 'ab'.repeat(32), picture: { bytes: 'iVBO', width: 4, height: 2 } },
}

/** A photo of 1600 × 1200: the head of a JPEG, which is all that the store looks at, with a mark behind it. */
export async function photoOf(mark: string): Promise<Photo> {
  const bytes = Uint8Array.from([...jpegHead(1600, 1200), ...new TextEncoder().encode(mark)])
  const blob = new Blob([bytes], { type: 'image/jpeg' })
  return { id: await sha256(bytes), width: 1600, height: 1200, full: blob, small: blob }
}
