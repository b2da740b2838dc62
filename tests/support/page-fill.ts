import type { DocumentModel } from '@/lib/documents/model'
import { calculate } from '@/lib/documents/render/pdf/calculation'
import { openCanvas } from '@/lib/documents/render/pdf/canvas'
import { loadFonts } from '@/lib/documents/render/pdf/fonts'
import { layOut } from '@/lib/documents/render/pdf/lay-out'
import { paginate, type Page, type PageArea } from '@/lib/documents/render/pdf/paginate'
import { Wording } from '@/lib/documents/render/pdf/wording'

export interface LaidOutPage {
  paper: number
  page: number
  part: string
  /** The last page of its paper may end where its text ends. */
  isLast: boolean
  lastOfPart: boolean
  empty: number
  boxes: Page
  area: PageArea
}

const emptyShare = (page: Page, { top, bottom }: PageArea): number => {
  const last = page.at(-1)
  return last ? (bottom - last.y - last.box.height) / (bottom - top) : 1
}

/** A place where a page ends badly: far from full, inside a table near its ends, or after a heading. */
export interface BadEnd {
  paper: number
  page: number
  fault: string
}

/** How many rows of each table and checklist its pages hold, in order. Group names and totals are no rows. */
function tableCounts(pages: readonly LaidOutPage[]): { at: LaidOutPage; counts: number[] }[] {
  const tables = new Map<object, { at: LaidOutPage; counts: number[] }>()
  for (const page of pages)
    for (const [table, count] of countRows(page)) {
      const known = tables.get(table)
      if (known) known.counts.push(count)
      else tables.set(table, { at: page, counts: [count] })
    }
  return [...tables.values()]
}

function countRows({ boxes }: LaidOutPage): Map<object, number> {
  const counts = new Map<object, number>()
  for (const { box } of boxes) if (box.rowOf) counts.set(box.rowOf, (counts.get(box.rowOf) ?? 0) + 1)
  return counts
}

/** The cuts of tables and checklists that leave one row on one side. */
export const badCuts = (pages: readonly LaidOutPage[]): BadEnd[] =>
  tableCounts(pages).flatMap(({ at: { paper, page }, counts }) =>
    counts.length > 1 && (counts[0]! < 2 || counts.at(-1)! < 2)
      ? [{ paper, page, fault: `cuts a table ${counts.join(' + ')}` }]
      : [],
  )

/** The inner pages that end badly. `most` is the share of a page that may stay empty. */
export function badEnds(pages: readonly LaidOutPage[], most = 1 / 3): BadEnd[] {
  const bad = ({ paper, page }: LaidOutPage, fault: string): BadEnd => ({ paper, page, fault })
  return [
    ...pages.flatMap((page) => {
      const share = Math.round(page.empty * 100)
      return !page.isLast && page.empty > most ? [bad(page, `${share} % of ${page.part} empty`)] : []
    }),
    ...pages.flatMap((page) =>
      !page.lastOfPart && page.boxes.at(-1)?.box.keepNext === true ? [bad(page, 'ends before what belongs below')] : [],
    ),
    ...badCuts(pages),
  ]
}

export async function layOutPages(model: DocumentModel): Promise<LaidOutPage[]> {
  const calculation = calculate(model)
  const canvas = openCanvas(model, await loadFonts(model))
  const parts = layOut(model, calculation, new Wording(model, calculation, canvas.form), canvas)
  const papers = [...new Set(parts.map(({ paper }) => paper))]
  return papers.flatMap((paper, index) => {
    const pages = parts
      .filter((part) => part.paper === paper)
      .flatMap((part) => {
        const paginated = paginate(part.boxes, part.area)
        return paginated.map((boxes, page) => ({ part, boxes, lastOfPart: page === paginated.length - 1 }))
      })
    return pages.map(({ part, boxes, lastOfPart }, page) => ({
      paper: index + 1,
      page: page + 1,
      part: part.name,
      isLast: page === pages.length - 1,
      lastOfPart,
      empty: emptyShare(boxes, part.area),
      boxes,
      area: part.area,
    }))
  })
}
