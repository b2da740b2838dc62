import { useCallback, useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Change, Signing } from '@/components/filling/parts'
import { entriesIn } from '@/components/filling/use-live'
import { pick } from '@/lib/documents/fill'
import type { Form } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import type { Draft } from '@/lib/fill/draft'
import type { Opened } from '@/lib/fill/open'
import type { PhotoPlaces } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { signedEntries } from '@/lib/fill/signed-content'
import { contentFor, differences, sensitiveIn, sign, type Signable, type Signatures } from '@/lib/fill/signing'
import type { TypedValues } from '@/lib/fill/typed'

interface Parts {
  opened: Opened
  form: Form
  model: DocumentModel
  methods: UseFormReturn<TypedValues>
  photos: PhotoPlaces
  draft: Draft
  company: Opened['company']['values']
  isExample: boolean
}

function useDamaged(signatures: Signatures): ReadonlySet<string> {
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const check = async (): Promise<void> => {
      const found = new Set<string>()
      for (const [party, { content, hash }] of Object.entries(signatures))
        if ((await sha256(content)) !== hash) found.add(party)
      setDamaged(found)
    }
    check().catch((error: unknown) => console.error('The signatures could not be checked.', error))
  }, [signatures])
  return damaged
}

/** The signatures of a draft. */
export function useSigning(parts: Parts): Signing {
  const { opened, form, model, methods, photos, draft, isExample } = parts
  const [signatures, setSignatures] = useState<Signatures>(draft.signatures ?? {})
  // What must not be stored is compared as long as the page is open only.
  const [sealed, setSealed] = useState<Readonly<Record<string, string>>>({})
  const [asked, ask] = useState<string | null>(null)
  const damaged = useDamaged(signatures)
  const company = useMemo(() => pick(model, parts.company), [model, parts.company])

  const document = useCallback(
    (): Signable => ({
      ...{ slug: opened.slug, model, form, company, photos, values: entriesIn(form, methods).values },
      ...(opened.state ? { state: opened.state } : {}),
      ...(isExample ? { isExample } : {}),
    }),
    [opened, model, form, company, photos, methods, isExample],
  )
  const changesOf = useCallback(
    (party: string): Change[] => {
      const signature = signatures[party]
      if (!signature) return []
      if (damaged.has(party)) return ['damaged']
      const present = document()
      const isSealed = sealed[party] === undefined || sealed[party] === sensitiveIn(present)
      return [...differences(signature.content, contentFor(party, present)), ...(isSealed ? [] : ['sensitive'])]
    },
    [signatures, damaged, sealed, document],
  )

  return useMemo(
    () => ({
      ...{ signatures, changesOf, asked, ask },
      contentOf: (party) => contentFor(party, document()),
      async sign(party, mark) {
        const present = document()
        const signature = await sign(mark, contentFor(party, present))
        setSealed((before) => ({ ...before, [party]: sensitiveIn(present) }))
        setSignatures((before) => ({ ...before, [party]: signature }))
      },
      remove: (party) =>
        setSignatures((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== party))),
      entries() {
        const fitting = Object.entries(signatures).filter(([party]) => changesOf(party).length === 0)
        return signedEntries(document(), Object.fromEntries(fitting))
      },
    }),
    [signatures, changesOf, asked, document],
  )
}
