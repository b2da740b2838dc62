/** Rating scales and the checklists that use them. */
import { fullSentence } from '@/data/shared/words'
import type { GuideEntry } from '@/data/shared/types'
import type { CheckFact, CheckScale } from '../system'
import * as d from '@/lib/documents/author'
import { photoColumn, photoExtra } from './photographs'

/** The answers of a checklist with the meaning printed above it. */
export interface RatingScale {
  answers: readonly string[]
  meaning: readonly string[]
  /** The same in one line, for the page. */
  short?: string
}

export const conditionScale: RatingScale = {
  answers: ['Good', 'Fair', 'Poor', 'N/A'],
  meaning: [
    'Good: it meets the criterion printed under the check, and there is nothing to do.',
    'Fair: it is worn or marginal but still works. Watch it or plan the work.',
    'Poor: it fails the criterion, leaks, or is unsafe. Carry it to the priorities table.',
    'N/A: this roof does not have it. If it is there but you could not see it, write “not seen”.',
  ],
  short: 'Good: nothing to do. Fair: watch or plan. Poor: fails, leaks or is unsafe.',
}

export const passScale: RatingScale = {
  answers: ['Pass', 'Fix', 'N/A'],
  meaning: [
    'Pass: it meets the criterion under the check, or the stricter one in the contract or on the label.',
    'Fix: it does not meet the criterion. Write where it is, what to do, and who will do it.',
    'N/A: it is not part of this job. If it is there but you could not see it, write “not seen”.',
  ],
  short: 'Pass: as specified. Fix: write where, what to do and who.',
}

/** For storm reports: what is seen and how fresh it looks, without a word on what an insurer should do. */
export const freshnessScale: RatingScale = {
  answers: ['Fresh', 'Older', 'None', 'N/A'],
  meaning: [
    'Fresh: there is damage with clean, bright, or sharp edges and no weathering yet.',
    'Older: the damage is weathered, dirty, or rusted, or has another cause. Name the cause.',
    'None: you looked and found no damage.',
    'N/A: this property does not have it. If it is there but you could not see it, write “not seen”.',
  ],
  short:
    'Fresh: clean, bright or sharp edges. Older: weathered, dirty or rusted, or another cause. None: looked, nothing found.',
}

/** For a limit, a count or a test: either it is met or it is not. */
export const criterionScale: RatingScale = {
  answers: ['Met', 'Not met', 'Not tested', 'N/A'],
  meaning: ['Met, Not met, Not tested: for lines that a test or a record decides. Write the result in the cell.'],
}

const measureMeaning = 'Measured: write the figure with its unit, and where you took it.'

/** The checks of one part of the roof. */
export interface CheckGroup {
  /** Prefix of its field names, unique in the document: `valleys`. */
  name: string
  title: string
  checks: readonly (string | CheckFact)[]
}

const scaleOf = (check: string | CheckFact): CheckScale | undefined =>
  typeof check === 'string' ? undefined : check[2]

const textOf = (check: string | CheckFact): d.Check =>
  typeof check === 'string' ? check : [check[0], fullSentence(check[1])]

/** The checks of a group that are answered by this scale; without one, by the scale of the list. */
const answeredBy = ({ checks }: CheckGroup, scale?: CheckScale): d.Check[] =>
  checks.filter((check) => scaleOf(check) === scale).map(textOf)

const criterionName = (name: string): string => `${name}Criterion`

/** The checklists of these groups that are answered Met or Not met, by name; a group without such a line has none. */
export const criterionLists = (groups: readonly CheckGroup[]): string[] =>
  groups.filter((group) => answeredBy(group, 'criterion').length).map(({ name }) => criterionName(name))

/** The checklists of these groups that are answered by the scale of the list, by name. */
export const ratedLists = (groups: readonly CheckGroup[]): string[] =>
  groups.filter((group) => answeredBy(group).length).map(({ name }) => name)

const firstSentence = (text: string): string => text.replace(/\.\s.*$/, '').replace(/\.$/, '')

/** One line before the first check: what the answers mean, but for N/A. */
export const explainRatings = ({ meaning, short }: RatingScale): d.Block =>
  d.p(
    short ??
      `${meaning
        .filter((each) => !each.startsWith('N/A'))
        .map(firstSentence)
        .join('. ')}.`,
  )

/** What the answers of a scale mean, and those of the other scales that lines of `groups` have, for the web page. */
export const ratingGuide = (scale: RatingScale, groups: readonly CheckGroup[] = []): GuideEntry => {
  const used = new Set(groups.flatMap(({ checks }) => checks.map(scaleOf)))
  const texts = [
    ...scale.meaning,
    ...(used.has('criterion') ? criterionScale.meaning : []),
    ...(used.has('measure') ? [measureMeaning] : []),
  ]
  return { title: 'One answer on every line', text: texts.join(' ') }
}

/** One wide column to write in by hand: two narrow ones held three words. */
const checkColumns = [d.extra('finding', 'Location and action', 3), photoExtra]

/** The columns of a measure that the field form keeps. */
export const measureKeys = ['check', 'measured', 'photo']

export const isMeasureTable = (name: string): boolean => name.endsWith('Measure')

const measureTable = ({ name, title }: CheckGroup, checks: readonly d.Check[]): d.Block =>
  d.table(
    `${name}Measure`,
    `${title}: measures`,
    [
      d.column('check', 'Measure', 'text', { fixed: true, width: 2.4 }),
      d.column('how', 'What to measure, and the usual figure', 'text', { fixed: true, width: 3.4 }),
      d.column('measured', 'Measured, with unit', 'text', { width: 2.6 }),
      photoColumn,
    ],
    checks.map(d.toItem).map(({ text, note }): d.RowInput => (note ? { check: text, how: note } : { check: text })),
  )

/** What each line is measured against is read in the form. */
const inForm = { notesInForm: true } as const

function groupBlocks(scale: RatingScale, group: CheckGroup): d.Block[] {
  const rated = answeredBy(group)
  const tested = answeredBy(group, 'criterion')
  const measured = answeredBy(group, 'measure')
  return [
    ...(rated.length ? [d.checklist(group.name, rated, scale.answers, checkColumns, inForm)] : []),
    ...(tested.length
      ? [d.checklist(criterionName(group.name), tested, criterionScale.answers, checkColumns, inForm)]
      : []),
    ...(measured.length ? [measureTable(group, measured)] : []),
  ]
}

/**
 * One ruled checklist per part of the roof, under its title unless it is the only one: each check with its rating,
 * location, action and photo number. Lines that are tested or measured follow in lists of their own scale.
 */
export const ratedChecks = (scale: RatingScale, groups: readonly CheckGroup[]): d.Block[] =>
  groups.flatMap((group) => [...(groups.length > 1 ? [d.subsection(group.title)] : []), ...groupBlocks(scale, group)])
