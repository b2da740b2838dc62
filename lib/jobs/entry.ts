/** A text with its time, so that of two devices or tabs the later one is known. */
import { z } from 'zod'

z.config({ jitless: true })

export const timeSchema = z.number().int().min(0)

/** A text as it was typed, and when. An emptied one stays, so that it is known to be the later. */
export const entrySchema = z.object({ text: z.string().max(4000), at: timeSchema })
export type Entry = z.output<typeof entrySchema>

/** A time for a change that is later than the one before it, even if the clock was set back. */
export const timeAfter = (before: number | undefined, now: number): number => Math.max(now, (before ?? -1) + 1)

/** The later of two; of two of the same time the greater text, so that both sides choose the same. */
export const isLater = (one: Entry, other: Entry): boolean =>
  one.at === other.at ? one.text > other.text : one.at > other.at
