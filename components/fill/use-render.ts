import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { openEngine, type EngineClient } from '@/lib/fill/engine-client'
import { photoAlt } from '@/lib/fill/frames'
import type { Opened } from '@/lib/fill/open'
import { today } from '@/lib/fill/today'
import type { TypedValues } from '@/lib/fill/typed'
import type { Filling } from '@/components/filling/filling'
import { entriesIn } from '@/components/filling/use-live'

interface Written extends Pick<Filling, 'form' | 'model' | 'live' | 'photos' | 'signing'> {
  methods: UseFormReturn<TypedValues>
  isExample: boolean
  company: Opened['company']['values']
  pictures: Opened['company']['pictures']
}

function useEngine(): EngineClient {
  const [engine] = useState(() => openEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

/** Writes the files of the document as it is filled in now. */
export function useRender(written: Written): Filling['render'] {
  const { form, model, live, photos, signing, methods, isExample, company, pictures: own } = written
  const engine = useEngine()
  return useCallback<Filling['render']>(
    async (format, { signal, ...options }) => {
      const { values } = entriesIn(form, methods)
      const { signed, ...signatures } = signing.entries()
      const photographs = await photos.pictures(options.forScreen ? 'small' : 'full', (frame) =>
        photoAlt(frame, live.get),
      )
      const pictures = { ...own, ...signatures.pictures }
      const entries = { values: { ...values, ...signatures.values }, pictures, rows: {} }
      const marked = isExample ? { ...model, example: true as const } : model
      const filled = { model: marked, entries, photographs, company, today: today(), signed }
      return engine.render({ ...filled, format, ...options }, { signal })
    },
    [engine, form, methods, model, company, own, isExample, live, photos, signing],
  )
}
