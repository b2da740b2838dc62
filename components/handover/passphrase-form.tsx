import { Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'

interface Props {
  title: string
  description: string
  action: string
  least?: number
  onGiven: (passphrase: string) => Promise<string | undefined>
  onClose: () => void
}

/** Asks for a passphrase of at least `least` characters. `onGiven` resolves to a problem, if there is one. */
export function PassphraseForm({ title, description, action, least = 1, onGiven, onClose }: Props) {
  const id = useId()
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (passphrase.trim().length < least)
      return setProblem(`Use at least ${least} characters: four random words work well.`)
    setBusy(true)
    const found = await onGiven(passphrase)
    setBusy(false)
    setProblem(found ?? '')
    if (!found) onClose()
  }
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <Field id={id} label="Passphrase">
          <Input
            id={id}
            type={isShown ? 'text' : 'password'}
            value={passphrase}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </Field>
        <button type="button" className="text-link justify-self-start" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide it' : 'Show it'}
        </button>
        <Problem id={`${id}-problem`}>{problem}</Problem>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
