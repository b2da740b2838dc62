'use client'

import { createContext, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import type { Typed, TypedValues } from '@/lib/fill/typed'
import { keyOf } from '@/components/filling/names'

const FromJobContext = createContext<TypedValues | undefined>(undefined)

/** What the job filled into the form, by name. */
export const FromJobProvider = FromJobContext.Provider

function Mark({ name, given }: { name: string; given: Typed }) {
  const present = useWatch<TypedValues>({ name: keyOf(name) })
  return present === given ? <p className="fill-hint">From the job</p> : null
}

/** Says of a field that it came from the job, as long as it has what the job filled in. */
export function FromJob({ name }: { name: string }) {
  const given = useContext(FromJobContext)?.[name]
  return given === undefined ? null : <Mark name={name} given={given} />
}
