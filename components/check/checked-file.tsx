import { Icon } from '@/components/ui/icon'
import { signedAt, signedValues, type SignedContent } from '@/lib/fill/signed-content'
import type { Checked } from '@/lib/fill/signed-file'
import { readContent } from '@/lib/fill/signing'

const verdicts: Readonly<Record<Checked['state'], readonly [title: string, text: string]>> = {
  unchanged: ['Unchanged since it was signed', 'Not one byte of the signed file has changed.'],
  appended: [
    'Changed: something was added after it was signed',
    'The signed file is still inside, but a program added to it later. The pages may not show what was signed, which is listed below. Ask for the file that was first sent.',
  ],
  changed: [
    'Changed since it was signed',
    'Something in it is different from the signed file, or another program saved it again. Do not rely on it. Ask for the file that was first sent.',
  ],
  damaged: ['Damaged', 'Part of it is missing, or its parts do not match. Do not rely on it. Ask for the file again.'],
  foreign: [
    'Not a file signed on this site',
    'It does not have this site’s seal. A PDF has one only if it was signed on a screen here and no other program has saved it since. Word files, workbooks, scans, and several documents printed as one PDF have none.',
  ],
}

const LIMITS =
  'This check does not prove who signed, or that the device’s clock was correct. Someone with the skill can make a new file: compare the fingerprints with those printed in your own copy.'

interface Row {
  label: string
  text: string
}

/** Labels with their texts, which may have several lines. */
function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[2fr_3fr]">
      {rows.map(({ label, text }, index) => (
        <div key={`${label} ${index}`} className="contents">
          <dt className="card-meta">{label}</dt>
          <dd className="mb-2 whitespace-pre-line sm:mb-0">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ title, parties }: SignedContent): Row[] {
  const [first] = Object.values(parties)
  if (!first) return []
  const { template, version, edition, example } = readContent(first.content)
  return [
    { label: 'Document', text: title },
    { label: 'Template', text: [template, version, edition && `edition for ${edition}`].filter(Boolean).join(', ') },
    ...(example ? [{ label: 'Example', text: 'It is filled in with an example job.' }] : []),
  ]
}

function partyRows({ by, way, consent, hash, isCut, ...time }: SignedContent['parties'][string]): Row[] {
  return [
    { label: 'Signed by', text: `${by}, ${way} on a screen` },
    { label: 'When, by the device’s clock', text: signedAt(time) },
    { label: 'Agreed to', text: consent },
    { label: 'Fingerprint (SHA-256)', text: hash },
    ...(isCut
      ? [
          {
            label: 'Not in this copy',
            text: 'The signature also covers values on pages that the company keeps. The fingerprint matches the company’s own file.',
          },
        ]
      : []),
  ]
}

/** What was signed, and by whom, when and how. */
function Signed({ signed }: { signed: SignedContent }) {
  return (
    <>
      <Rows rows={factsOf(signed)} />
      {Object.entries(signed.parties).map(([name, party]) => (
        <section key={name} className="grid gap-2" aria-label={party.role}>
          <h3>{party.role}</h3>
          <Rows rows={partyRows(party)} />
        </section>
      ))}
      <section className="grid gap-2" aria-label="What was signed">
        <h3>What was signed</h3>
        <Rows rows={signedValues(signed)} />
        <p className="card-meta">
          These are the values that were filled in. The printed text is that of the template and its version.
        </p>
      </section>
      <p>{LIMITS}</p>
    </>
  )
}

/** The verdict on a file, and what was signed by whom if its seal could be read. */
export function CheckedFile({ name, checked }: { name: string; checked: Checked }) {
  const [title, text] = verdicts[checked.state]
  return (
    <section className="surface grid gap-5 p-5 wrap-anywhere" aria-label="Result">
      <div role="status" className="grid gap-2">
        <h2 className="flex items-center gap-2">
          <Icon name={checked.state === 'unchanged' ? 'circle-check' : 'triangle-alert'} />
          {title}
        </h2>
        <p>
          <strong>{name}</strong>. {text}
        </p>
      </div>
      {'signed' in checked && <Signed signed={checked.signed} />}
    </section>
  )
}
