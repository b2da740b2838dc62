/** Lines of one event within a window: enough to see what happens, too few to fill a disk. */
const LINES = 20
/** Milliseconds. */
const WINDOW = 60_000

interface Window {
  endsAt: number
  lines: number
  withheld: number
  timer?: NodeJS.Timeout
}

export interface LineLimit {
  /** Counts one line of `event`; says whether it may be written. */
  admits(event: string): boolean
}

/**
 * Limits the lines that one event may write: 20 within a minute from its first one. `tell` is called once for a window
 * that withheld lines, with their number and the seconds of a window: when the window is over, or at the next line
 * after it. `now` is in milliseconds and never goes back. Events are named in the code, so they are few.
 */
export function createLineLimit(
  tell: (event: string, withheld: number, seconds: number) => void,
  now: () => number = () => performance.now(),
): LineLimit {
  const windows = new Map<string, Window>()

  function close(event: string, window: Window): void {
    windows.delete(event)
    clearTimeout(window.timer)
    if (window.withheld > 0) tell(event, window.withheld, WINDOW / 1000)
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
      // It does not keep the process alive.
      open.timer ??= setTimeout(() => close(event, open), open.endsAt - time).unref()
      return false
    },
  }
}
