/**
 * Milliseconds since the process started, on a clock that nobody sets: for intervals. A pause or a limit that is measured
 * by the wall clock lasts an hour longer when that clock is set back an hour.
 */
export const monotonic = (): number => performance.now()
