'use client'

import { blocksOfKind, type SignatureParty } from '@/lib/documents/model'
import { useFilling } from '@/components/filling/filling'
import { idOf } from '@/components/filling/names'
import { useStale } from './signature-place'

function Stale({ party }: { party: SignatureParty }) {
  const stale = useStale(party.name)
  if (!stale) return null
  return (
    <p>
      <a href={`#${idOf(`${party.name}.printedName`)}`} className="text-link">
        {party.role}
      </a>
      : {stale} The file leaves this signature out until they sign again.
    </p>
  )
}

export function StaleSignatures() {
  const { model, signing } = useFilling()
  const signed = blocksOfKind(model, 'signatures')
    .flatMap(({ parties }) => parties)
    .filter(({ name }) => signing.signatures[name])
  if (signed.length === 0) return null
  return (
    <div role="group" aria-label="Signatures" className="fill-left-out">
      {signed.map((party) => (
        <Stale key={party.name} party={party} />
      ))}
    </div>
  )
}
