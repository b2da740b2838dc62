import { storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'

/** Posts a subscription. */
export async function post(body: string): Promise<Response | null> {
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (response.status < 500) return response
    console.error(`The email could not be recorded: the server responded ${response.status}.`)
  } catch (error) {
    console.error('The email could not be recorded.', error)
  }
  return null
}

/** Keeps the body of a subscription that could not be sent, the latest only. */
export const keepUnsent = (body: string): boolean => writeStored(storageKeys.unsentEmail, body)

/** Sends the subscription that could not be sent before. It is kept until the server accepts or rejects it. */
export async function sendUnsent(): Promise<void> {
  const body = readStored(storageKeys.unsentEmail)
  if (body && (await post(body)) && readStored(storageKeys.unsentEmail) === body)
    writeStored(storageKeys.unsentEmail, null)
}
