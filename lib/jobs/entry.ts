/** A text with its time, which tells the later text of two devices or tabs. */
import { z } from 'zod'

z.config({ jitless: true })

export const timeSchema = z.number().int().min(0)

/** A text as it was typed, and when. An emptied one stays and counts as the later one. */
export const entrySchema = z.object({ text: z.string().max(4000), at: timeSchema })
export type Entry = z.output<typeof entrySchema>

/** A time for a change that is later than the one before it, even if the clock was set back. */
export const timeAfter = (before: number | undefined, now: number): number => Math.max(now, (before ?? -1) + 1)

/** Whether the first is later. At equal times the greater text counts as later: both sides choose the same. */
export const isLater = (one: Entry, other: Entry): boolean =>
  one.at === other.at ? one.text > other.text : one.at > other.at
