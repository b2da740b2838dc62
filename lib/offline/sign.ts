/** `input` is what programs that type for a person bring about. */
const signs = ['pointerdown', 'keydown', 'input'] as const

let first: Promise<void> | undefined
let isGiven = false

/** Whether the visitor has done anything on this page. */
export const isTouched = (): boolean => isGiven

/** Resolves with the first sign that somebody works on this page: a touch, a click, a key or an entry. */
export function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    const onSign = (): void => {
      isGiven = true
      for (const sign of signs) removeEventListener(sign, onSign, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  })
  return first
}
