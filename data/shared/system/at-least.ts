/** A list of `N` or more entries, for texts that name its first ones. */
export type AtLeast<N extends number, T, Head extends readonly T[] = []> = Head['length'] extends N
  ? readonly [...Head, ...T[]]
  : AtLeast<N, T, readonly [...Head, T]>
