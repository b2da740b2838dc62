import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

/** jsdom hides Node's TextEncoder from tests, though every browser has one. */
globalThis.TextEncoder ??= TextEncoder

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
