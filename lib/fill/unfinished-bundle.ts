import { z } from 'zod'
import { database } from './database'

z.config({ jitless: true })

const unfinishedSchema = z.object({
  formats: z.array(z.enum(['PDF', 'Word', 'Excel'])),
  finished: z.array(z.string()),
  /** The folder that the files are saved to; absent where they are saved as archives. */
  folder: z.custom<FileSystemDirectoryHandle>((value) => value !== null && typeof value === 'object').optional(),
})

export type UnfinishedBundle = z.output<typeof unfinishedSchema>

const keyOf = (bundle: string): string => `bundle:${bundle}`

/** Returns the finished part of the bundle of this name; undefined if nothing is done. */
export async function readUnfinished(bundle: string): Promise<UnfinishedBundle | undefined> {
  return unfinishedSchema.safeParse(await (await database()).get('files', keyOf(bundle))).data
}

/** Stores the finished part of a bundle. */
export async function saveUnfinished(bundle: string, unfinished: UnfinishedBundle): Promise<void> {
  await (await database()).put('files', unfinished, keyOf(bundle))
}

/** Deletes a bundle: it is finished, or begins again. */
export const forgetUnfinished = async (bundle: string): Promise<void> =>
  (await database()).delete('files', keyOf(bundle))
