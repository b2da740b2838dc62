/** Headings and what only introduces, where nothing below them is left. */
import type { Block, HeadingBlock } from './model'
import { mergesIn } from './texts'

export interface Outcome {
  block: Block
  /** What stays of it; undefined for one that is left out. */
  kept: Block | undefined
  /** Its fields stand further up as well: the head of a list. */
  isAgain: boolean
}

interface Section {
  heading: HeadingBlock | undefined
  blocks: Outcome[]
}

function sectionsOf(outcomes: readonly Outcome[]): Section[] {
  const sections: Section[] = []
  for (const outcome of outcomes) {
    const { block } = outcome
    if (block.kind === 'heading') sections.push({ heading: block, blocks: [] })
    else if (sections.length > 0) sections.at(-1)!.blocks.push(outcome)
    else sections.push({ heading: undefined, blocks: [outcome] })
  }
  return sections
}

/** Text that says nothing of its own: what stands above lines to fill in, where no entry shows in it. */
const isIntroduction = (block: Block): boolean =>
  block.kind === 'pageBreak' || ((block.kind === 'paragraph' || block.kind === 'list') && mergesIn(block).length === 0)

/** The blocks that stay, without the sections in which nothing does. With `keepsText`, text alone holds a section. */
export function withoutEmptySections(outcomes: readonly Outcome[], keepsText: boolean): Block[] {
  const sections = sectionsOf(outcomes)
  const isEmpty = ({ blocks }: Section): boolean =>
    blocks.some(({ kept }) => !kept) &&
    blocks.every(
      ({ kept, isAgain }) => !kept || kept.kind === 'pageBreak' || (!keepsText && (isAgain || isIntroduction(kept))),
    )
  const left = sections.filter((section) => !isEmpty(section))
  /** A heading stays with a subsection of its own, unless it lost all of them. */
  const hasLostAll = (section: Section): boolean => {
    if (section.heading?.level !== 1 || section.blocks.length > 0) return false
    const isOwn = (list: readonly Section[]): boolean => list[list.indexOf(section) + 1]?.heading?.level === 2
    return isOwn(sections) && !isOwn(left)
  }
  const blocks = left
    .filter((section) => !hasLostAll(section))
    .flatMap(({ heading, blocks: own }) => [...(heading ? [heading] : []), ...own.flatMap(({ kept }) => kept ?? [])])
  return blocks.filter(
    ({ kind }, index) =>
      kind !== 'pageBreak' || (index > 0 && index < blocks.length - 1 && blocks[index + 1]?.kind !== 'pageBreak'),
  )
}
