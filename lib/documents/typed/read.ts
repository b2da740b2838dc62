/** What a typed text is: a value, or a sentence that says why it is none. */
export type Read<T> = { value: T } | { problem: string }
