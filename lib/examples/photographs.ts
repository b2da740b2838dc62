/** The photographs that an example refers to: each finding points to its own frame, numbered once through the document. */
import { frameOf, framesOf, holdsPhotoNumbers, numberedFrames } from '@/lib/fill/frames'
import type { ExampleJob, ExampleValue } from '@/data/examples/types'
import { formBlocks, type Form, type FormBlock } from '@/lib/documents/form'
import { dataRows, type DocumentModel, type TableBlock } from '@/lib/documents/model'
import { upper, whereFound, wordsShared } from './findings'
import type { Findings } from './example'

type Values = Readonly<Record<string, ExampleValue>>

interface Shot {
  name: string
  place: string
  caption: string
  /** If there are too few frames, findings and places come before measures and records. */
  isFinding: boolean
  isLine: boolean
}

/** Results of a check that found nothing to photograph. */
const NOTHING = /^(Nothing|Dry|Ruled out|None|No$|No stain|Clear|Not seen|Runs free|Sound$)/
const RESULTS = ['measured', 'result', 'inside', 'found', 'seen', 'kept', 'state', 'worst'] as const
const PLACES = ['location', 'place', 'where', 'slope', 'area', 'point', 'direction'] as const
const WORDS = ['what', 'item', 'measure', 'recommendation', 'finding', 'worst', 'shown', 'note'] as const
/** Characters that fit under a frame. */
const CAPTION = 58

const within = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length)).replace(/[,;:]$/, '')

/** Tables of documents and records, which are not photographed on the roof. */
const PAPERS = /^(dates|duty|fact)$/
const SIDES: Readonly<Record<string, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' }

function shotsOfTable(table: TableBlock, values: Values): Shot[] {
  if (PAPERS.test(table.name)) return []
  return dataRows(table).flatMap((row, index): Shot[] => {
    const prefix = `${table.name}.${index + 1}`
    const name = `${prefix}.photo`
    if (typeof values[name] !== 'string') return []
    const textOf = (key: string): string => String(values[`${prefix}.${key}`] ?? '')
    if (RESULTS.some((key) => NOTHING.test(textOf(key)))) return []
    const line = Object.values(row.cells).find((cell) => typeof cell === 'string')
    const named = PLACES.map(textOf).find((text) => text !== '')
    const place = named !== undefined && named in SIDES ? `${SIDES[named]} slope` : named
    const words = WORDS.map(textOf).find((text) => text !== '' && text !== place)
    const caption =
      typeof line === 'string' ? line : table.name === 'square' ? 'Test square, chalked' : (words ?? table.label)
    return [{ name, place: place ?? '', caption, isFinding: place !== undefined, isLine: false }]
  })
}

function shotsOf({ block, controls }: FormBlock, values: Values, findings: Findings, job: ExampleJob): Shot[] {
  if (block.kind === 'table') return shotsOfTable(block, values)
  if (block.kind !== 'checklist') return []
  return controls.flatMap(({ name }): Shot[] => {
    if (!holdsPhotoNumbers(name) || typeof values[name] !== 'string') return []
    const finding = findings.get(block.name)?.get(Number(name.split('.')[1]))
    const item = block.items[Number(name.split('.')[1]) - 1]?.text ?? ''
    const words = String(values[name.replace(/photo$/, 'finding')] ?? item)
    const place = finding ? upper(whereFound(finding, job)) : item
    return [{ name, place, caption: finding ? upper(finding.what) : words, isFinding: true, isLine: true }]
  })
}

/** The shots of a document in order, each name once; lines of the same place show the same photograph. */
function allShots(form: Form, values: Values, findings: Findings, job: ExampleJob): Shot[] {
  const shots = formBlocks(form).flatMap((block) => shotsOf(block, values, findings, job))
  return shots.filter(({ name }, index) => shots.findIndex((shot) => shot.name === name) === index)
}

/** The earlier shot that also shows this line of a table: of the same place, and of the same thing if there is one. */
function sharedWith(shot: Shot, earlier: readonly Shot[]): Shot | undefined {
  if (shot.place === '' || shot.isLine) return undefined
  const there = earlier.filter(({ place }) => place === shot.place)
  return there.find(({ caption }) => wordsShared(caption, shot.caption) > 0) ?? there[0]
}

/** The numbers of shots. Shots of the same place share one; shots beyond the free numbers have none. */
function numbersOf(shots: readonly Shot[], free: readonly number[]): Map<Shot, number> {
  const shared = new Map(shots.map((shot, index) => [shot, sharedWith(shot, shots.slice(0, index))]))
  const own = shots.filter((shot) => !shared.get(shot))
  const chosen = new Set(
    [...own.filter(({ isFinding }) => isFinding), ...own.filter(({ isFinding }) => !isFinding)].slice(0, free.length),
  )
  const numbers = new Map(own.filter((shot) => chosen.has(shot)).map((shot, index) => [shot, free[index]!]))
  for (const shot of shots) {
    const shown = shared.get(shot)
    const number = shown && numbers.get(shown)
    if (number !== undefined) numbers.set(shot, number)
  }
  return numbers
}

/** Replaces the placeholders in a text, such as `{water.3.photo}`, with numbers. */
const withNumbers = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+\.\d+\.photo)\}/g, (_, name: string) => String(values[name] ?? '1'))

/** The values with each photograph numbered once: frames of the document, or pictures in the job's folder. */
export function withPhotographs(
  { model, form }: { model: DocumentModel; form: Form },
  {
    values,
    findings = new Map(),
    job,
    isReport,
  }: { values: Values; findings?: Findings; job: ExampleJob; isReport: boolean },
): Values {
  const names = Object.keys(values).filter((name) => holdsPhotoNumbers(name) && typeof values[name] === 'string')
  const frames = numberedFrames(model)
  if (!frames) {
    if (new Set(names.map((name) => values[name])).size === names.length) return values
    const order = [...form.controls.keys()].filter((name) => names.includes(name))
    const counted = order.map((name, index) => [name, `P-${String(index + 1).padStart(2, '0')}`] as const)
    return { ...values, ...Object.fromEntries(counted) }
  }
  const shots = allShots(form, values, findings, job)
  const preset = (number: number): boolean => frames.values?.[`${frames.name}.${number}.caption`] !== undefined
  const all = framesOf(frames).map(({ number }) => number)
  const numbers = numbersOf(
    shots,
    all.filter((number) => !preset(number)),
  )
  // A report shows what it found; other documents show what their own lists say.
  const isReplaced = (name: string): boolean =>
    names.includes(name) || (numbers.size > 0 && isReport && name.startsWith(`${frames.name}.`))
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !isReplaced(name)))
  const texts: Record<string, ExampleValue> = {}
  for (const [shot, number] of numbers) {
    const [place, caption] = frameOf(frames, number).texts
    texts[shot.name] = String(number)
    if (!place || !caption || caption in texts) continue
    if (shot.place !== '') texts[place] = upper(within(shot.place, 40))
    texts[caption] = within(upper(shot.caption), CAPTION)
  }
  for (const number of all.filter(preset)) texts[`${frames.name}.${number}.place`] = `Fixed point ${number}`
  const numbered: Values = { ...texts, ...kept }
  return Object.fromEntries(
    Object.entries(numbered).map(([name, value]) => [
      name,
      typeof value === 'string' ? withNumbers(value, numbered) : value,
    ]),
  )
}
