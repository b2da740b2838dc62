import { useState } from 'react'
import { useFormContext, useWatch, useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import type { Control } from '@/lib/documents/controls'
import type { ChecklistItem } from '@/lib/documents/model'
import { holdsPhotoNumbers, numberedFrames } from '@/lib/fill/frames'
import { ControlFields, Shown } from '../control-field'
import { ControlInput, ControlError } from '../control-input'
import { useFilling } from '@/components/filling/filling'
import { idOf, keyOf } from '@/components/filling/names'
import { LinePhotos } from '@/components/fill/photos/line-photos'
import type { BlockProps } from './prose'

/** An answer as buttons. A second press takes it back. */
function Segments({ control, note }: { control: Control; note?: string }) {
  const { name, label, options = [] } = control
  const { field } = useController({ name: keyOf(name) })
  const id = idOf(name)
  return (
    <fieldset className="fill-answer">
      <legend>
        {label}
        {note && <span className="fill-hint block">{note}</span>}
      </legend>
      <div className="fill-segments">
        {options.map((option, index) => (
          <label key={option} data-chosen={field.value === option || undefined}>
            <input
              type="radio"
              name={field.name}
              value={option}
              ref={index === 0 ? field.ref : undefined}
              id={index === 0 ? id : `${id}-${index}`}
              checked={field.value === option}
              onChange={() => field.onChange(option)}
              onClick={() => field.value === option && field.onChange('')}
              onBlur={field.onBlur}
            />
            {option}
          </label>
        ))}
      </div>
      <ControlError name={name} />
    </fieldset>
  )
}

const NOT_APPLICABLE = 'N/A'

interface LineProps {
  item: ChecklistItem
  answer: Control
  extras: readonly Control[]
}

/** The answer of a line: buttons, a checkbox, or the text that is calculated. */
function Answer({ item, answer }: Omit<LineProps, 'extras'>) {
  if (answer.role !== 'asked')
    return (
      <p className="fill-answer">
        {item.text}: <Shown name={answer.name} label={item.text} />
      </p>
    )
  if (answer.type === 'one') return <Segments control={answer} note={item.note} />
  return (
    <label className="check-row fill-tick" htmlFor={idOf(answer.name)}>
      <ControlInput control={answer} />
      <span>
        {item.text}
        {item.note && <span className="fill-hint block">{item.note}</span>}
      </span>
    </label>
  )
}

/** A line with its answer. Remarks are hidden until one is written or asked for. */
function Line({ item, answer, extras }: LineProps) {
  const { getValues } = useFormContext()
  const { model } = useFilling()
  const asked = extras.filter(({ role }) => role === 'asked')
  const frames = numberedFrames(model)
  const numbers = asked.find(({ name }) => holdsPhotoNumbers(name))
  const [open, setOpen] = useState(() => asked.some(({ name }) => Boolean(getValues(keyOf(name)))))
  return (
    <li className="fill-line">
      <Answer item={item} answer={answer} />
      {asked.length > 0 &&
        (open ? (
          <ControlFields controls={asked} />
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            + {asked.map(({ label }) => label).join(', ')}
            <span className="sr-only">: {item.text}</span>
          </Button>
        ))}
      {frames && numbers && (
        <LinePhotos block={frames} name={numbers.name} text={item.text} onAdded={() => setOpen(true)} />
      )}
    </li>
  )
}

/** How many lines are answered, and the button for the lines that do not apply. Nothing answers 'good' for a person. */
function Progress({ answers }: { answers: readonly Control[] }) {
  const { setValue, getValues } = useFormContext()
  const keys = answers.map(({ name }) => keyOf(name))
  const values = useWatch({ name: keys }) as unknown[]
  const left = values.filter((value) => !value).length
  const takesNone = answers.every(({ options }) => options?.includes(NOT_APPLICABLE))
  const markRest = (): void => {
    for (const key of keys)
      if (!getValues(key)) setValue(key, NOT_APPLICABLE, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="fill-progress">
      <p role="status">
        {keys.length - left} of {keys.length} answered
      </p>
      {takesNone && left > 0 && (
        <OutlineButton size="sm" onClick={markRest}>
          Mark the rest N/A
        </OutlineButton>
      )}
    </div>
  )
}

/** A checklist: its lines with answers and remarks, and how many of them are answered. */
export function ChecklistBlock({ block, controls }: BlockProps<'checklist'>) {
  const width = 1 + block.extras.length
  const lines = block.items.map((item, index) => ({ item, own: controls.slice(index * width, (index + 1) * width) }))
  const asked = lines.flatMap(({ own: [answer] }) =>
    answer?.role === 'asked' && answer.type === 'one' ? [answer] : [],
  )
  return (
    <div>
      {asked.length > 0 && <Progress answers={asked} />}
      <ol className={block.answers.length === 1 && width === 1 ? 'fill-ticks' : 'fill-lines'}>
        {lines.map(({ item, own: [answer, ...extras] }) =>
          answer ? <Line key={answer.name} item={item} answer={answer} extras={extras} /> : null,
        )}
      </ol>
    </div>
  )
}
