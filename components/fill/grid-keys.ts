import type { KeyboardEvent } from 'react'

/** Opens the folded line around an element, then runs `then`; at once if nothing is folded. */
export function unfold(element: Element, then: () => void): void {
  const fold = element.closest('[data-folded]')?.querySelector<HTMLElement>('.fill-fold-line')
  if (!fold) return then()
  fold.click()
  // The line is open once React has rendered the click.
  queueMicrotask(then)
}

type Cell = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const moves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Whether the caret is where an arrow to the side leaves the text. */
function atEdge(cell: Cell, right: number): boolean {
  if (cell instanceof HTMLSelectElement || cell.type === 'checkbox') return true
  const { selectionStart, selectionEnd, value } = cell
  if (selectionStart === null) return false
  return selectionStart === selectionEnd && selectionStart === (right > 0 ? value.length : 0)
}

/** Selects and texts of several lines use the arrows up and down themselves. */
const keepsArrows = (cell: Cell): boolean => cell instanceof HTMLSelectElement || cell instanceof HTMLTextAreaElement

/** Where a key leads from a cell, as rows down and cells to the right; undefined where the cell uses the key itself. */
function moveOf(event: KeyboardEvent<HTMLElement>, cell: Cell): readonly [down: number, right: number] | undefined {
  const move = moves[event.key]
  if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  const [down, right] = move
  if (down !== 0 && event.key !== 'Enter' && keepsArrows(cell)) return undefined
  return right !== 0 && !atEdge(cell, right) ? undefined : move
}

/** Moves the focus in a grid of `data-cell="row:column"` as a spreadsheet does. `onEnd`: Enter in the last row. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const cell = event.target as Cell
  const at = cell.dataset.cell?.split(':').map(Number)
  const move = at && moveOf(event, cell)
  if (!move) return
  event.preventDefault()
  const [row = 0, column = 0] = at
  const [down, right] = move
  const cells = [...event.currentTarget.querySelectorAll<Cell>('[data-cell]')]
  const below = `${row + down}:${column}`
  const next = right === 0 ? cells.find(({ dataset }) => dataset.cell === below) : cells[cells.indexOf(cell) + right]
  if (next) unfold(next, () => next.focus())
  else if (event.key === 'Enter') onEnd()
}
