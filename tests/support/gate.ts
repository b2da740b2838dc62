export interface Gate {
  passed: Promise<void>
  open: () => void
}

/** A gate: callers wait until the test opens it. */
export function createGate(): Gate {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}
