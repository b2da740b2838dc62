import { invalidFields } from '@/lib/http/invalid-fields'
import { contactSchema } from '@/lib/leads/schema'
import { postJson } from './post-json'

export interface ContactOutcome {
  /** By field; empty where the message is recorded. */
  errors: Readonly<Record<string, string>>
  /** What went wrong beyond the fields. */
  message?: string
}

/** Checks the contact form and sends it. */
export async function sendContact(form: FormData): Promise<ContactOutcome> {
  const input = contactSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return { errors: invalidFields(input.error.issues) }
  const result = await postJson('/api/contact', input.data)
  if (result.ok) return { errors: {} }
  return Object.keys(result.fields).length > 0 ? { errors: result.fields } : { errors: {}, message: result.message }
}
