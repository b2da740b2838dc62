import { TextButton } from '@/components/ui/text-link'
import { Fragment, useRef, useState, type ClipboardEvent, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { IconButton, OutlineButton } from '@/components/ui/outline-button'
import { Icon } from '@/components/ui/icon'
import { fullLabel, type Control } from '@/lib/documents/controls'
import { holdsPhotoNumbers, numberedFrames } from '@/lib/fill/frames'
import { pastedCells } from '@/lib/fill/table-rows'
import { ControlField, Shown } from '../control-field'
import { ControlError, ControlInput } from '../control-input'
import { useFilling, useShown } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { moveInGrid } from '../grid-keys'
import { LinePhotos } from '@/components/fill/photos/line-photos'
import { toRows, useRows } from '../use-rows'
import type { BlockProps } from './prose'

/** A cell with its label for small screens. `at` is its place: 'row:column'. */
function Cell({ control, at }: { control: Control; at: string }) {
  const { label, name, unit, role } = control
  return (
    <div className="fill-cell" data-type={control.type}>
      <span className="fill-cell-label" aria-hidden>
        {label}
        {unit && ` (${unit})`}
      </span>
      {role === 'asked' ? (
        <>
          <ControlInput control={control} label={fullLabel(control)} cell={at} />
          <ControlError name={name} />
        </>
      ) : role === 'printed' ? (
        <span className="fill-printed">{String(control.value)}</span>
      ) : (
        <Shown name={name} label={fullLabel(control)} />
      )}
    </div>
  )
}

interface RowProps {
  cells: readonly Control[]
  row: number
  label: string
  /** A card of a wide table shows its title and its result alone until it is opened. */
  folds: boolean
  clear: () => void
}

interface FoldProps extends Pick<RowProps, 'cells' | 'row'> {
  isOpen: boolean
  toggle: () => void
}

/** The title and result of a row, which open and close it. */
function FoldLine({ cells, row, isOpen, toggle }: FoldProps) {
  const title = useShown(cells.find(({ type }) => type === 'text')?.name ?? '')
  const result = useShown(cells.findLast(({ role, type }) => role === 'calculated' && type === 'currency')?.name ?? '')
  return (
    <button type="button" className="fill-fold-line" aria-expanded={isOpen} onClick={toggle}>
      <span>{title || `Line ${row + 1}`}</span>
      <span>{result}</span>
      <Icon name="chevron-down" size={18} />
    </button>
  )
}

/** The photos of a row, in tables with a column for their numbers. */
function RowPhotos({ cells, row }: Pick<RowProps, 'cells' | 'row'>) {
  const { model } = useFilling()
  const title = useShown(cells.find(({ type }) => type === 'text' || type === 'select')?.name ?? '')
  const frames = numberedFrames(model)
  const numbers = cells.find(({ name, type, role }) => role === 'asked' && type === 'text' && holdsPhotoNumbers(name))
  if (!frames || !numbers) return null
  return <LinePhotos block={frames} name={numbers.name} text={title || `Line ${row + 1}`} isSmall />
}

/** A row with its cells. One with an error is never folded. */
function Row({ cells, row, label, folds, clear }: RowProps) {
  const hasInput = cells.some(({ role }) => role === 'asked')
  const [isOpen, setOpen] = useState(false)
  const { errors } = useFormState({ name: cells.map(({ name }) => keyOf(name)) })
  const isFolded = folds && !isOpen && !cells.some(({ name }) => errors[keyOf(name)])
  return (
    <div className="fill-row" role="group" aria-label={`${label}, line ${row + 1}`} data-folded={isFolded || undefined}>
      {folds && <FoldLine {...{ cells, row }} isOpen={!isFolded} toggle={() => setOpen(isFolded)} />}
      {cells.map((control, column) => (
        <Cell key={control.name} control={control} at={`${row}:${column}`} />
      ))}
      {hasInput && (
        <IconButton variant="ghost" className="fill-remove" label={`Clear line ${row + 1}`} icon="x" onClick={clear} />
      )}
      <RowPhotos {...{ cells, row }} />
    </div>
  )
}

/** The sums below a table, and what is typed among them. */
function Totals({ block, controls }: BlockProps<'table'>) {
  if (controls.length === 0) return null
  return (
    <div className="fill-totals">
      {controls.map((control, index) =>
        control.role === 'asked' ? (
          <ControlField key={control.name} control={control} />
        ) : (
          <p key={control.name} className="fill-total" data-strong={block.totals[index]?.strong || undefined}>
            <span>{control.label}</span>
            <Shown name={control.name} label={control.label} />
          </p>
        ),
      )}
    </div>
  )
}

function groupsOf({ rows }: BlockProps<'table'>['block']): Map<number, string> {
  const groups = new Map<number, string>()
  let row = 0
  for (const each of rows)
    if ('group' in each) groups.set(row, each.group)
    else row += 1
  return groups
}

const hasTitle = (cells: readonly Control[]): boolean =>
  cells.some(({ type, value }) => type === 'text' && typeof value === 'string' && value !== '')

const columnStyle = ({ columns }: BlockProps<'table'>['block']): CSSProperties => {
  const style: Record<`--${string}`, string> = {
    '--columns': columns.map(({ type, width }) => `minmax(${type === 'date' ? 6.75 : 4.5}rem, ${width}fr)`).join(' '),
  }
  return style
}

interface Undo {
  row: number
  run: () => void
}

/** Adds a line, and undoes the last clearing. */
function Actions({ addLine, undo, done }: { addLine?: () => void; undo: Undo | null; done: () => void }) {
  return (
    <div className="fill-table-actions">
      {addLine && (
        <OutlineButton size="sm" onClick={addLine}>
          + Add line
        </OutlineButton>
      )}
      <span role="status">
        {undo && (
          <>
            Line {undo.row + 1} cleared.{' '}
            <TextButton
              onClick={() => {
                undo.run()
                done()
              }}
            >
              Undo
            </TextButton>
          </>
        )}
      </span>
    </div>
  )
}

/** A table of the form. It is folded up if there is nothing to type. */
export function TableBlock(props: BlockProps<'table'>) {
  if (props.controls.some(({ role }) => role === 'asked')) return <Grid {...props} />
  return (
    <details className="fill-fold">
      <summary>Show the table: {props.block.label}</summary>
      <Grid {...props} />
    </details>
  )
}

/** The rows in use, with keys and paste as in a spreadsheet. */
function Grid({ block, controls }: BlockProps<'table'>) {
  const grid = useRef<HTMLDivElement>(null)
  const cells = toRows(block, controls)
  const rows = useRows(block, cells)
  const groups = groupsOf(block)
  const [undo, setUndo] = useState<Undo | null>(null)
  const width = block.columns.length

  const addLine = (): void => {
    const next = rows.shown
    flushSync(rows.add)
    grid.current?.querySelector<HTMLElement>(`[data-cell^="${next}:"]`)?.focus()
  }
  const paste = (event: ClipboardEvent): void => {
    const at = (event.target as HTMLElement).dataset.cell?.split(':').map(Number)
    const pasted = pastedCells(event.clipboardData.getData('text/plain'))
    if (!at || !pasted) return
    event.preventDefault()
    rows.paste(pasted, at[0] ?? 0, at[1] ?? 0)
  }

  return (
    <div
      className="fill-table"
      data-columns={width > 6 ? 'many' : width > 4 ? 'some' : 'few'}
      role="presentation"
      onKeyDown={(event) => moveInGrid(event, () => rows.canAdd && addLine())}
      onPaste={paste}
    >
      <div ref={grid} className="fill-grid" role="group" aria-label={block.label} style={columnStyle(block)}>
        <div className="fill-head" aria-hidden>
          {block.columns.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
        {cells.slice(0, rows.shown).map((row, index) => (
          <Fragment key={row[0]?.name ?? index}>
            {groups.has(index) && <p className="fill-group">{groups.get(index)}</p>}
            <Row
              cells={row}
              row={index}
              label={block.label}
              folds={width > 6 && hasTitle(row)}
              clear={() => setUndo({ row: index, run: rows.remove(index) })}
            />
          </Fragment>
        ))}
      </div>
      <Actions addLine={rows.canAdd ? addLine : undefined} undo={undo} done={() => setUndo(null)} />
      <Totals block={block} controls={controls.slice(cells.length * width)} />
    </div>
  )
}
