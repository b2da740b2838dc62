import { z } from 'zod'
import { constants } from '@/lib/constants'

/** By default, zod tries to compile code, which the Content-Security-Policy forbids and the browser reports. */
z.config({ jitless: true })

const EMAIL_MAX = constants.emailMaxLength
const NAME_MAX = 100
const MESSAGE_MAX = 1000
/** The largest bundle that is offered as separate files. */
const TEMPLATES_MAX = 40

export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .regex(z.regexes.email, { error: 'Please enter a valid email address', abort: true })
  .max(EMAIL_MAX, 'Email must be less than 255 characters')

export const subscribeFormSchema = z.object({
  email: emailSchema,
  newsletterSubscribed: z.boolean(),
  topic: z.string().optional(),
})

const formatSchema = z.enum(['PDF', 'Word', 'Excel'])
const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(200)

export const subscribeSchema = z.object({
  email: emailSchema.describe('Recipient of the message.'),
  newsletterSubscribed: z
    .boolean()
    .default(false)
    .describe('Requests the newsletter; it starts after confirmation (double opt-in).'),
  source: z.enum(['download', 'newsletter']).default('download').describe('newsletter also subscribes.'),
  templates: z.array(slugSchema).max(TEMPLATES_MAX).default([]).describe('Slugs of the templates to download.'),
  bundle: slugSchema.optional().describe('Name of the bundle to download instead of individual templates.'),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('Two-letter state abbreviation: each template comes in its edition for that state, if it has one.'),
  format: formatSchema.optional().describe("Default: each template's first format."),
  copy: z
    .literal(false)
    .optional()
    .describe('false: sends no message with the files, for example because a file was filled in on the device.'),
})

/** One file, or a bundle, which counts once: in one format or in all. */
export const downloadSchema = z.union([
  z.object({ slug: slugSchema.describe('The template.'), format: formatSchema }),
  z.object({
    bundle: slugSchema.describe('Its name.'),
    format: formatSchema.optional().describe('Default: all formats.'),
  }),
])

export const contactSchema = z.object({
  id: z
    .uuid()
    .optional()
    .describe('Idempotency key, chosen by the client. Without it, the same message is recorded once per day.'),
  name: z
    .string({ error: 'Name is required' })
    .trim()
    .min(1, 'Name is required')
    .max(NAME_MAX, 'Name must be less than 100 characters')
    .regex(/^\P{Cc}*$/u, 'Name must be on one line, without control characters'),
  email: z
    .string({ error: 'Please enter a valid email' })
    .trim()
    .regex(z.regexes.email, { error: 'Please enter a valid email', abort: true })
    .max(EMAIL_MAX, 'Email must be less than 255 characters'),
  message: z
    .string({ error: 'Message is required' })
    // A plain form posts each line break as CRLF, which the browser counted as one character.
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1, 'Message is required')
    .max(MESSAGE_MAX, 'Message must be less than 1000 characters')
    .regex(/^[\P{Cc}\t\n\v\f]*$/u, 'Message must not contain control characters'),
})

export type SubscribeForm = z.output<typeof subscribeFormSchema>
export type SubscribeInput = z.output<typeof subscribeSchema>

export const formTexts = {
  cooldown: 'Please wait a moment before submitting again',
  failure: 'Something went wrong. Please try again.',
} as const
