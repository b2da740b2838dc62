/** A document as a form: its parts as steps, its headings as sections, its names as labeled controls. */
import { columnOf } from './cell-names'
import { blockControls, type Control } from './controls'
import { fillingOrder } from './filling-order'
import type { Block, DocumentModel, Part } from './model'
import { summedColumns } from './slots'

export { fullLabel, type Control } from './controls'

export interface FormBlock {
  block: Exclude<Block, { kind: 'heading' | 'pageBreak' }>
  controls: readonly Control[]
}

export interface Section {
  /** Unique in the form, usable in an address: `cost-and-new-contract-sum`. */
  id: string
  title: string
  /** 2 for a section below the section before it. */
  level: 1 | 2
  blocks: readonly FormBlock[]
}

export interface Step extends Pick<Part, 'name' | 'audience' | 'letter'> {
  id: string
  sections: readonly Section[]
}

export interface Form {
  title: string
  intro: string
  steps: readonly Step[]
  controls: ReadonlyMap<string, Control>
}

export const formBlocks = ({ steps }: Pick<Form, 'steps'>): FormBlock[] =>
  steps.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))

function createIds(): (text: string) => string {
  const taken = new Set<string>()
  return (text) => {
    const base =
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'section'
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
    taken.add(id)
    return id
  }
}

/** Every name's own control: a name calculated or closed in one place is so in all. */
function ownControls(model: DocumentModel, drafts: readonly Control[]): Map<string, Control> {
  const summed = summedColumns(model)
  const own = new Map<string, Control>()
  for (const control of drafts) {
    const known = own.get(control.name)
    const closed = control.closed || summed.has(columnOf(control.name)) || (known?.closed ?? false)
    const isStronger = !known || (control.role === 'calculated' && known.role !== 'calculated')
    const value = known?.value ?? control.value
    own.set(control.name, { ...(isStronger ? control : known), closed, value })
  }
  return own
}

interface Building {
  own: ReadonlyMap<string, Control>
  /** Names whose control stands in an earlier place. */
  placed: Set<string>
  createId: (text: string) => string
}

function placeControls(controls: readonly Control[], { own, placed }: Building): Control[] {
  return controls.map((control) => {
    const { role, closed, value } = own.get(control.name) ?? control
    if (role === 'calculated') return { ...control, role }
    const isFirst = !placed.has(control.name)
    placed.add(control.name)
    return isFirst ? { ...control, role, closed, value } : { ...control, role: role === 'printed' ? role : 'again' }
  })
}

function toStep(part: Part, building: Building): Step {
  const { name, audience, letter } = part
  const id = building.createId(name)
  const sections: { id: string; title: string; level: 1 | 2; blocks: FormBlock[] }[] = []
  for (const block of part.blocks) {
    if (block.kind === 'pageBreak') continue
    if (block.kind === 'heading') {
      sections.push({ id: building.createId(block.text), title: block.text, level: block.level, blocks: [] })
      continue
    }
    if (sections.length === 0)
      sections.push({ id: building.createId(`${name} start`), title: name, level: 1, blocks: [] })
    sections.at(-1)?.blocks.push({ block, controls: placeControls(blockControls(block), building) })
  }
  return { id, name, audience, letter, sections }
}

/** The form of a document: each name is asked for in one place and shown in others. Throws on unknown names. */
export function formOf(model: DocumentModel): Form {
  const parts = fillingOrder(model)
  const own = ownControls(model, parts.flatMap(({ blocks }) => blocks).flatMap(blockControls))
  const building: Building = { own, placed: new Set(), createId: createIds() }
  const { title, intro } = model
  return { title, intro, steps: parts.map((part) => toStep(part, building)), controls: own }
}
