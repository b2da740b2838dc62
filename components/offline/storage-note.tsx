import { useEffect, useState, useSyncExternalStore } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import {
  installApp,
  installOffer,
  needsHomeScreenNote,
  onInstallOffer,
  hideHomeScreenNote,
} from '@/lib/offline/install-app'
import { keptForms, worksOffline, type KeptDocument } from '@/lib/offline/keep'
import { storageFacts, type StorageFacts } from '@/lib/offline/storage'
import { countOf, formatBytes } from '@/lib/utils'
import { useOffline } from './use-offline'

interface Facts {
  storage?: StorageFacts
  forms?: number
}

async function readFacts(): Promise<Facts> {
  const [storage, isOffline, forms] = await Promise.all([storageFacts(), worksOffline(), keptForms()])
  return { ...(storage ? { storage } : {}), ...(isOffline ? { forms: forms.length } : {}) }
}

/** How to keep the data in Safari, until the visitor hides it. */
function HomeScreen() {
  const [isShown, setShown] = useState(needsHomeScreenNote)
  if (!isShown) return null
  const close = (): void => {
    hideHomeScreenNote()
    setShown(false)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        Safari deletes a site’s data after seven days without a visit. Tap Share, then “Add to Home Screen” to keep it.
        The app on the Home Screen has its own drafts, so export yours here and import them there.
      </p>
      <OutlineButton size="sm" onClick={close}>
        Got it
      </OutlineButton>
    </div>
  )
}

/** Installs the site as an app, in browsers that offer it. */
function InstallButton() {
  const offer = useSyncExternalStore(onInstallOffer, installOffer, () => undefined)
  return offer ? (
    <OutlineButton className="justify-self-start" onClick={() => void installApp()}>
      Install as an app
    </OutlineButton>
  ) : null
}

interface Props {
  /** What is kept, with its verb: 'Your drafts are'. */
  what: string
  documents: readonly KeptDocument[]
  addresses?: readonly string[]
  /** Another number when more or less is kept: then the room that it takes is asked again. */
  kept?: number
}

/** Says where the data is, how safe it is there, and what works without a network. */
export function StorageNote({ what, documents, addresses, kept }: Props) {
  const isReady = useOffline(documents, addresses)
  const [facts, setFacts] = useState<Facts>({})
  useEffect(() => {
    let isLeft = false
    readFacts().then(
      (read) => void (isLeft || setFacts(read)),
      (error: unknown) => console.warn('The browser does not say what it keeps.', error),
    )
    return () => {
      isLeft = true
    }
  }, [isReady, kept])
  const { storage, forms } = facts
  return (
    <section className="surface mt-6 grid gap-2 p-4" aria-label="Storage">
      <p>
        {what} only in this browser on this device.
        {storage?.used !== undefined && ` This site takes ${formatBytes(storage.used)} here.`}{' '}
        {storage &&
          (storage.isLasting
            ? 'The browser will not clear it on its own.'
            : 'The browser may clear it when the device runs low on space, so export what you must not lose.')}
      </p>
      {forms !== undefined && (
        <p>
          This page works offline.{' '}
          {forms > 0
            ? `So do the forms of ${countOf(forms, 'template')} that you have opened here.`
            : 'A form does once you have opened it here.'}
        </p>
      )}
      <HomeScreen />
      <InstallButton />
    </section>
  )
}
