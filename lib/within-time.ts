/** Resolves like `work`, or to the result of `late` after `milliseconds`. Rejects if either of them fails. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  try {
    return await Promise.race([work, timeout.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
