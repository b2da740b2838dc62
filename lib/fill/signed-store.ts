/** The PDF of a signed draft as it was signed: a later version of the document may not take its signatures. */
import { z } from 'zod'
import { database } from './database'
import type { Signatures } from './signing'

z.config({ jitless: true })

const signedFileSchema = z.object({
  /** The fingerprints of the signatures in it. */
  hashes: z.array(z.string()),
  version: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value)),
})

export type SignedFile = z.output<typeof signedFileSchema>

const keyOf = (draft: string): string => `signed:${draft}`

/** The fingerprints of signatures, in order. */
export const hashesOf = (signatures: Signatures): string[] =>
  Object.values(signatures)
    .map(({ hash }) => hash)
    .sort()

/** Stores the PDF of a draft in place of an earlier one. Rejects if the browser does not keep it. */
export async function keepSignedFile(draft: string, file: SignedFile): Promise<void> {
  await (await database()).put('files', file, keyOf(draft))
}

/** The PDF of a draft as it was signed; undefined if none is kept. */
export async function readSignedFile(draft: string): Promise<SignedFile | undefined> {
  return signedFileSchema.safeParse(await (await database()).get('files', keyOf(draft))).data
}

export async function removeSignedFile(draft: string): Promise<void> {
  await (await database()).delete('files', keyOf(draft))
}
