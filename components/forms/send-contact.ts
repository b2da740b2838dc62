import { invalidFields } from '@/lib/http/failure'
import { contactSchema } from '@/lib/forms/schema'
import { honeypotName } from '@/lib/forms/honeypot'
import { postJson } from './post-json'

interface ContactOutcome {
  errors: Readonly<Record<string, string>>
  message?: string
}

/** The last message whose sending did not succeed, and its id. */
let pending: { content: string; id: string } | undefined

/** A UUID of version 4; `crypto.randomUUID` is missing on sites without https. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number(bytes[8]) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}

/** A message keeps its id until it has been recorded, so a retry after a lost response is not recorded twice. */
function idOf(content: string): string {
  if (pending?.content !== content) pending = { content, id: makeId() }
  return pending.id
}

/** Validates the contact form and sends it. */
export async function sendContact(form: FormData): Promise<ContactOutcome> {
  const input = contactSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return { errors: invalidFields(input.error.issues) }
  const id = idOf(JSON.stringify(input.data))
  const result = await postJson('/api/contact', {
    ...input.data,
    id,
    [honeypotName]: form.get(honeypotName) || undefined,
  })
  if (result.ok) {
    pending = undefined
    return { errors: {} }
  }
  return Object.keys(result.fields).length > 0 ? { errors: result.fields } : { errors: {}, message: result.message }
}
