/** Programs that type for a person cause `input` only. */
const signs = ['pointerdown', 'keydown', 'input'] as const

let first: Promise<void> | undefined
let isGiven = false

export const isTouched = (): boolean => isGiven

/** Resolves once the page has loaded and the browser is idle, or earlier on the visitor's first input. */
export async function idleOrInput(): Promise<void> {
  const idle = new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    const wait = (): unknown => (window.requestIdleCallback ?? setTimeout)(() => resolve())
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  await Promise.race([idle, firstInput()])
}

/** Resolves with the visitor's first touch, click, key press or input on this page. */
export function firstInput(): Promise<void> {
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
