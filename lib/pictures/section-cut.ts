import { isDict, PdfFile, textOf, type Dict } from '@/lib/documents/verify/pdf-reader'
import { CUT_HEIGHT, type Cut } from './preview'

/** The rectangle in points: some five inches of the page's width, from just left of the text. */
const shape = { left: 34, width: 344, height: 344 * CUT_HEIGHT } as const
/** A bookmark points to twelve points above its heading; this leaves eight. */
const BELOW_BOOKMARK = 4
/** Margins in points: above the text of a page, and for the page number below it. */
const HEAD = 30
const FOOT = 50

const pagesBelow = (file: PdfFile, node: Dict): Dict[] =>
  file.list(node.Kids).flatMap((kid) => {
    const page = file.dict(kid)
    return page.Kids ? pagesBelow(file, page) : [page]
  })

function bookmarkOf(file: PdfFile, parent: Dict, title: string): Dict | undefined {
  for (let item = file.get(parent.First); isDict(item); item = file.get(item.Next)) {
    const found = textOf(file.get(item.Title)) === title ? item : bookmarkOf(file, item, title)
    if (found) return found
  }
  return undefined
}

/** Returns the head of a section, on its second page if it starts low. Throws without such a section. */
export function sectionCut(pdf: Uint8Array, title: string): Cut {
  const file = new PdfFile(pdf)
  const bookmark = bookmarkOf(file, file.dict(file.catalog.Outlines), title)
  if (!bookmark) throw new Error(`The document has no section '${title}' for its thumbnail`)
  const [target, , , top] = file.list(bookmark.Dest)
  const page = file.dict(target)
  const [, , across, down] = file.list(page.MediaBox).map(Number)
  const pages = pagesBelow(file, file.dict(file.catalog.Pages))
  const index = pages.indexOf(page)
  if (index < 0 || !across || !down) throw new Error(`The bookmark of '${title}' points to no page`)
  const from = down - Number(file.get(top)) + BELOW_BOOKMARK
  // A section that starts low on a page continues at the head of the next, if there is one.
  const continues = from + shape.height > down - FOOT && index + 1 < pages.length
  const start = continues ? HEAD : Math.min(Math.max(0, from), down - shape.height)
  return {
    page: index + (continues ? 2 : 1),
    left: shape.left / across,
    top: start / down,
    width: shape.width / across,
    height: shape.height / down,
  }
}
