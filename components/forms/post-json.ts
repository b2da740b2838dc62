import { constants } from '@/lib/constants'
import { formTexts } from '@/lib/forms/schema'

export type Posted<T> = { ok: true; data: T } | { ok: false; message: string; fields: Readonly<Record<string, string>> }

async function post<T>(url: string, input: unknown): Promise<Posted<T>> {
  const failed = { ok: false, message: formTexts.failure, fields: {} } as const
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, data: body as T }
    const { error } = body as { error?: { message?: string; fields?: Record<string, string> } }
    if (response.status >= 500 || !error?.message) return failed
    return { ok: false, message: error.message, fields: error.fields ?? {} }
  } catch (error) {
    console.error('The form could not be sent.', error)
    return failed
  }
}

/** Posts a form's input; a failure resolves to a message. It takes a second at least: the form shows that it is sent. */
export async function postJson<T>(url: string, input: unknown): Promise<Posted<T>> {
  const busy = new Promise((resolve) => setTimeout(resolve, constants.formBusy))
  const [posted] = await Promise.all([post<T>(url, input), busy])
  return posted
}
