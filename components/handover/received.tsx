import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import { forgetPending, takePending } from '@/lib/handover/pending'

const ReceivedDialog = lazyPart(async () => (await import('./received-dialog')).ReceivedDialog)

/** Asks whether what came with the form's link is to be filled in. Nothing is loaded without such a link. */
export function Received() {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = (): void => setText(takePending())
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (text === undefined) return null
  const close = (): void => {
    forgetPending()
    setText(undefined)
  }
  return <ReceivedDialog text={text} onClose={close} />
}
