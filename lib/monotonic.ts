/** Milliseconds for intervals, which setting the wall clock back does not lengthen. */
export const monotonic = (): number => performance.now()
