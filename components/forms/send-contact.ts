import { invalidFields } from '@/lib/http/invalid-fields'
import { contactSchema } from '@/lib/leads/schema'
import { trapName } from '@/lib/leads/trap'
import { postJson } from './post-json'

export interface ContactOutcome {
  /** By field; empty where the message is recorded. */
  errors: Readonly<Record<string, string>>
  /** What went wrong beyond the fields. */
  message?: string
}

/** The message that was last sent without a success, and the id it was sent with. */
let pending: { content: string; id: string } | undefined

/** A UUID of version 4; `crypto.randomUUID` is missing on sites without https. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number(bytes[8]) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}

/** The same message keeps its id until it has arrived: one whose answer was lost is not recorded a second time. */
function idOf(content: string): string {
  if (pending?.content !== content) pending = { content, id: makeId() }
  return pending.id
}

/** Checks the contact form and sends it. */
export async function sendContact(form: FormData): Promise<ContactOutcome> {
  const input = contactSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return { errors: invalidFields(input.error.issues) }
  const id = idOf(JSON.stringify(input.data))
  const result = await postJson('/api/contact', { ...input.data, id, [trapName]: form.get(trapName) || undefined })
  if (result.ok) {
    pending = undefined
    return { errors: {} }
  }
  return Object.keys(result.fields).length > 0 ? { errors: result.fields } : { errors: {}, message: result.message }
}
