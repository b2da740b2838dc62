/**
 * Returns milliseconds since the process started, from a monotonic clock: for intervals. On the wall clock, a pause or
 * a limit would last an hour longer if the clock is set back an hour.
 */
export const monotonic = (): number => performance.now()
