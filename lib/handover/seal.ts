/** AES-GCM with a key that PBKDF2 makes of the passphrase (NIST SP 800-38D, RFC 8018). */

/** `RDSEAL1` and an end of line: what it is, and in which version of this format. */
const MARK = 'RDSEAL1\n'
/** OWASP asks for 600,000 rounds of PBKDF2 with SHA-256. */
const ROUNDS = 600_000
/** A file with more rounds is not ours: it would keep a phone busy for minutes. */
const MOST_ROUNDS = 10_000_000
const [SALT, NONCE] = [16, 12] as const
const HEAD = MARK.length + 4 + SALT + NONCE

export const LEAST_PASSPHRASE = 8

export type Unsealed =
  | { ok: true; content: Blob }
  /** `passphrase`: another one, or the file was changed: cryptography cannot tell the two apart. `damaged`: cut off. */
  | { ok: false; reason: 'passphrase' | 'damaged' }

/** The same passphrase in whichever way a keyboard composes its letters, with spaces at its ends left out. */
const bytesOf = (passphrase: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(passphrase.trim().normalize('NFKC'))

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(passphrase), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Closes a file with a passphrase. Rejects where the browser has no cryptography: on pages without HTTPS. */
export async function seal(content: Blob, passphrase: string): Promise<Blob> {
  const head = new Uint8Array(HEAD)
  head.set(new TextEncoder().encode(MARK))
  new DataView(head.buffer).setUint32(MARK.length, ROUNDS)
  const salt = head.subarray(MARK.length + 4, MARK.length + 4 + SALT)
  const nonce = head.subarray(HEAD - NONCE)
  crypto.getRandomValues(salt)
  crypto.getRandomValues(nonce)
  const key = await keyOf(passphrase, salt, ROUNDS)
  // The head is part of what is authenticated: nobody can lower its rounds.
  const how = { name: 'AES-GCM', iv: nonce, additionalData: head }
  const closed = await crypto.subtle.encrypt(how, key, await content.arrayBuffer())
  return new Blob([head, closed], { type: 'application/octet-stream' })
}

/** Whether a file was closed by `seal`. */
export const isSealed = async (file: Blob): Promise<boolean> => (await file.slice(0, MARK.length).text()) === MARK

/** Opens a file that `seal` closed. Rejects where the browser has no cryptography. */
export async function unseal(file: Blob, passphrase: string): Promise<Unsealed> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = bytes.slice(0, HEAD)
  if (!(await isSealed(file)) || bytes.length <= HEAD + 16) return { ok: false, reason: 'damaged' }
  const rounds = new DataView(head.buffer).getUint32(MARK.length)
  if (rounds < ROUNDS || rounds > MOST_ROUNDS) return { ok: false, reason: 'damaged' }
  const key = await keyOf(passphrase, head.slice(MARK.length + 4, MARK.length + 4 + SALT), rounds)
  const how = { name: 'AES-GCM', iv: head.slice(HEAD - NONCE), additionalData: head }
  try {
    return { ok: true, content: new Blob([await crypto.subtle.decrypt(how, key, bytes.slice(HEAD))]) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return { ok: false, reason: 'passphrase' }
    throw error
  }
}
