import { format } from 'node:util'
import { log } from '../../lib/http/log.ts'

const levels = { debug: 'info', info: 'info', log: 'info', warn: 'error', error: 'error' } as const

/**
 * Has what libraries print written as lines of the log: Next prints parts of requests as they came, and a line break in
 * one of them must not begin a line. To be called before Next is loaded.
 */
export function logConsole(): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...given: unknown[]) => log(level, 'console', { text: format(...given) })
  // Node.js prints warnings by a listener of its own; experimental ones are known, and silenced on the command line.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log('error', 'warning', { name, message })
  })
}

/** Has whatever nobody caught end the process with code 1 and one line in the log. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    log('error', 'crashed', { error, stack: error instanceof Error ? error.stack : undefined })
    process.exit(1)
  })
}
