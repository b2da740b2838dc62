import { webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'

// Most suites have no page, and these packages take longer to load than many of them to run.
if (typeof document !== 'undefined') jest.requireActual('./jest-setup-dom')

/** jsdom hides Node's TextEncoder and TextDecoder from tests, though every browser has them. */
globalThis.TextEncoder ??= TextEncoder
Object.assign(globalThis, { TextDecoder: globalThis.TextDecoder ?? TextDecoder })

/** Nor does it have the copies that a browser's database makes. */
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T

/** jsdom has no modal dialogs yet: opening, closing and the close event, without the browser's focus handling. */
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
}

/** jsdom reads a Blob only with a FileReader. */
if (typeof FileReader !== 'undefined' && !('text' in Blob.prototype)) {
  const readBy = <T>(start: (reader: FileReader) => void): Promise<T> => {
    const reader = new FileReader()
    return new Promise((resolve) => {
      reader.onload = () => resolve(reader.result as T)
      start(reader)
    })
  }
  Object.assign(Blob.prototype, {
    text(this: Blob): Promise<string> {
      return readBy((reader) => reader.readAsText(this))
    },
    arrayBuffer(this: Blob): Promise<ArrayBuffer> {
      return readBy((reader) => reader.readAsArrayBuffer(this))
    },
  })
}

/** jsdom has random numbers, but no digests. */
if (!('subtle' in globalThis.crypto))
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
