/** A gate: callers wait until the test opens it. */
export function createGate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}
