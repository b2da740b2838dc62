import { useFilling } from '@/components/filling/filling'
import { CheckRow } from '@/components/ui/check-row'
import { readersOf } from '@/lib/fill/output'

const fileTexts = {
  customer: { title: 'For the customer' },
  office: { title: 'Office page', hint: 'Ends in OFFICE. Not for the customer.' },
  field: { title: 'Field sheet', hint: 'For the roof. Not for the customer.' },
} as const

/** Whose files are made, each a file of its own; nothing where everything is one. */
export function ReaderChoice() {
  const { model, chosen, setChosen } = useFilling()
  const readers = readersOf(model)
  if (readers.length === 1) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="label">Files</legend>
      {readers.map((reader) => {
        const { title, hint = '' }: { title: string; hint?: string } = fileTexts[reader]
        return (
          <CheckRow
            key={reader}
            checked={chosen.includes(reader)}
            onChange={(isChosen) =>
              setChosen(readers.filter((each) => (each === reader ? isChosen : chosen.includes(each))))
            }
          >
            {title}
            {hint && <span className="fill-hint block">{hint}</span>}
          </CheckRow>
        )
      })}
    </fieldset>
  )
}

/** Whether the PDF can still be typed into. */
export function LockedChoice({ locked, onChange }: { locked: boolean; onChange: (locked: boolean) => void }) {
  return (
    <CheckRow checked={locked} onChange={onChange}>
      Locked PDF
      <span className="fill-hint block">No one can type into it. A file that you share or email is always locked.</span>
    </CheckRow>
  )
}

/** Whether the file keeps what was left blank. */
export function AllLinesChoice({ all, onChange }: { all: boolean; onChange: (all: boolean) => void }) {
  return (
    <CheckRow checked={all} onChange={onChange}>
      Print all lines
      <span className="fill-hint block">
        Otherwise PDF and Word files leave out blank lines, and list in one sentence what was fine.
      </span>
    </CheckRow>
  )
}

/** The pages that a file has where somebody asks for them. */
export function OnRequestChoice({
  asked,
  onChange,
}: {
  asked: readonly string[]
  onChange: (asked: readonly string[]) => void
}) {
  const { model } = useFilling()
  const names = model.parts.flatMap(({ name, onRequest }) => (onRequest ? [name] : []))
  return names.map((name) => (
    <CheckRow
      key={name}
      checked={asked.includes(name)}
      onChange={(isAsked) => onChange(names.filter((each) => (each === name ? isAsked : asked.includes(each))))}
    >
      Add: {name}
    </CheckRow>
  ))
}
