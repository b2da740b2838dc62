import { createContext, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import type { Typed, TypedValues } from '@/lib/fill/typed'
import { keyOf } from '@/components/filling/names'

const FromJobContext = createContext<TypedValues | undefined>(undefined)

/** Gives the form the values that its job filled in. */
export const FromJobProvider = FromJobContext.Provider

/** Says that a value came from the job, until it is changed. */
function Mark({ name, given }: { name: string; given: Typed }) {
  const present = useWatch<TypedValues>({ name: keyOf(name) })
  return present === given ? <p className="fill-hint">From the job</p> : null
}

/** Marks a control whose value came from the job and has not been changed. */
export function FromJob({ name }: { name: string }) {
  const given = useContext(FromJobContext)?.[name]
  return given === undefined ? null : <Mark name={name} given={given} />
}
