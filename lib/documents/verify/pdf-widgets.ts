/** Checks the widgets of a PDF's pages: that each is tagged, named, in its place and large enough. */
import { blocksOf, dataRows, type Block, type DocumentModel } from '../model'
import { entryOf } from '../render/pdf/entries'
import { theme } from '../theme'
import { isDict, Name, textOf, type Dict, type PdfFile, type Value } from './pdf-reader'

const { margin, marginBottom } = theme.page
/** Points by which the field of a letter's text is wider than the text, and those of rounding. */
const OVERHANG = 2.1
/** The flag of an annotation that is neither shown nor printed. */
const HIDDEN = 2
/** The top margin in points: the marks of office and crew pages are above the text. */
const TOP = 28
/** The side of the least place that answers to a finger, in CSS pixels (WCAG 2.2, 2.5.8), on a tablet this wide. */
const [FINGER, TABLET] = [24, 768]
/** Free text longer than its cell is set smaller there, which viewers do where a size is 0. */
const FITTED = / 0 Tf/
const MULTILINE = 1 << 12
/** A letter's paragraphs are as large as the letter. */
const LETTER = /^\/RDL /

interface Widget {
  name: string
  left: number
  bottom: number
  right: number
  top: number
}

interface Scope {
  number: number
  labels: ReadonlyMap<string, string>
}

/** The labels of columns of text, by the names of their cells. */
export function textLabels(model: DocumentModel): Map<string, string> {
  const cells = (block: Block): [string, string][] => {
    if (block.kind === 'checklist')
      return block.items.flatMap((_, row) =>
        block.extras.map(({ key, label }): [string, string] => [`${block.name}.${row + 1}.${key}`, label]),
      )
    if (block.kind !== 'table') return []
    const columns = block.columns.filter(({ type }) => type === 'text')
    return dataRows(block).flatMap((_, row) =>
      columns.map(({ key, label }): [string, string] => [`${block.name}.${row + 1}.${key}`, label]),
    )
  }
  return new Map(blocksOf(model).flatMap(cells))
}

/** An entry of a field that may stand in its parent. */
function inherited(file: PdfFile, widget: Dict, key: string): Value {
  for (let node: Value = widget; isDict(node); node = file.get(node.Parent))
    if (node[key] !== undefined) return node[key]
  return undefined
}

/** A widget that is too small for a finger, or a field for words whose text does not size itself to fit. */
function sizeProblems(
  file: PdfFile,
  widget: Dict,
  { name, left, bottom, right, top }: Widget,
  scope: Scope & { width: number },
): string[] {
  const least = (FINGER * scope.width) / TABLET - 0.1
  const isTick = (inherited(file, widget, 'FT') as Name | undefined)?.name === 'Btn'
  const isSmall = top - bottom < least || right - left < least
  const label = scope.labels.get(name)
  const isLong = label !== undefined && entryOf(label, right - left) !== 'short'
  const style = textOf(widget.DA)
  const isMultiline = (Number(inherited(file, widget, 'Ff') ?? 0) & MULTILINE) !== 0 && !LETTER.test(style)
  const isFitted = isMultiline && FITTED.test(style)
  return [
    ...(isTick && isSmall ? [`makes ${name} too small for a finger on page ${scope.number}`] : []),
    ...((isLong || isMultiline) && !isFitted ? [`cuts long text in ${name}`] : []),
  ]
}

function overlaps(widgets: readonly Widget[], page: number): string[] {
  const down = [...widgets].sort((a, b) => b.top - a.top)
  return down.flatMap((widget, index) => {
    const problems: string[] = []
    for (const other of down.slice(index + 1)) {
      if (other.top <= widget.bottom + 0.1) break
      if (other.left < widget.right - 0.1 && widget.left < other.right - 0.1)
        problems.push(`sets ${widget.name} over ${other.name} on page ${page}`)
    }
    return problems
  })
}

/** The problems of a page's widgets, each a sentence without its subject. */
export function widgetProblems(file: PdfFile, page: Dict, { number, labels }: Scope): string[] {
  const [, , width = 0, height = 0] = file.list(page.MediaBox).map(Number)
  const problems: string[] = []
  const widgets = file.annotations([page]).flatMap((widget): Widget[] => {
    if (!(widget.Subtype instanceof Name) || widget.Subtype.name !== 'Widget') return []
    if (widget.F === HIDDEN) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = file.list(widget.Rect).map(Number)
    const name = file.nameOf(widget)
    if (typeof widget.StructParent !== 'number') problems.push(`leaves ${name} outside the structure tree`)
    if (!textOf(widget.TU)) problems.push(`gives ${name} no label`)
    const isAside = left < margin - OVERHANG || right > width - margin + OVERHANG
    if (isAside || bottom < marginBottom - 1 || top > height - TOP)
      problems.push(`sets ${name} outside the margins of page ${number}`)
    const placed = { name, left, bottom, right, top }
    problems.push(...sizeProblems(file, widget, placed, { number, labels, width }))
    return [placed]
  })
  return [...problems, ...overlaps(widgets, number)]
}
