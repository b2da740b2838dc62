import { formTexts } from '@/lib/leads/schema'

export type Posted<T> =
  { ok: true; answer: T } | { ok: false; message: string; fields: Readonly<Record<string, string>> }

/** Posts a form's input; a server that fails or cannot be reached gives the common message. */
export async function postJson<T>(url: string, input: unknown): Promise<Posted<T>> {
  const failed = { ok: false, message: formTexts.failure, fields: {} } as const
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, answer: body as T }
    const { error } = body as { error?: { message?: string; fields?: Record<string, string> } }
    if (response.status >= 500 || !error?.message) return failed
    return { ok: false, message: error.message, fields: error.fields ?? {} }
  } catch (error) {
    console.error('The form could not be sent.', error)
    return failed
  }
}
