import { papersOf, type DocumentModel } from '@/lib/documents/model'
import { calculate } from '@/lib/documents/render/pdf/calculation'
import { openCanvas } from '@/lib/documents/render/pdf/canvas'
import { loadFonts } from '@/lib/documents/render/pdf/fonts'
import { layOut } from '@/lib/documents/render/pdf/lay-out'
import { paginate, type Page, type PageArea } from '@/lib/documents/render/pdf/paginate'

export interface LaidOutPage {
  /** The number of the paper and of its page, from 1. */
  paper: number
  page: number
  part: string
  /** The last page of its paper may end where its text ends. */
  isLast: boolean
  lastOfPart: boolean
  /** Share of the page's height below its last box. */
  empty: number
  boxes: Page
  area: PageArea
}

const emptyShare = (page: Page, { top, bottom }: PageArea): number => {
  const last = page.at(-1)
  return last ? (bottom - last.y - last.box.height) / (bottom - top) : 1
}

/** The pages of a document's PDF, laid out but not drawn. */
export async function layOutPages(model: DocumentModel): Promise<LaidOutPage[]> {
  const calculation = calculate(model)
  const parts = layOut(model, calculation, openCanvas(model, await loadFonts()))
  let at = 0
  return papersOf(model).flatMap((paper, index) => {
    const pages = parts.slice(at, (at += paper.parts.length)).flatMap((part) => {
      const paginated = paginate(part.boxes, part.area)
      return paginated.map((boxes, page) => ({ part, boxes, lastOfPart: page === paginated.length - 1 }))
    })
    return pages.map(({ part, boxes, lastOfPart }, page) => ({
      paper: index + 1,
      page: page + 1,
      part: part.part.name,
      isLast: page === pages.length - 1,
      lastOfPart,
      empty: emptyShare(boxes, part.area),
      boxes,
      area: part.area,
    }))
  })
}
