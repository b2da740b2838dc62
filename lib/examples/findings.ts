/** What the reports of an example find: a few lines of their checklists, each with words that suit its line. */
import { beforeWork, roofFindings } from '@/data/examples/answers'
import { atPlace, faultsOf, type Fault } from '@/data/examples/faults'
import type { ExampleJob } from '@/data/examples/types'
import { formBlocks, type Form } from '@/lib/documents/form'
import type { ChecklistBlock } from '@/lib/documents/model'
import { blueprintOf, isNotHere, remarkedRows, type Example, type Finding, type Findings } from './example'

/** Lists about the site, documents, or what the roof does not have. */
const WITHOUT =
  /^(site|loading|spec|paper|exclusion|void|safe|plan|access|step|preflight|imitator|interior|flat|(spring|summer|fall|winter)(Sign)?|.*Criterion)$/

/** How many lines of a report have a finding, not counting those that its own lists name. */
const MOST = 4

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name within a sentence: `cold weld`, `T-joint void`. */
export const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A finding as it is written, in its two parts: `Boot split; replace`. */
function readFinding(line: string, text: string): Finding {
  const [what = '', action = ''] = text.split('; ')
  return { line, text, what: lower(what), action }
}

/** The words that show that a line is about a name: `tab` for unsealed tabs. */
const stems = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(open|loose|worn|edge|roof|lower|surface|standing|water|exposed|slate|shingle|tile|tray)$/.test(word),
    )
    .map((word) => word.replace(/^un(?=seal)/, '').replace(/(ed|s)$/, ''))

/** How many words of a name are in a line. */
export const wordsShared = (line: string, name: string): number =>
  stems(name).filter((stem) => new RegExp(`\\b${stem}(?!ant)`, 'i').test(line)).length

/** Finds what a line may have other than the roof's faults: what its words suggest, each once. */
function createFinder({ job, content }: Example): (line: string) => Finding | undefined {
  const isNew = /^(final|post-installation)/.test(blueprintOf(content))
  const isBefore = /^pre-(installation|job)/.test(blueprintOf(content))
  const found = new Set<string>()
  const once = (finding: Finding): Finding | undefined => {
    if (found.has(finding.what)) return undefined
    found.add(finding.what)
    return finding
  }
  return (line) => {
    const rules = isBefore ? [...beforeWork, ...roofFindings] : roofFindings
    if (isNotHere(line, { content, job })) return undefined
    const [, steep, low = steep] = rules.find(([words]) => words.test(line)) ?? []
    const text = job.system.type === 'sloped' ? steep : low
    return !text || (isNew && /^Old mark/.test(text)) ? undefined : once(readFinding(line, text))
  }
}

/** For each fault, the line of a list that is about it; in a list of defects, the fault itself. */
function faultLines({ name: list, items }: ChecklistBlock, faults: readonly Fault[]): Map<number, Finding> {
  if (WITHOUT.test(list)) return new Map()
  return new Map(
    faults.flatMap(({ name, place, remedy }): [number, Finding][] => {
      const shared = items.map(({ text }) => (list === 'defect' ? Number(text === name) : wordsShared(text, name)))
      const index = shared.indexOf(Math.max(...shared))
      const line = items[index]?.text ?? ''
      if ((shared[index] ?? 0) === 0) return []
      const what = `${lower(name)} ${atPlace(place)}`
      return [[index + 1, { line, text: `${place}: ${remedy}`, what, action: remedy }]]
    }),
  )
}

/** The findings of a storm: hail where the roof is struck, wind at its edge. */
function stormFindings({ items }: ChecklistBlock, job: ExampleJob): Map<number, Finding> {
  const edge = job.system.type === 'sloped' ? 'West rake' : 'South parapet, bay 3'
  const rules: readonly (readonly [words: RegExp, text: string])[] = [
    [
      /bruise|fractur|\bhail|hit|dent|punch|impact|struck|broken|bare|crack|hole|cut\b/i,
      'As counted in the test squares; photographed with a scale',
    ],
    [
      /crease|wind|rake|seal strip|lift|peel|edge|perimeter|nail|coping|torn/i,
      `${edge}: fresh; photographed with a scale`,
    ],
  ]
  const found = new Map<number, Finding>()
  for (const [words, text] of rules) {
    const index = items.findIndex((item, row) => words.test(item.text) && !found.has(row + 1))
    const item = items[index]
    if (item) found.set(index + 1, readFinding(item.text, text))
  }
  return found
}

const remarkKeys = ({ extras }: ChecklistBlock): string[] => extras.flatMap(({ key }) => (key === 'photo' ? [] : [key]))

/** The lines that have a remark in the document's own lists; undefined if they do not mention the list. */
function ownFindings(
  example: Example,
  list: ChecklistBlock,
  said: (name: string) => string,
): Map<number, Finding> | undefined {
  const rows = remarkedRows(example, list.name, remarkKeys(list))
  if (!rows) return undefined
  return new Map(
    list.items.flatMap(({ text }, index) => {
      const words =
        remarkKeys(list)
          .map((key) => said(`${list.name}.${index + 1}.${key}`))
          .find((each) => each !== '') ?? ''
      if (!rows.has(index + 1) || words === '') return []
      const isFinding = list.extras.some(({ key }) => key === 'finding')
      return [[index + 1, isFinding ? readFinding(text, words) : { line: text, text: words, what: '', action: '' }]]
    }),
  )
}

/** The findings of a report's checklists. `said` gives what the document's own lists have for a name. */
export function findingsIn(example: Example, form: Form, said: (name: string) => string): Findings {
  const found = new Map<string, Map<number, Finding>>()
  const find = createFinder(example)
  const isOfAge = !/^(pre-|post-|final)|storm|claim/.test(blueprintOf(example.content))
  // Each fault is found at the lines that name it.
  const faults = isOfAge ? faultsOf(example.job) : []
  const kind = blueprintOf(example.content)
  // The final list names its own.
  let left = /^final/.test(kind) ? 0 : /^post-/.test(kind) ? 2 : MOST
  for (const { block } of formBlocks(form)) {
    if (block.kind !== 'checklist' || block.answers.length < 2 || found.has(block.name)) continue
    const own = ownFindings(example, block, said)
    const lines = new Map<number, Finding>(own ?? faultLines(block, faults))
    found.set(block.name, lines)
    if (own || WITHOUT.test(block.name)) continue
    if (block.answers.includes('Fresh')) {
      if (block.name !== 'after')
        for (const [row, finding] of stormFindings(block, example.job)) lines.set(row, finding)
      continue
    }
    const most = block.items.length < 8 ? 1 : 2
    // Each document begins at a different line: otherwise all would find the same.
    const start = example.content.slug.length * 3
    block.items.forEach((_, step) => {
      const index = (start + step) % block.items.length
      if (left === 0 || lines.size >= most || block.name === 'defect' || lines.has(index + 1)) return
      const text = block.items[index]?.text ?? ''
      const finding = find(text)
      if (!finding) return
      lines.set(index + 1, finding)
      left -= 1
    })
  }
  return found
}

const NAMED = /west rake|grid C4|D-2|bay 3|bath vent|rear outlet|south outlet|north wall|RTU-2|dish bracket/i

/** Where a finding is: the place that its words name, or the part of the roof that its line is about. */
export const whereFound = ({ what, line }: Finding, job: ExampleJob): string =>
  faultsOf(job).find(({ name }) => what.startsWith(lower(name)))?.place ?? NAMED.exec(what)?.[0] ?? line
