import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FactList } from '@/components/catalogue/fact-list'
import { useFilling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { typedIn } from '@/components/filling/use-live'
import { Button } from '@/components/ui/button'
import { keptEntries } from '@/lib/fill/entries'
import { wordsOf, type TypedValues } from '@/lib/fill/typed'
import { nameInWords } from '@/lib/text'

/** What was typed into fields that this version of the form does not have; nothing if there is no such entry. */
export function KeptEntries() {
  const { form } = useFilling()
  const methods = useFormContext<TypedValues>()
  const [kept, setKept] = useState(() => keptEntries(form, typedIn(methods)))
  if (kept.length === 0) return null
  const remove = (): void => {
    methods.unregister(kept.map(([name]) => keyOf(name)))
    setKept([])
  }
  return (
    <details className="fill-kept surface">
      <summary>From an earlier version ({kept.length})</summary>
      <p className="fill-hint">
        This form no longer has a field for what you typed here. It stays in your draft and goes into no file.
      </p>
      <FactList facts={kept.map(([name, content]) => ({ label: nameInWords(name), value: wordsOf(content) }))} />
      <Button variant="outline" onClick={remove}>
        Delete these entries
      </Button>
    </details>
  )
}
