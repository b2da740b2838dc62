import { format } from 'node:util'
import { log } from '../../lib/log/log.ts'

const levels = { debug: 'info', info: 'info', log: 'info', warn: 'error', error: 'error' } as const

/**
 * Redirects console output of libraries to the log: Next prints parts of requests unescaped, and a line break in one of
 * them must not start a new log line. Call before Next is loaded.
 */
export function logConsole(): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...given: unknown[]) => log(level, 'console', { text: format(...given) })
  // Node.js prints warnings through its own listener. Experimental warnings are known and silenced on the command line.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log('error', 'warning', { name, message })
  })
}

/** Makes uncaught errors end the process with code 1 and one log line. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    log('error', 'crashed', { error, stack: error instanceof Error ? error.stack : undefined })
    process.exit(1)
  })
}
