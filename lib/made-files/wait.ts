import { singleton } from '../singleton.ts'

interface MadeFiles {
  /**
   * Set while another process makes documents and pictures: has the file of an address made next. Resolves to whether it
   * still takes time.
   */
  wait?: (url: string) => Promise<boolean>
}

/** Shared by the server, which hears of files as they are made, and the handlers that read them. */
export const madeFiles = (): MadeFiles => singleton('made-files', () => ({}))

/** Resolves when a file below `public` is made, at once where nothing is being made. It may still be missing: then it failed. */
export async function whenMade(url: string): Promise<void> {
  let isLate = true
  while (isLate) isLate = (await madeFiles().wait?.(url)) ?? false
}
