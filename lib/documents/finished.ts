/** The finished copy of a filled document: what leaves the device, without what nobody filled in. */
import { applies } from './applies'
import { cellsOf } from './calc/cells'
import { evaluate, type Result } from './calc/evaluate'
import { columnOf } from './cell-names'
import { cutBlock, planCut } from './cut'
import type { Values } from './fill'
import { hasSigners, isBlank, keptLines, keptRows, SIGNED, withLines, type Filled, type Place } from './finished-lines'
import {
  blocksOf,
  blocksOfKind,
  dataRows,
  fieldsIn,
  type Block,
  type DocumentModel,
  type Field,
  type HeadingBlock,
  type ImagesBlock,
  type Part,
} from './model'
import { blockSlots, imageNames, summedKeys } from './slots'
import { nameLines } from './name-lines'
import { mergesIn, textsOf } from './texts'

/** A standard of OSHA by its number: 1926.501(b). A form that cites one and has no page for a customer is a record. */
const STANDARD = /\b19(?:0[34]|10|26)\.\d/
const isRecord = ({ parts }: DocumentModel): boolean =>
  parts.every(({ audience }) => audience !== 'customer') && STANDARD.test(JSON.stringify(parts))

function namesShown(block: Block): string[] {
  const texts = block.kind === 'notice' ? block.text : textsOf(block)
  return texts.flatMap((text) => [...text.matchAll(/\{([a-zA-Z][\w.]*)\}/g)].map(([, name]) => name ?? ''))
}

function readFilled(model: DocumentModel, typed: Values): Filled {
  const [cells, results] = [cellsOf(model), evaluate(model)]
  return {
    ...{ model, results },
    merged: new Set(blocksOf(model).flatMap(namesShown)),
    summed: summedKeys(model),
    isTyped: (name) => !isBlank(typed[name]),
    shown: (name) => results.get(name) ?? cells.get(name)?.value ?? null,
  }
}

/** Whether a document that asks for no list has all fields without which it says nothing. */
function isComplete({ model, shown }: Filled): boolean {
  const blocks = blocksOf(model)
  const required = blocks.flatMap(fieldsIn).filter((field) => field.required)
  const hasList = blocks.some((block) => (block.kind === 'table' || block.kind === 'checklist') && block.required)
  return !hasList && required.length > 0 && required.every(({ name }) => !isBlank(shown(name)))
}

/**
 * Whether a person has started on the document's tables, checklists or pictures. With a name and an address alone, as a
 * job fills them in, a form with such lists is one for the pen, unless that is all it asks (see `isComplete`). A document
 * without any list needs one entry of any kind.
 */
function isBegun(filled: Filled, typed: Values): boolean {
  const { model, results, isTyped } = filled
  if (Object.keys(model.pictures ?? {}).some((name) => name !== 'company.logo')) return true
  if (!Object.keys(typed).some((name) => !name.startsWith('company.') && isTyped(name))) return false
  const lists = blocksOf(model).filter(({ kind }) => kind === 'table' || kind === 'checklist' || kind === 'images')
  const asked = lists.flatMap(blockSlots).filter(([, { calculated, printed }]) => !calculated && !printed)
  const amounts = blocksOfKind(model, 'table').flatMap(({ name, columns }) =>
    columns.flatMap(({ type, key }) => (type === 'currency' ? [`${name}.${key}`] : [])),
  )
  const priced = new Set(amounts)
  const hasAmount = ([name, result]: [string, Result]): boolean => priced.has(columnOf(name)) && (result ?? 0) !== 0
  if (isComplete(filled) && !isRecord(model)) return true
  return asked.length === 0 || asked.some(([name]) => isTyped(name)) || [...results].some(hasAmount)
}

function keptFields(fields: readonly Field[], place: Place): readonly Field[] {
  const { isContract, isRecord, merged, shown } = place
  if (isRecord || (isContract && fields.some(({ required }) => required))) return fields
  return fields.filter(
    ({ name, label, required }) => required || merged.has(name) || SIGNED.test(label) || !isBlank(shown(name)),
  )
}

/** The frames up to the last one with a picture or a caption: photographs are referred to by number. */
function keptFrames(block: ImagesBlock, { model, isTyped }: Filled): number {
  const isUsed = (frame: string): boolean =>
    model.pictures?.[`${frame}.image`] !== undefined || isTyped(`${frame}.place`) || isTyped(`${frame}.caption`)
  return imageNames(block).findLastIndex((name) => isUsed(name.replace(/\.image$/, ''))) + 1
}

/** Photographs as they are handed out: four on a page, or six where there are more than eight. */
const handedOut = (block: ImagesBlock, count: number): ImagesBlock => ({
  ...{ ...block, count, columns: 2 },
  height: count > 8 ? 150 : 240,
})

function keptImages(block: ImagesBlock, place: Place): ImagesBlock | undefined {
  const count = keptFrames(block, place)
  if (count === 0) return undefined
  return place.part.whenUsed ? handedOut(block, count) : { ...block, count }
}

/** The block with what stays of it, and the rows that stay where others do not; undefined if nothing does. */
function keep(block: Block, place: Place, rows: Map<string, ReadonlySet<number>>) {
  if (!applies(block, place.shown)) return undefined
  switch (block.kind) {
    case 'fields': {
      const fields = keptFields(block.fields, place)
      return fields.length > 0 ? { ...block, fields } : undefined
    }
    case 'table': {
      const kept = keptRows(block, place)
      const hasTotal = block.totals.some(({ name }) => place.isTyped(name) || (place.results.get(name) ?? 0) !== 0)
      if (kept.size === 0 && !hasTotal) return undefined
      const first = dataRows(block).length > 0 ? [1] : []
      if (kept.size < dataRows(block).length) rows.set(block.name, kept.size > 0 ? kept : new Set(first))
      return nameLines(block, place.shown)
    }
    case 'images':
      return keptImages(block, place)
    case 'checklist': {
      const lines = keptLines(block, place)
      if (lines && lines.size < block.items.length) rows.set(block.name, lines)
      return block
    }
    default:
      return block
  }
}

/** Whether a block has an entry that its part is printed for. The answer 'No' says that the part is not needed. */
const usesPart = (kept: Block, { isTyped, shown }: Place): boolean =>
  kept.kind === 'fields'
    ? kept.fields.some(({ name }) => isTyped(name) && shown(name) !== 'No')
    : kept.kind === 'images' || kept.kind === 'table'

interface Outcome {
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
function withoutEmptySections(outcomes: readonly Outcome[], keepsText: boolean): Block[] {
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

/** The parts that still have something. A document for the customer keeps a page for the customer. */
function withContent(parts: readonly Part[]): Part[] {
  const full = parts.filter(({ blocks }) => blocks.length > 0)
  const hasCustomer = full.some(({ audience }) => audience === 'customer')
  return parts.filter((part) => full.includes(part) || (part.audience === 'customer' && !hasCustomer))
}

/**
 * A completed document as it leaves the device: without empty rows, frames, optional fields and what they leave empty,
 * and with one sentence for the lines of a checklist where nothing was found, that do not apply, and that nobody looked
 * at. Formulas that lose cells become values. Signatures, initials, notices, clauses and required fields stay; so do
 * the lines of a safety record. `typed` is what a person entered: with nothing in it, it is a form for the pen, and
 * stays whole (see `isBegun`). The same input gives the same copy. Throws on formulas in a circle.
 */
export function finished(model: DocumentModel, typed: Values): DocumentModel {
  const filled = readFilled(model, typed)
  if (!isBegun(filled, typed)) return model
  const rows = new Map<string, ReadonlySet<number>>()
  const whole = { ...filled, isRecord: isRecord(model), hasSigners: hasSigners(filled) }
  const places = model.parts.map((part): Place => {
    const isContract = part.blocks.some(({ kind }) => kind === 'clauses' || kind === 'notice')
    return { ...whole, part, isContract }
  })
  const shown = new Set<string>()
  const outcomesOf = (place: Place): Outcome[] =>
    place.part.blocks.map((block): Outcome => {
      const kept = keep(block, place, rows)
      const names = kept?.kind === 'fields' ? kept.fields.map(({ name }) => name) : []
      const isAgain = names.length > 0 && names.every((name) => shown.has(name))
      for (const name of names) shown.add(name)
      return { block, kept, isAgain }
    })
  const outcomes = places.map((place) => {
    const own = outcomesOf(place)
    const isUnused = place.part.whenUsed && !own.some(({ kept }) => kept && usesPart(kept, place))
    return isUnused ? own.map((outcome) => ({ ...outcome, kept: undefined })) : own
  })
  const kept: DocumentModel = {
    ...model,
    parts: model.parts.map((part, index) => ({
      ...part,
      blocks: outcomes[index]!.flatMap(({ kept: own }) => own ?? []),
    })),
  }
  const cut = planCut(model, kept, filled.results, rows)
  const parts = places.map(({ part, isContract }, index) => ({
    ...part,
    blocks: withoutEmptySections(outcomes[index]!, isContract || part.letter === true).flatMap((block) =>
      block.kind === 'checklist' && rows.has(block.name)
        ? withLines(block, rows.get(block.name)!)
        : cutBlock(block, cut),
    ),
  }))
  return { ...model, parts: withContent(parts) }
}
