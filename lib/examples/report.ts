/** The summary and the plans of an example's report, from the findings in its lines. */
import { atPlace, faultsOf, leakOf } from '@/data/examples/faults'
import { workQuantity, workRate } from '@/data/examples/readings'
import type { ExampleJob, SaidByName } from '@/data/examples/types'
import { formBlocks, type Form } from '@/lib/documents/form'
import { dataRows, type TableBlock } from '@/lib/documents/model'
import { lower, upper, whereFound, wordsShared } from './findings'
import { blueprintOf, placeIn, type Example, type Finding, type Findings } from './example'

const faultFindings = (job: ExampleJob): Finding[] =>
  faultsOf(job).map(({ name, place, remedy }) => ({
    ...{ line: name, text: `${place}: ${remedy}` },
    ...{ what: `${lower(name)} ${atPlace(place)}`, action: remedy },
  }))

const subjects: readonly (readonly [slug: RegExp, subject: string])[] = [
  [/^attic/, 'The attic is dry and serviceable.'],
  [/^gutter/, 'The gutters and drains carry the water.'],
  [/^chimney/, 'The chimney is sound, and its flashings are worn in places.'],
  [/^skylight/, 'Skylights and pipes are serviceable.'],
  [/pre-(installation|job)/, 'The roof is ready for the work.'],
  [/^final|post-installation/, 'The new roof is complete and tight.'],
]

const inWords = (findings: readonly Finding[]): string =>
  findings.map(({ what, action }) => (action === '' ? what : `${what} (${action})`)).join('; ')

function summary(example: Example, findings: readonly Finding[]): SaidByName {
  const { slug } = example.content
  const [, subject = `The ${example.job.system.roofNoun} is worn and serviceable.`] =
    subjects.find(([pattern]) => pattern.test(slug)) ?? []
  const first = findings.find(({ action }) => !/^(cleared|watch|closed)/.test(action))
  if (findings.length === 0)
    return { 'summary.text': `${subject} No line asks for work.`, 'summary.urgent': 'Nothing is urgent.' }
  const named = findings.slice(0, 3)
  const more = findings.length - named.length
  const rest = more === 0 ? 'The other lines are in order.' : `${more} more as listed.`
  return {
    'summary.text': `${subject} Found: ${inWords(named)}. ${rest}`,
    'summary.urgent': first ? `Nothing leaks today. First: ${inWords([first])}.` : 'Nothing is urgent.',
  }
}

/** Rows of a table in which findings are ranked and priced. */
function priorities(findings: readonly Finding[], job: ExampleJob): SaidByName {
  const listed = findings.filter(({ action }) => !/^(cleared|watch|closed)/.test(action)).slice(0, 2)
  const of = <T>(said: (finding: Finding, index: number) => T): T[] => listed.map(said)
  return {
    'priority.#.level': of((_, index) => (index === 0 ? 'Within 1 year' : 'Monitor')),
    'priority.#.location': of((finding) => upper(whereFound(finding, job))),
    'priority.#.recommendation': of(({ what, action }) =>
      upper(action === '' ? what : `${what}: ${action}`).slice(0, 90),
    ),
    'priority.#.photo': of(() => 'P'),
    'priority.#.budget': of((_, index) => (index === 0 ? 380 : 160)),
  }
}

/** What is replaced before the work, in the words of its line. */
const BEFORE = { sloped: 'replace sheathing decayed boards', flat: 'replace saturated insulation board' } as const

const bestRow = (rows: readonly string[], text: string): number => {
  const shared = rows.map((row) => wordsShared(row, text))
  return shared.indexOf(Math.max(...shared))
}

/** The lines of a work plan that fix the faults, with their places; the first line if none does. */
function workPlan(example: Example, table: TableBlock): SaidByName {
  const { job } = example
  const rows = dataRows(table).map(({ cells }) => String(cells.item ?? ''))
  const faults = faultsOf(job)
  const isCare = blueprintOf(example.content) === 'post-installation-inspection'
  const isBefore = blueprintOf(example.content) === 'pre-installation-inspection'
  const chosen = new Map<number, string>()
  if (isCare) rows.slice(0, 2).forEach((_, index) => chosen.set(index, 'Whole roof'))
  else if (isBefore)
    chosen.set(bestRow(rows, BEFORE[job.system.type]), job.system.type === 'sloped' ? 'Bath vent' : 'Grid C4')
  else
    faults.forEach(({ name, place, remedy }) => {
      const score = (row: string): number => 2 * wordsShared(row, name) + wordsShared(row, remedy)
      const open = rows.map((row, index) => ({ index, score: chosen.has(index) || row === '' ? -1 : score(row) }))
      const best = open.reduce((one, other) => (other.score > one.score ? other : one))
      if (best.score > 0) chosen.set(best.index, place)
    })
  if (chosen.size === 0) chosen.set(0, faults[0]?.place ?? '')
  const levels = isCare ? ['Plan', 'Plan'] : ['This season', 'Plan']
  const said = [...chosen].flatMap(([index, place], order): [string, string | number][] => {
    const line = placeIn(example, index + 1, { label: '', place: rows[index]! })
    const name = `work.${index + 1}`
    return [
      [`${name}.level`, isBefore ? 'Now' : (levels[order] ?? 'Plan')],
      [`${name}.place`, place],
      [`${name}.photo`, 'P'],
      [`${name}.qty`, isBefore ? 64 : workQuantity(line)],
      [`${name}.price`, workRate(line)],
    ]
  })
  const blank = Object.fromEntries(['level', 'place', 'photo', 'qty', 'price'].map((key) => [`work.#.${key}`, '']))
  return { ...blank, ...Object.fromEntries(said) }
}

/** What is left to do after the work: the findings, and another sweep of the ground. */
function punchList(findings: readonly Finding[], job: ExampleJob): SaidByName {
  const listed = findings.filter(({ action }) => !/^(cleared|watch)/.test(action)).slice(0, 3)
  const places = [...listed.map((finding) => upper(whereFound(finding, job))), job.isHouse ? 'Side yard' : 'East lot']
  return {
    'punch.#.item': [
      ...listed.map(({ what, action }) => upper(`${what}: ${action}`)),
      'Sweep the ground again with the magnet',
    ],
    'punch.#.place': places,
    'punch.#.location': places,
  }
}

/** A storm report is about its test squares, a leak report about its source. */
function ofItsKind({ content, job }: Example): SaidByName {
  const { source, place } = leakOf(job)
  const isSteep = job.system.type === 'sloped'
  if (/storm-damage|insurance-claim/.test(content.slug))
    return {
      'summary.condition': 'Found, beside older marks',
      'priority.#.location': ['South slope, lower third', 'West rake, 6 ft from the eave'],
      'priority.#.recommendation': [
        'Renew the temporary cover until the repair',
        'Replace the creased units, refasten the rake',
      ],
      'summary.text': `${isSteep ? 'Hail marks in the test squares: south 9, west 7, north 2, east 4; the two on the north look older.' : 'Hail marks in the test squares: west half 9, east half 7, southwest corner 2, parapet 4; the two in the corner look older.'} Wind opened the ${isSteep ? 'west rake' : 'coping at bay 3 of the south parapet'}. Dents on soft metals face west and southwest. Temporary covers stand.`,
      'summary.urgent': `The openings were covered on August 17. Renew the cover or repair by September 16.`,
    }
  if (/leak-investigation$/.test(content.slug))
    return {
      'summary.text': `Water enters ${atPlace(place)}: ${lower(source)}. The third water test brought a drip after 9 minutes; tests of the other suspects stayed dry. About 24 sq ft below is wet. The rest of the ${job.system.roofNoun} was not part of this search.`,
      'summary.urgent': `${upper(place)}: covered on August 20. Repair by September 16, then test again with water.`,
    }
  return {}
}

/** What the report of an example says in its summary and its plans; empty for other documents. */
export function reportOf(example: Example, form: Form, findings: Findings): SaidByName {
  const blocks = formBlocks(form).map(({ block }) => block)
  const tables = blocks.filter((block) => block.kind === 'table')
  const { job } = example
  const inLists = [...findings.values()].flatMap((lines) => [...lines.values()]).filter(({ what }) => what !== '')
  const isNew = /^(final|.*post-installation)/.test(example.content.slug)
  const isBefore = /pre-(installation|job)/.test(example.content.slug)
  const names = blocks.flatMap((block) => (block.kind === 'table' || block.kind === 'checklist' ? [block.name] : []))
  const plan = tables.find(({ name, columns }) => name === 'work' && columns.some(({ key }) => key === 'level'))
  const hasFaults = !isNew && !isBefore && (plan !== undefined || names.some((name) => /^(defect|finding)$/.test(name)))
  const faults = hasFaults && example.content.slug !== 'drone-roof-survey' ? faultFindings(job) : []
  const all = [...new Map([...faults, ...inLists].map((finding) => [finding.what, finding])).values()]
  return {
    ...summary(example, all),
    ...priorities(all, job),
    ...(plan ? workPlan(example, plan) : {}),
    ...(isNew ? punchList(all, job) : {}),
    ...ofItsKind(example),
  }
}
