import { existsSync, readdirSync, readlinkSync } from 'node:fs'

/** The files that this process has open; none where the system does not list them. */
export const openFiles = (): string[] =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []).flatMap((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      // Closed meanwhile, as the listing itself was.
      return []
    }
  })
