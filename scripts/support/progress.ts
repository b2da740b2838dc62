/** Seconds of work before the rest is estimated: the first pieces take longer. */
const SETTLED = 3

/** The time that is left, in words. `share` of the work is done after `seconds`. */
export function timeLeft(share: number, seconds: number): string {
  const left = (seconds / share) * (1 - share)
  if (left < 10) return 'less than 10 seconds left'
  if (left < 90) return `about ${Math.round(left / 5) * 5} seconds left`
  const minutes = Math.round(left / 30) / 2
  return `about ${minutes} minutes left`
}

/** Prints how far a long step has come: in place on a terminal, elsewhere a line every few seconds. */
export function startProgress(label: string, total: number): { advance(): void; finish(): void } {
  const start = performance.now()
  const terminal = process.stdout.isTTY
  let done = 0
  let shown = terminal ? -Infinity : start
  const show = (text: string, isLast = false): void => {
    const line = `${label}: ${text}`
    process.stdout.write(terminal ? `\r${line.padEnd(70)}${isLast ? '\n' : ''}` : `${line}\n`)
  }
  return {
    advance() {
      done += 1
      const now = performance.now()
      if (now - shown < (terminal ? 100 : 5000)) return
      shown = now
      const seconds = (now - start) / 1000
      show(`${done} of ${total}${seconds < SETTLED ? '' : `, ${timeLeft(done / total, seconds)}`}`)
    },
    finish: () => show(`${done} of ${total} in ${((performance.now() - start) / 1000).toFixed(1)} s`, true),
  }
}
