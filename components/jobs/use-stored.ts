import { useCallback, useEffect, useState } from 'react'

/** Runs a change, then reads again what is stored. A failure is shown by `failed`. */
export type Change = (step: () => Promise<unknown>) => Promise<void>

/** What this browser keeps: `value` is undefined until it is read. */
export function useStored<T>(readStored: () => Promise<T>) {
  const [value, setValue] = useState<T>()
  const [failed, setFailed] = useState(false)
  const fail = useCallback((error: unknown): void => {
    console.error('What this browser keeps could not be read or changed.', error)
    setFailed(true)
  }, [])
  const read = useCallback((): void => void readStored().then(setValue, fail), [readStored, fail])
  useEffect(read, [read])
  const change: Change = async (step) => {
    try {
      await step()
      setValue(await readStored())
      setFailed(false)
    } catch (error) {
      fail(error)
    }
  }
  return { value, failed, change, read }
}
