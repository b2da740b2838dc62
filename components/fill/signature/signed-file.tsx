import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { saveBlob } from '@/components/download/save-file'
import { useFilling, type Filling } from '@/components/filling/filling'
import { Button } from '@/components/ui/button'
import { outputName } from '@/lib/fill/output'
import { hashesOf, keepSignedFile, readSignedFile, removeSignedFile, type SignedFile } from '@/lib/fill/signed-store'
import { today } from '@/lib/fill/today'
import { mimeTypes } from '@/lib/paths'

/** Whether the document has signatures, and all of them fit it. */
const isWhole = ({ signatures, changesOf }: Filling['signing']): boolean =>
  Object.keys(signatures).length > 0 && Object.keys(signatures).every((party) => changesOf(party).length === 0)

/** Whether anything is filled in that must not be stored, in a file neither. */
const holdsSensitive = ({ controls }: Filling['form'], live: Filling['live']): boolean =>
  [...controls.values()].some(({ name, sensitive }) => sensitive && live.get(name) !== '')

/** Keeps the PDF of a signed draft as it was signed, until nobody's signature is left, unless it has sensitive values. */
function useSignedFile(draft: string): SignedFile | undefined {
  const { form, signing, model, live, render } = useFilling()
  const { signatures } = signing
  const [kept, setKept] = useState<SignedFile>()
  const wasSigned = useRef(false)
  const isFitting = useSyncExternalStore(
    live.subscribe,
    () => isWhole(signing),
    () => false,
  )
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const keep = async (): Promise<void> => {
      const hashes = hashesOf(signatures)
      if (hashes.length === 0) {
        if (wasSigned.current) await removeSignedFile(draft)
        return setKept(undefined)
      }
      wasSigned.current = true
      const known = await readSignedFile(draft)
      if (!signal.aborted) setKept(known)
      if (!isFitting || holdsSensitive(form, live) || known?.hashes.join() === hashes.join()) return
      const { bytes } = await render('PDF', { fileFor: 'customer', locked: true, signal })
      if (signal.aborted) return
      const file = { hashes, version: model.version ?? '', bytes: new Uint8Array(bytes) }
      await keepSignedFile(draft, file)
      setKept(file)
    }
    keep().catch((error: unknown) => {
      if (!signal.aborted) console.error('The signed PDF could not be kept.', error)
    })
    return () => over.abort()
  }, [draft, signatures, isFitting, form, live, model, render])
  return isFitting ? undefined : kept
}

/** Offers the PDF as it was signed where the document has changed since; nothing where the signatures fit. */
export function SignedFileNote({ draft }: { draft: string }) {
  const { opened, live } = useFilling()
  const file = useSignedFile(draft)
  if (!file) return null
  const { slug } = opened
  const save = (): void => {
    const name = outputName({ slug, format: 'PDF', day: today(), fileFor: 'customer' }, live.get)
    saveBlob(new Blob([file.bytes], { type: mimeTypes.PDF }), name.replace(/\.pdf$/, '-signed.pdf'))
  }
  return (
    <div className="surface mt-4 grid justify-items-start gap-3 p-4" role="group" aria-label="Signed PDF">
      <p>
        The document has changed since it was signed. The PDF that was signed
        {file.version && ` (${file.version})`} is still here.
      </p>
      <Button variant="outline" onClick={save}>
        Download the signed PDF
      </Button>
    </div>
  )
}
