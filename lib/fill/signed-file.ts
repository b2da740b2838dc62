/** Signed PDF files: docs/decisions/024-signed-files.md. */
import { concatBytes, latin1Bytes, latin1Text } from '@/lib/documents/bytes'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { sha256 } from './sha256'
import { SIGNED_CONTENT, signedContentSchema, type SignedContent } from './signed-content'

/** The seal is a comment before the last lines of the file, so no offset in the file changes. */
const MARK = '%RidgeDocs-Signed-1 '
const DIGITS = 64
const SEALED = /%RidgeDocs-Signed-1 ([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n/
/** The last lines of a PDF are within this many bytes of its end. */
const TAIL = 1024

/** A PDF with the SHA-256 of all other bytes. Throws if the file has no end; rejects without cryptography. */
export async function sealFile(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const end = latin1Text(pdf).lastIndexOf('startxref\n')
  if (end < 0) throw new Error('The file to seal has no end')
  const before = concatBytes([pdf.subarray(0, end), latin1Bytes(MARK)])
  const after = concatBytes([latin1Bytes('\n'), pdf.subarray(end)])
  const hash = await sha256(concatBytes([before, after]))
  return concatBytes([before, latin1Bytes(hash), after])
}

/**
 * What a file is:
 *
 * - `unchanged`: every byte is as it was when the file was made, and each content has its fingerprint
 * - `appended`: its first part is, but something was added after it
 * - `changed`: a signed file that was changed after it was signed
 * - `damaged`: its end is missing, or its content does not have its fingerprint
 * - `foreign`: not a signed file
 */
export type Checked =
  | { state: 'unchanged' | 'appended'; signed: SignedContent }
  | { state: 'changed' | 'damaged' | 'foreign' }

function contentIn(bytes: Uint8Array): SignedContent | undefined {
  try {
    const file = new PdfFile(bytes)
    const [, specification] = file.list(file.dict(file.dict(file.catalog.Names).EmbeddedFiles).Names)
    const stream = file.dict(file.dict(specification).EF).F
    const text = new TextDecoder().decode(latin1Bytes(file.content(stream)))
    return signedContentSchema.safeParse(JSON.parse(text)).data
  } catch {
    // A changed file may no longer be readable: report that as a change.
    return undefined
  }
}

/** Whether each content has the fingerprint of its signature. One without the office's values cannot have it. */
async function isWhole({ parties }: SignedContent): Promise<boolean> {
  const whole = Object.values(parties).filter(({ isCut }) => !isCut)
  const hashes = await Promise.all(whole.map(({ content }) => sha256(content)))
  return Object.keys(parties).length > 0 && whole.every(({ hash }, index) => hash === hashes[index])
}

/** Checks whether a file is signed and as it was made. Rejects where the browser has no cryptography. */
export async function checkFile(bytes: Uint8Array): Promise<Checked> {
  const text = latin1Text(bytes)
  if (!text.startsWith('%PDF-')) return { state: 'foreign' }
  const seal = SEALED.exec(text)
  if (!seal) {
    if (!text.slice(-TAIL).includes('%%EOF')) return { state: 'damaged' }
    const isOurs = contentIn(bytes) ?? [MARK, SIGNED_CONTENT].some((trace) => text.includes(trace))
    return { state: isOurs ? 'changed' : 'foreign' }
  }
  const at = seal.index + MARK.length
  const signedPart = bytes.subarray(0, seal.index + seal[0].length)
  const hash = await sha256(concatBytes([signedPart.subarray(0, at), signedPart.subarray(at + DIGITS)]))
  if (hash !== seal[1]) return { state: 'changed' }
  const signed = contentIn(signedPart)
  if (!signed || !(await isWhole(signed))) return { state: 'damaged' }
  return { state: signedPart.length === bytes.length ? 'unchanged' : 'appended', signed }
}
