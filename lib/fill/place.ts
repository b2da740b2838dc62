import type { Step } from '@/lib/documents/form'

export interface Place {
  names: readonly string[]
  own?: string
}

/** Where a name prints: its page, from 1, and its box there in percent of the page, from the left and the top. */
export interface Printed {
  page: number
  left: number
  top: number
  width: number
  height: number
}

export type PrintedNames = ReadonlyMap<string, readonly Printed[]>

/** The place in a step that `at` names: a control's block or a section; the whole step for anything else. */
export function placeIn({ sections }: Step, at: string): Place {
  for (const { id, blocks } of sections) {
    if (id === at) return { names: blocks.flatMap(({ controls }) => controls.map(({ name }) => name)) }
    const block = blocks.find(({ controls }) => controls.some(({ name }) => name === at))
    if (block) return { names: block.controls.map(({ name }) => name), own: at }
  }
  return { names: sections.flatMap(({ blocks }) => blocks).flatMap(({ controls }) => controls.map(({ name }) => name)) }
}

/** Where a place prints, if anywhere: a name on several pages near its neighbors, a section at its first name. */
export function printedAt({ names, own }: Place, printed: PrintedNames): Printed | undefined {
  const neighbors = (page: number): number =>
    names.filter((name) => printed.get(name)?.some((each) => each.page === page)).length
  const among = (all: readonly Printed[] = []): Printed | undefined =>
    all.reduce<Printed | undefined>(
      (best, each) => (best && neighbors(best.page) >= neighbors(each.page) ? best : each),
      undefined,
    )
  if (own !== undefined && printed.has(own)) return among(printed.get(own))
  const first = names.find((name) => printed.get(name)?.length === 1) ?? names.find((name) => printed.has(name))
  return first === undefined ? undefined : among(printed.get(first))
}
