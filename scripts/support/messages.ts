/** From `npm start` to the server: no more pictures come. */
export const PICTURES_MADE = 'pictures made'

/** From `npm start` to the server: compressed copies were made, which it finds if it looks again. */
export const COPIES_MADE = 'copies made'

/** From the server, through `npm start`, to the process that draws pictures: somebody waits for this one. */
export interface PictureWanted {
  picture: string
}

/** The answer, and what is drawn in its turn: these are there, or will not be. */
export interface PicturesSettled {
  settled: readonly string[]
}

export const isWanted = (message: unknown): message is PictureWanted =>
  typeof message === 'object' && message !== null && 'picture' in message

export const isSettled = (message: unknown): message is PicturesSettled =>
  typeof message === 'object' && message !== null && 'settled' in message
