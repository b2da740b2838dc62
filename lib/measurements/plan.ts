/** What a report of measurements would put into a form. Nothing is put there before a person says so. */
import type { Control, Form } from '@/lib/documents/form'
import { typedOf, type Typed, type TypedValues } from '@/lib/fill/typed'
import { countOf } from '@/lib/utils'
import { quantities, type Quantity } from './names'
import { shownFigure, type Found, type Plane, type Report, type Unread } from './report'
import { asked, targets, type Target } from './targets'

export interface Entry {
  name: string
  typed: Typed
}

export interface Proposal {
  label: string
  shown: string
  said: string
  entries: readonly Entry[]
  replaces: string
  /** Whether it is chosen at first: the person can still leave it out. */
  isSure: boolean
  note?: string
}

export interface Plan {
  proposals: readonly Proposal[]
  notes: readonly string[]
  unread: readonly Unread[]
}

interface Present {
  form: Form
  typed: TypedValues
}

const contentOf = ({ typed }: Present, control: Control): Typed =>
  typed[control.name] ?? typedOf(control, control.value)

function replacedBy(present: Present, control: Control): string {
  const content = contentOf(present, control)
  return content === typedOf(control, control.value) ? '' : String(content)
}

const steepFrom = 8
const squaresOf = (planes: readonly Plane[]): number => planes.reduce((sum, { area }) => sum + area, 0) / 100
const pitchOf = ({ rise }: Plane): string => (rise === undefined ? '' : `${rise}/12`)

/** One plane for each pitch, for a form with too few lines for all planes. */
function byPitch(planes: readonly Plane[]): Plane[] {
  const groups = new Map<string, Plane>()
  for (const plane of planes) {
    const key = `${pitchOf(plane)} ${plane.isPlan}`
    const known = groups.get(key)
    const name = plane.rise === undefined ? 'Without a pitch' : `All ${pitchOf(plane)}`
    groups.set(key, known ? { ...known, area: known.area + plane.area } : { ...plane, name })
  }
  return [...groups.values()]
}

function fitted(planes: readonly Plane[], rows: number): readonly Plane[] {
  if (planes.length <= rows) return planes
  const pitches = byPitch(planes)
  if (pitches.length <= rows || pitches.some(({ isPlan }) => isPlan)) return pitches.slice(0, rows)
  return [{ name: 'Roof', area: 100 * squaresOf(planes), isPlan: false }]
}

function planesOf({ planes, quantities: found }: Report): readonly Plane[] {
  if (planes.length > 0) return planes
  const area = found.get('area')?.value ?? (found.get('squares')?.value ?? 0) * 100
  return area > 0 ? [{ name: 'Roof', area, isPlan: false }] : []
}

/** An area along the slope is entered with a rise of 0: the form must not correct it a second time. */
const riseOf = ({ isPlan, rise }: Plane): number | null => (isPlan ? (rise ?? null) : 0)

const nameOf = (plane: Plane): string => {
  const pitch = pitchOf(plane)
  return pitch && !plane.name.includes(pitch) ? `${plane.name}, ${pitch}` : plane.name
}

const KEYS = ['plane', 'plan', 'rise'] as const

function planeEntries(present: Present, planes: readonly Plane[], rows: number): Entry[] {
  return Array.from({ length: rows }, (_, index) => index).flatMap((index) => {
    const plane = planes[index]
    return KEYS.flatMap((key): Entry[] => {
      const control = asked(present.form, `plane.${index + 1}.${key}`)
      if (!control) return []
      const value = plane && { plane: nameOf(plane), plan: plane.area, rise: riseOf(plane) }[key]
      // A plane already in the form would be added to those of the report.
      return [{ name: control.name, typed: typedOf(control, plane ? (value ?? null) : control.value) }]
    })
  })
}

const areaWords = (planes: readonly Plane[]): string =>
  `${countOf(planes.length, 'line')}, ${shownFigure('area', 100 * squaresOf(planes))}`

function proposePlanes(present: Present, report: Report): { proposals: Proposal[]; notes: string[] } {
  const { form } = present
  const all = planesOf(report)
  let rows = 0
  while (asked(form, `plane.${rows + 1}.plan`)) rows += 1
  if (rows === 0 || all.length === 0) return { proposals: [], notes: [] }
  const planes = fitted(all, rows)
  const typed = Array.from({ length: rows }, (_, index) => asked(form, `plane.${index + 1}.plan`)).flatMap((control) =>
    control ? [replacedBy(present, control)] : [],
  )
  const replaced = typed.filter(Boolean)
  const proposal: Proposal = {
    label: 'Roof planes',
    shown: areaWords(planes),
    said: planes.map((plane) => `${nameOf(plane)}: ${shownFigure('area', plane.area)}`).join('; '),
    entries: planeEntries(present, planes, rows),
    replaces: replaced.length > 0 ? `${countOf(replaced.length, 'plane')} typed before` : '',
    isSure: replaced.length === 0,
    ...(planes === all ? {} : { note: `The form has ${rows} lines: the ${all.length} planes are combined.` }),
  }
  return { proposals: [proposal], notes: planeNotes(planes, all, report) }
}

function planeNotes(planes: readonly Plane[], all: readonly Plane[], { quantities: found }: Report): string[] {
  const steep = all.filter(({ rise = 0, isPlan }) => !isPlan && rise >= steepFrom)
  const total = found.get('area')?.value
  const sum = 100 * squaresOf(all)
  const isOff = total !== undefined && Math.abs(total - sum) > total / 100
  return [
    ...(planes.some(({ isPlan }) => !isPlan)
      ? ['The areas follow the slope already, so the form has them with a rise of 0 and does not correct them again.']
      : []),
    ...(steep.length > 0
      ? [`${squaresOf(steep).toFixed(2)} squares are 8 in 12 or steeper: price them on Cost by hand.`]
      : []),
    ...(planes.some((plane) => plane.isPlan && plane.rise === undefined) ? ['Enter the rise of each plane.'] : []),
    ...(isOff
      ? [`The planes come to ${shownFigure('area', sum)}, the report says ${shownFigure('area', total)}.`]
      : []),
  ]
}

/** The sum of a target's quantities, as far as the report has them; undefined if it has none. */
function sumOf({ from }: Target, found: Report['quantities']): (Found & { parts: Quantity[] }) | undefined {
  const parts = from.filter((quantity) => found.has(quantity))
  if (parts.length === 0) return undefined
  const present = parts.flatMap((quantity) => found.get(quantity) ?? [])
  return {
    value: present.reduce((sum, { value }) => sum + value, 0),
    said: present.map(({ said }) => said).join('; '),
    parts,
  }
}

function propose(present: Present, target: Target, report: Report): (Proposal & { parts: Quantity[] }) | undefined {
  const control = asked(present.form, target.name)
  const sum = sumOf(target, report.quantities)
  if (!control || !sum || target.unless?.some((name) => asked(present.form, name))) return undefined
  const typed = typedOf(control, control.type === 'text' ? String(sum.value) : sum.value)
  const replaces = replacedBy(present, control)
  const [first = 'ridge'] = target.from
  return {
    label: control.label,
    shown: shownFigure(first, sum.value),
    said: sum.said,
    entries: [{ name: target.name, typed }],
    replaces: replaces === typed ? '' : replaces,
    isSure: !target.doubt && (replaces === '' || replaces === typed),
    parts: sum.parts,
    ...(target.doubt ? { note: target.doubt } : {}),
  }
}

function proposeSource(present: Present, { source }: Report): Proposal[] {
  const control = asked(present.form, 'measure.source')
  if (!control || !source) return []
  const replaces = replacedBy(present, control)
  const entries = [{ name: control.name, typed: source }]
  return [{ label: control.label, shown: source, said: source, entries, replaces, isSure: replaces === '' }]
}

/** The quantities that forms ask for in another way: planes instead of the area. */
const insteadOf: readonly Quantity[] = ['area', 'squares', 'facets']

/** What a report would put into a form with these contents. */
export function planFor(form: Form, typed: TypedValues, report: Report): Plan {
  const present = { form, typed }
  const { proposals: planes, notes } = proposePlanes(present, report)
  const single = new Map<string, Proposal & { parts: Quantity[] }>()
  for (const target of targets) {
    const proposal = single.has(target.name) ? undefined : propose(present, target, report)
    if (proposal) single.set(target.name, proposal)
  }
  const used = new Set([...single.values()].flatMap(({ parts }) => parts))
  const left = [...report.quantities].filter(
    ([quantity]) => !used.has(quantity) && !(planes.length > 0 && insteadOf.includes(quantity)),
  )
  const unplaced = left.map(([quantity, { said }]) => ({
    said,
    reason: `the form does not ask for: ${quantities[quantity].label.toLowerCase()}`,
  }))
  const lost = planes.length === 0 && report.planes.length > 0
  return {
    proposals: [
      ...planes,
      ...[...single.values()].map(({ parts: _, ...proposal }) => proposal),
      ...proposeSource(present, report),
    ],
    notes: lost ? [...notes, 'The form has no lines for the areas of single planes.'] : notes,
    unread: [...unplaced, ...report.unread],
  }
}
