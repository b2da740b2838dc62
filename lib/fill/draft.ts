import { z } from 'zod'
import { placesSchema } from './photo-store'
import { signatureSchema } from './signing'

z.config({ jitless: true })

const time = z.number().int().min(0)

export const draftSchema = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Postal code of the edition; absent for the federal one. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  title: z.string().min(1).max(300),
  /** The person's own name for it. */
  name: z.string().max(120).optional(),
  created: time,
  changed: time,
  /** Where in its form it was left: the id of a control, a section or a step. */
  at: z.string().max(200).optional(),
  /** When the person was notified that it lapses. */
  noticed: time.optional(),
  /** The job that it belongs to, which keeps it. */
  job: z.string().max(64).optional(),
  /** What the job filled in, by name, as it was then. */
  fromJob: z.record(z.string().max(200), z.union([z.string().max(40_000), z.boolean()])).optional(),
  /** Whether the typed values are those of the example job. */
  example: z.literal(true).optional(),
  typed: z.record(z.string().max(200), z.union([z.string().max(40_000), z.boolean()])),
  rows: z.record(z.string().max(200), z.number().int().min(0).max(500)),
  /** What each row was about in the version of the document that the entries are of (`rowKeysOf`). */
  lines: z.record(z.string().max(200), z.array(z.string().max(200)).max(500)).optional(),
  /** Which photograph is in which frame. The photographs themselves are in the store of files. */
  photos: placesSchema.optional(),
  /** By party. */
  signatures: z.record(z.string().max(200), signatureSchema).optional(),
})

export type Draft = z.output<typeof draftSchema>
