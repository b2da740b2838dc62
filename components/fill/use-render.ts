'use client'

import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { openEngine, type EngineClient } from '@/lib/fill/engine-client'
import type { Live } from '@/lib/fill/live'
import type { TypedValues } from '@/lib/fill/typed'
import type { Filling } from './filling'
import { entriesIn } from './use-live'

/** What a photograph shows: its number, and its caption and its place as the document has them. */
const altOf =
  ({ get }: Live) =>
  (frame: string): string => {
    const prefix = frame.slice(0, -'.image'.length)
    const texts = [get(`${prefix}.caption`), get(`${prefix}.place`)].filter(Boolean).join(', ')
    return `Photograph ${prefix.slice(prefix.lastIndexOf('.') + 1)}${texts && `: ${texts}`}`
  }

/** The engine that writes this page's documents. It loads with the first one. */
function useEngine(): EngineClient {
  const [engine] = useState(() => openEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

type Parts = Pick<Filling, 'opened' | 'form' | 'model' | 'live' | 'photos' | 'signing'> & {
  methods: UseFormReturn<TypedValues>
}

/** Writes the document with what is entered at present, and with the signatures that fit it. */
export function useRender({ opened, form, model, live, photos, signing, methods }: Parts): Filling['render'] {
  const { company } = opened
  const engine = useEngine()
  return useCallback(
    async (format, { fileFor, signal, forScreen }) => {
      const { values } = entriesIn(form, methods)
      const signed = signing.entries()
      const photographs = await photos.pictures(forScreen ? 'small' : 'full', altOf(live))
      const pictures = { ...company.pictures, ...signed.pictures }
      const entries = { values: { ...values, ...signed.values }, pictures, rows: {} }
      return engine.render({ model, entries, photographs, company: company.values, format, fileFor }, { signal })
    },
    [engine, form, methods, model, company, live, photos, signing],
  )
}
