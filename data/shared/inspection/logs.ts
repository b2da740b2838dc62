/** Logs that an inspection fills in on the roof: tests against a needed result, moisture and cores, water after rain. */
import type { GuideEntry } from '@/data/shared/types'
import type { TestFact } from '../system'
import * as d from '@/lib/documents/author'
import { asbestosNote } from './asbestos'
import { photoColumn } from './photographs'

/** Tests with their needed result printed and the measured one to write in. */
export const testTable = (name: string, label: string, tests: readonly TestFact[]): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('test', 'Test', 'text', { fixed: true, width: 2.7 }),
      d.column('sample', 'Where, how many', 'text', { fixed: true, width: 2.8 }),
      d.column('needed', 'Needed', 'text', { fixed: true, width: 2.4 }),
      d.column('result', 'Result, place', 'text', { width: 2.1 }),
      d.column('pass', 'Verdict', 'select', { options: ['Pass', 'Fail', 'Not done'], width: 1.1 }),
    ],
    tests.map(([test, sample, needed]) => ({ test, sample, needed })),
  )

/** What a core proves, and what it asks for. */
export const coreGuide: GuideEntry = {
  title: 'A core proves what a scan suggests',
  text: 'A scan shows where the roof may be wet; a core proves it. Take a reading in a dry place first. Get the owner’s consent and the warrantor’s approval before you cut, and close the core the same day with material that suits the roof.',
}

/** How water is measured: standing on a low slope, in gutters on a steep one. */
export const waterGuide = (type: 'sloped' | 'flat'): GuideEntry => ({
  title: waterTitle[type],
  text:
    type === 'flat'
      ? 'Mark the edge of each puddle with the date and the rain. A puddle that comes back needs drainage work, not cleaning.'
      : 'Measure what lies in the gutter before you clean it, then run a hose at each outlet.',
})

const verdicts = ['Dry', 'Damp', 'Wet', 'Unsure'] as const

/** Low-slope moisture readings and cores: what was measured, what lay in the roof, and how much of it is wet. */
export const moistureAndCoreLog = (): d.Block[] => [
  d.section('Moisture and core log', 'Moisture survey and core log with the wet area added up'),
  asbestosNote(),
  d.table(
    'core',
    'Moisture and core log',
    [
      d.column('place', 'Place on plan', 'text', { width: 1.5 }),
      d.column('method', 'Method', 'select', {
        options: ['Infrared', 'Impedance', 'Nuclear', 'Pin meter', 'Core'],
        width: 1.2,
      }),
      d.column('reading', 'Reading', 'text', { width: 1.1 }),
      d.column('layers', 'Layers from the top down, inches', 'text', { width: 3.5 }),
      d.column('verdict', 'Verdict', 'select', { options: verdicts, width: 1 }),
      d.column('closed', 'Closed', 'check', { width: 0.7 }),
      d.column('area', 'Wet SF', 'number', { width: 1, decimals: 0 }),
    ],
    [],
    {
      blankRows: 3,
      lineNumbers: true,
      totals: [d.total('core.wetArea', 'Wet area (sq ft)', d.sum('core', 'area'), { type: 'number', decimals: 0 })],
    },
  ),
]

/** Readings of a sloped roof, one line per slope. */
export const slopeLog = (): d.Block[] => [
  d.section('Slope by slope', 'Slope-by-slope log with damaged units and wood moisture'),
  d.table(
    'slope',
    'Slope by slope',
    [
      d.column('slope', 'Slope (compass, name)', 'text', { width: 2 }),
      d.column('pitch', 'Pitch in 12', 'number', { width: 0.9 }),
      d.column('area', 'Area SF', 'number', { width: 1, decimals: 0 }),
      d.column('damaged', 'Damaged units', 'number', { width: 1.1, decimals: 0 }),
      d.column('moisture', 'Deck wood %', 'number', { width: 1 }),
      d.column('worst', 'Worst finding', 'text', { width: 2.6 }),
      photoColumn,
    ],
    [],
    {
      blankRows: 4,
      totals: [
        d.total('slope.damaged', 'Damaged units, all slopes', d.sum('slope', 'damaged'), {
          type: 'number',
          decimals: 0,
        }),
      ],
    },
  ),
]

const waterTitle = { flat: 'Water 48 hours after rain', sloped: 'Gutters and outlets' } as const
const waterColumns = {
  flat: [
    d.column('place', 'Low spot or drain', 'text', { width: 2.2 }),
    d.column('rain', 'Rain, in.', 'number', { width: 0.9 }),
    d.column('depth', 'Depth, in.', 'number', { width: 0.9 }),
    d.column('area', 'Area SF', 'number', { width: 0.9, decimals: 0 }),
    d.column('cause', 'Cause, what was done', 'text', { width: 2.8 }),
    photoColumn,
  ],
  sloped: [
    d.column('place', 'Gutter or valley', 'text', { width: 2.2 }),
    d.column('debris', 'Found in it', 'text', { width: 1.8 }),
    d.column('depth', 'Depth, in.', 'number', { width: 0.9 }),
    d.column('flow', 'Runs free', 'select', { options: ['Yes', 'Slow', 'No'], width: 1 }),
    d.column('done', 'What was done', 'text', { width: 2 }),
    photoColumn,
  ],
} as const

/** Standing water on a low slope; gutters and outlets on a steep one. */
export const waterLog = (type: 'sloped' | 'flat'): d.Block[] => [
  d.subsection(waterTitle[type]),
  d.table('water', waterTitle[type], waterColumns[type], [], { blankRows: 3 }),
]
