import { singleton } from '../singleton.ts'

interface MadeFiles {
  /** Set while another process makes files: requests one next and resolves to whether it takes time. */
  wait?: (url: string) => Promise<boolean>
}

/** Shared by the server, which is notified of finished files, and the handlers that read them. */
export const madeFiles = (): MadeFiles => singleton('made-files', () => ({}))

/** Resolves when a file below `public` is made, immediately if nothing is being made. If the file is missing then, it failed. */
export async function whenMade(url: string): Promise<void> {
  let isLate = true
  while (isLate) isLate = (await madeFiles().wait?.(url)) ?? false
}
