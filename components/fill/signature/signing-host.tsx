import { lazyPart } from '@/components/ui/lazy-part'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { blocksOfKind } from '@/lib/documents/model'
import type { Mark } from '@/lib/fill/signing'
import { today } from '@/lib/fill/today'
import { useFilling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { signedId } from './signature-place'

const SignDialog = lazyPart(async () => (await import('./sign-dialog')).SignDialog)

/** Asks for a signature. It is outside the document's form because it has its own form. */
export function SigningHost() {
  const { signing, model, opened } = useFilling()
  const { getValues, setValue } = useFormContext()
  const { asked, ask, signatures } = signing
  const party = blocksOfKind(model, 'signatures')
    .flatMap(({ parties }) => parties)
    .find(({ name }) => name === asked)
  if (!party) return null
  const { name, role } = party
  const typed = (key: string): string => {
    const text: unknown = getValues(keyOf(`${name}.${key}`))
    return typeof text === 'string' ? text : ''
  }
  const give = (key: string, text: string): void =>
    setValue(keyOf(`${name}.${key}`), text, { shouldDirty: true, shouldValidate: true })

  const sign = async (mark: Mark): Promise<void> => {
    give('printedName', mark.by)
    if (!typed('date') || signatures[name]) give('date', today())
    await signing.sign(name, mark)
  }
  const close = (): void => {
    flushSync(() => ask(null))
    // The button that opened it is gone once there is a signature.
    document.getElementById(signedId(name))?.focus()
  }
  return (
    <SignDialog role={role} name={typed('printedName')} document={opened.template.name} onSign={sign} onClose={close} />
  )
}
