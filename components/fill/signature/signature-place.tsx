import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { type SignatureParty, blocksOfKind } from '@/lib/documents/model'
import { checkSignature, evidenceFor, type Check, type Signature } from '@/lib/fill/signing'
import { useFilling } from '@/components/filling/filling'
import { fullLabel } from '@/lib/documents/controls'
import type { Form } from '@/lib/documents/form'
import type { Change } from '@/components/filling/parts'
import { idOf } from '@/components/filling/names'

/** A signature that no longer fits, with a link to it; nothing for one that does. */
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

/** The signatures that no longer fit the document, with what changed. */
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

const words: Readonly<Record<string, string>> = {
  photos: 'the photos',
  version: 'the text of the document',
  example: 'the mark of an example',
  sensitive: 'fields that are not saved in this browser',
}
const MOST = 4

function changedText(changes: readonly Change[], { controls }: Form): string {
  const named = changes.map((change) => {
    const control = controls.get(change)
    return control ? fullLabel(control) : (words[change] ?? 'the company')
  })
  const all = [...new Set(named)]
  return [...all.slice(0, MOST), ...(all.length > MOST ? [`${all.length - MOST} more`] : [])].join('; ')
}

/** The id of the element that shows a party's signature. */
export const signedId = (party: string): string => `signed-${party.replaceAll('.', ':')}`

const timeOf = ({ at }: Signature): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const results: Readonly<Record<Check, string>> = {
  same: 'The fingerprint matches: nothing that this signature covers has changed since it was signed.',
  changed: 'The fingerprint does not match: something was changed after it was signed.',
  damaged: 'The stored signature is damaged: its fingerprint does not match what was signed.',
}
const LIMITS =
  'This check covers the content on this device. It does not prove who signed, or that the device’s clock was correct. To check a PDF that was sent to you, use Check a signed file.'

/** Whether the document is still what a party signed, in words; empty if it is. */
export function useStale(party: string): string {
  const { live, form, signing } = useFilling()
  return useSyncExternalStore(
    live.subscribe,
    () => {
      const changes = signing.changesOf(party)
      if (changes.includes('damaged')) return results.damaged
      return changes.length > 0 ? `Changed since it was signed: ${changedText(changes, form)}.` : ''
    },
    () => '',
  )
}

/** A signature with its evidence, and ways to check, repeat and remove it. */
function Signed({ party, signature }: { party: SignatureParty; signature: Signature }) {
  const { signing } = useFilling()
  const stale = useStale(party.name)
  const [checked, setChecked] = useState<{ for: string; text: string }>()
  const { picture, by } = signature

  const check = async (): Promise<void> => {
    const content = signing.contentOf(party.name)
    const result = await checkSignature(signature, content)
    setChecked({ for: content, text: `${results[result]} ${LIMITS}` })
  }
  return (
    <figure id={signedId(party.name)} tabIndex={-1} className="fill-signed" data-stale={stale ? true : undefined}>
      <img
        src={`data:image/png;base64,${picture.bytes}`}
        alt={`Signature of ${by}`}
        width={picture.width}
        height={picture.height}
      />
      <figcaption>
        <strong>
          Signed by {by}, {timeOf(signature)}
        </strong>
        <span className="fill-hint">{evidenceFor(signature)}</span>
      </figcaption>
      <Status className="fill-stale">{stale && `${stale} Ask for a new signature. Files leave this one out.`}</Status>
      <div className="fill-photo-tools">
        {stale && (
          <Button size="sm" aria-label={`Sign again: ${party.role}`} onClick={() => signing.ask(party.name)}>
            Sign again
          </Button>
        )}
        <OutlineButton size="sm" onClick={() => void check()}>
          Check this signature
        </OutlineButton>
        <TextLink href="/check">Check a signed file</TextLink>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove the signature: ${party.role}`}
          onClick={() => signing.remove(party.name)}
        >
          Remove
        </Button>
      </div>
      <Status className="fill-hint">{checked?.for === signing.contentOf(party.name) && checked.text}</Status>
    </figure>
  )
}

/** The place of a party's signature: the button to sign, or the signature and whether it still fits. */
export function SignaturePlace({ party }: { party: SignatureParty }) {
  const { signing } = useFilling()
  const signature = signing.signatures[party.name]
  if (signature) return <Signed party={party} signature={signature} />
  return (
    <div className="fill-signature">
      <OutlineButton aria-label={`Sign here: ${party.role}`} onClick={() => signing.ask(party.name)}>
        Sign here
      </OutlineButton>
      <span className="fill-hint">Draw or type it here, or leave it blank and sign by hand.</span>
    </div>
  )
}
