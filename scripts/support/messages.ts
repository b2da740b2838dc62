/** From the server to `npm start`: it listens. */
export const READY = 'ready'

/** From `npm start` to the server: compressed copies were made, which it finds if it looks again. */
export const COPIES_MADE = 'copies made'
