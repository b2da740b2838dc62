export interface Gate {
  /** Resolves once the gate is opened. */
  passed: Promise<void>
  open: () => void
}

/** Holds up whoever waits for it until the test lets them pass. */
export function createGate(): Gate {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}
