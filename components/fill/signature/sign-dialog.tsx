import { CheckRow } from '@/components/ui/check-row'
import { Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import { useCallback, useId, useState, type SubmitEvent } from 'react'
import type { PointGroup } from 'signature_pad'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Dialog } from '@/components/ui/dialog'
import { Segments } from '@/components/ui/segments'
import { CONSENT, type Mark } from '@/lib/fill/signing'
import { DrawPad } from './draw-pad'
import { drawnPicture, HANDWRITING, typedPicture } from './signature-picture'

interface Props {
  role: string
  name: string
  document: string
  onSign: (mark: Mark) => Promise<void>
  onClose: () => void
}

type Way = Mark['way']
const ways: readonly (readonly [Way, string])[] = [
  ['drawn', 'Draw'],
  ['typed', 'Type'],
]

/** A finger or a pen draws; a person with a keyboard types. */
const firstWay = (): Way => (window.matchMedia('(pointer: coarse)').matches ? 'drawn' : 'typed')

interface Given {
  way: Way
  by: string
  strokes: readonly PointGroup[]
  hasAgreed: boolean
}

function missingIn({ way, by, strokes, hasAgreed }: Given): string | undefined {
  if (by.trim() === '') return 'Type your name.'
  if (way === 'drawn' && strokes.length === 0) return 'Draw your signature, or choose Type.'
  return hasAgreed ? undefined : 'Check the box: a signature needs your agreement.'
}

const noSignature =
  'The signature could not be made. This browser may not allow it on this page: sign the printed document.'

async function signWith(given: Given, onSign: Props['onSign']): Promise<string | undefined> {
  const missing = missingIn(given)
  if (missing) return missing
  const { way, by, strokes } = given
  try {
    const picture = await (way === 'drawn' ? drawnPicture(strokes) : typedPicture(by.trim()))
    await onSign({ way, by: by.trim(), picture })
    return undefined
  } catch (error) {
    console.error('The signature could not be made.', error)
    return noSignature
  }
}

interface InputProps {
  given: Given
  change: (more: Partial<Given>) => void
  problemId: string
}

/** How to sign, the name, the signature and the agreement. */
function Inputs({ given: { way, by, strokes, hasAgreed }, change, problemId }: InputProps) {
  const id = useId()
  return (
    <>
      <Segments legend="How do you sign?" choices={ways} chosen={way} onChange={(chosen) => change({ way: chosen })} />
      <Field id={id} label="Your name">
        <Input id={id} value={by} autoComplete="off" onChange={({ target }) => change({ by: target.value })} />
      </Field>
      {way === 'drawn' ? (
        <DrawPad strokes={strokes} onChange={(drawn) => change({ strokes: drawn })} describedBy={problemId} />
      ) : (
        <p className="fill-typed" style={{ fontFamily: HANDWRITING }} aria-hidden>
          {by.trim() || '\u00a0'}
        </p>
      )}
      <CheckRow checked={hasAgreed} onChange={(isChecked) => change({ hasAgreed: isChecked })}>
        {CONSENT}
      </CheckRow>
    </>
  )
}

/** Asks a party to draw or type a signature and to agree. */
export function SignDialog({ role, name, document, onSign, onClose }: Props) {
  const problemId = useId()
  const [given, setGiven] = useState<Given>(() => ({ way: firstWay(), by: name, strokes: [], hasAgreed: false }))
  const [problem, setProblem] = useState('')
  const change = useCallback((more: Partial<Given>): void => setGiven((before) => ({ ...before, ...more })), [])
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const found = await signWith(given, onSign)
    setProblem(found ?? '')
    if (!found) onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Sign: ${role}`}
      description={`You are signing the ${document} as it is filled in now.`}
      className="fill-sign"
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <Inputs given={given} change={change} problemId={problemId} />
        <Problem id={problemId}>{problem}</Problem>
        <Button type="submit">Sign</Button>
        <p className="fill-hint">
          Time, zone and a fingerprint of the content are printed below the signature. It is kept with this draft in
          this browser and is not sent anywhere. Documents requiring ink, a witness or a notary still need them.
        </p>
      </form>
    </Dialog>
  )
}
