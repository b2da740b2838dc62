import { useCallback, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AskedBlanks } from '@/components/blanks/blank-dialog'
import { missing, type Place } from '@/lib/documents/missing'
import type { Part } from '@/lib/documents/model'
import type { FileFor } from '@/lib/fill/engine-client'
import { readersOf } from '@/lib/fill/output'
import type { TypedValues } from '@/lib/fill/typed'
import { useFilling } from '@/components/filling/filling'
import { idOf } from '@/components/filling/names'
import { entriesIn } from '@/components/filling/use-live'

const audiences: Readonly<Record<FileFor, Part['audience']>> = {
  ...{ customer: 'customer', office: 'office', field: 'crew', all: 'office' },
}

const labelOf = ({ label, part, isCompany }: Place, hasParts: boolean): string =>
  hasParts && !isCompany ? `${label} (${part})` : label

export interface BlankCheck {
  /** Continues at once if nothing is blank. If something is, it asks. `verb` is what the person wants: `Download`. */
  check: (verb: string, go: () => void, readers?: readonly Part['audience'][]) => void
  asked: AskedBlanks | undefined
  close: () => void
}

/** Looks for blanks in what the file will print, before it is made. */
export function useBlankCheck(): BlankCheck {
  const { form, model, opened, example, chosen } = useFilling()
  const methods = useFormContext<TypedValues>()
  const [asked, setAsked] = useState<AskedBlanks>()
  const printed = readersOf(model).length > 1 ? chosen.map((each) => audiences[each]) : undefined

  const check: BlankCheck['check'] = (verb, go, readers = printed) => {
    const blanks = example.isOn ? [] : missing(model, entriesIn(form, methods), opened.company.values, { readers })
    if (blanks.length === 0) return go()
    const hasParts = new Set(blanks.filter(({ isCompany }) => !isCompany).map(({ part }) => part)).size > 1
    const places = blanks.map((place) => ({
      label: labelOf(place, hasParts),
      href: place.isCompany ? '/company' : `#${idOf(place.name)}`,
    }))
    setAsked({ groups: [{ places }], verb, go })
  }
  return { check, asked, close: useCallback(() => setAsked(undefined), []) }
}
