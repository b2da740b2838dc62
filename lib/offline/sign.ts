const signs = ['pointerdown', 'keydown'] as const

let first: Promise<void> | undefined
let isGiven = false

/** Whether the visitor has done anything on this page. */
export const isTouched = (): boolean => isGiven

/** Resolves with the first sign that somebody works on this page: a touch, a click or a key. */
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
