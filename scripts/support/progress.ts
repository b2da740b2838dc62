/** Shows `label done/total elapsed` during a long step: in place on a terminal, otherwise a line every few seconds. */
export function startProgress(label: string, total: number): { advance(): void; finish(): void } {
  const start = performance.now()
  const terminal = process.stdout.isTTY
  let done = 0
  let shown = -Infinity
  const show = (last: boolean) => {
    const now = performance.now()
    if (!last && now - shown < (terminal ? 100 : 5000)) return
    shown = now
    const line = `${label} ${done}/${total}  ${((now - start) / 1000).toFixed(1)} s`
    process.stdout.write(terminal ? `\r${line}${last ? '\n' : ''}` : `${line}\n`)
  }
  return {
    advance() {
      done += 1
      show(false)
    },
    finish: () => show(true),
  }
}
