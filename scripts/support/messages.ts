/** From `npm start` to the server: no more documents and pictures come. */
export const FILES_MADE = 'files made'

/** From `npm start` to the server: compressed copies were made, which it finds if it looks again. */
export const COPIES_MADE = 'copies made'

/** From the server, through `npm start`, to the process that makes files: somebody waits for the file of this address. */
export interface FileWanted {
  wanted: string
}

/** The documents of this template, or its pictures, are made now or have failed. */
export interface FilesSettled {
  settled: string
  isPicture: boolean
}

/** The slug in the address of a template's file, its model or its picture. */
export const slugOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1).split('.', 1)[0] ?? ''

export const isWanted = (message: unknown): message is FileWanted =>
  typeof message === 'object' && message !== null && 'wanted' in message

export const isSettled = (message: unknown): message is FilesSettled =>
  typeof message === 'object' && message !== null && 'settled' in message
