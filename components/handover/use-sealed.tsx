import { useCallback, useState, type ReactNode } from 'react'
import { isSealed, unseal } from '@/lib/handover/seal'
import { PassphraseForm } from './passphrase-form'

const problems = {
  passphrase: 'That passphrase does not open the file. Capital letters and spaces count. Nothing was changed.',
  damaged: 'The file is damaged: export it again. Nothing was changed.',
} as const

interface Asking {
  file: Blob
  answer: (content: Blob | undefined) => void
}

interface Sealed {
  open: (file: Blob) => Promise<Blob | undefined>
  question: ReactNode
}

/** Opens files of another device, and asks for their passphrase. */
export function useSealed(): Sealed {
  const [asking, setAsking] = useState<Asking>()
  const open = useCallback(
    async (file: Blob): Promise<Blob | undefined> =>
      (await isSealed(file)) ? new Promise((answer) => setAsking({ file, answer })) : file,
    [],
  )
  if (!asking) return { open, question: null }
  const end = (content?: Blob): void => {
    asking.answer(content)
    setAsking(undefined)
  }
  const tryWith = async (passphrase: string): Promise<string | undefined> => {
    try {
      const opened = await unseal(asking.file, passphrase)
      if (!opened.ok) return problems[opened.reason]
      end(opened.content)
      return undefined
    } catch (error) {
      console.error('The file could not be opened.', error)
      return 'This browser cannot open files with a passphrase on this page.'
    }
  }
  const question = (
    <PassphraseForm
      title="The file has a passphrase"
      description="Enter the passphrase used to save it."
      action="Open the file"
      onGiven={tryWith}
      onClose={() => end()}
    />
  )
  return { open, question }
}
