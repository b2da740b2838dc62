/** Log lines per event and window: enough to see what happens, too few to fill a disk. */
const LINES = 20
const WINDOW = 60_000

interface Window {
  endsAt: number
  lines: number
  withheld: number
  timer?: NodeJS.Timeout
}

interface LineLimit {
  /** Counts one line of `event`. Returns true if it may be written. */
  admits(event: string): boolean
}

/** Admits 20 lines per event and minute, then `report`s the number suppressed and the seconds. `now` is monotonic. */
export function createLineLimit(
  report: (event: string, withheld: number, seconds: number) => void,
  now: () => number = () => performance.now(),
): LineLimit {
  const windows = new Map<string, Window>()

  function close(event: string, window: Window): void {
    windows.delete(event)
    clearTimeout(window.timer)
    if (window.withheld > 0) report(event, window.withheld, WINDOW / 1000)
  }

  return {
    admits(event) {
      const time = now()
      let window = windows.get(event)
      if (window && window.endsAt <= time) {
        close(event, window)
        window = undefined
      }
      if (!window) {
        windows.set(event, { endsAt: time + WINDOW, lines: 1, withheld: 0 })
        return true
      }
      const open = window
      open.lines += 1
      if (open.lines <= LINES) return true
      open.withheld += 1
      // Does not keep the process alive.
      open.timer ??= setTimeout(() => close(event, open), open.endsAt - time).unref()
      return false
    },
  }
}
