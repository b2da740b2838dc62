/** What a storm report and a claim report share: weather, counts per slope or area, what was done against water. */
import type { GuideEntry } from '@/data/shared/types'
import { aRoof, sentence } from '@/data/shared/words'
import type { RoofSystem } from '../system'
import * as d from '@/lib/documents/author'
import { photoColumn } from './photographs'

export const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'Flat']
const zones = ['Field', 'Perimeter', 'Corner', 'Flashing']

export const weatherSources = [
  'NWS local storm report',
  'NOAA Storm Events Database',
  'Weather station',
  'Radar hail estimate',
  'Owner or witness',
  'Found on site',
]
const storms = ['Hail', 'Wind', 'Hail and wind', 'Tornado', 'Hurricane', 'Heavy rain', 'Fallen tree', 'Ice or snow']

/** 'slope' on a pitched roof, 'roof area' on a flat one. */
export const areaWord: Readonly<Record<RoofSystem['type'], string>> = { sloped: 'slope', flat: 'roof area' }

export const stormWeather = (): d.Block[] => [
  d.section('Storm and weather data', 'Date of loss, hail and wind with the source of each figure'),
  d.fields(
    4,
    d.field('storm.date', { label: 'Date of loss (per owner)' }),
    d.own('storm.time', 'Time, if known'),
    d.choice('storm.kind', 'Storm', storms),
    d.own('storm.direction', 'Came from'),
    d.own('hail.size', 'Largest hail (in)', 'number', { decimals: 2 }),
    d.choice('hail.source', 'Source of hail size', weatherSources),
    d.own('wind.gust', 'Highest gust (mph)', 'number', { decimals: 0 }),
    d.choice('wind.source', 'Source of wind speed', weatherSources),
    d.own('weather.reference', 'Report, station or event no., and distance from the roof', 'text', { span: 2 }),
    d.field('insurance.carrier', { label: 'Insurer (per owner)' }),
    d.field('insurance.claim', { label: 'Claim no., if any' }),
  ),
]

const wholeNumber = (name: string, label: string, key: string) =>
  d.total(name, label, d.sum('square', key), { type: 'number', decimals: 0 })

/** Hits in a square of 10 by 10 ft and two counts over the whole slope or roof area, each with its total. */
export function squareTable(system: RoofSystem, blankRows: number): d.Block {
  const [first, second] = system.claims.storm.counts
  const where =
    system.type === 'sloped'
      ? [
          d.column('direction', 'Slope faces', 'select', { options: compass, width: 1.1 }),
          d.column('pitch', 'Pitch', 'number', { width: 0.9 }),
        ]
      : [
          d.column('area', 'Area name', 'text', { width: 1.3 }),
          d.column('zone', 'Zone', 'select', { options: zones, width: 1.2 }),
        ]
  return d.table(
    'square',
    'Test squares of 10 ft by 10 ft',
    [
      ...where,
      d.column('hail', 'Hail hits', 'number', { decimals: 0, width: 0.9 }),
      d.column('first', first, 'number', { decimals: 0, width: 1.1 }),
      d.column('second', second, 'number', { decimals: 0, width: 1.1 }),
      photoColumn,
      d.column('note', 'Size of marks, notes', 'text', { width: 2.6 }),
    ],
    [],
    {
      blankRows,
      lineNumbers: true,
      totals: [
        wholeNumber('square.hailTotal', 'Hail hits in all squares', 'hail'),
        wholeNumber('square.firstTotal', `${first}, whole roof`, 'first'),
        wholeNumber('square.secondTotal', `${second}, whole roof`, 'second'),
      ],
    },
  )
}

/** What hail, wind, debris and water leave on this roof. */
export const stormSignsGuide = (system: RoofSystem): GuideEntry => {
  const { hail, wind, debris, water } = system.stormDamageSigns
  return {
    title: `What a storm leaves on ${aRoof(system)}`,
    text: [`Hail: ${hail}`, `Wind: ${wind}`, `Debris: ${debris}`, `Water: ${water}`].map(sentence).join(' '),
  }
}

/** Ways to stop water on this roof, and what they must not do. */
export const temporaryGuide = (system: RoofSystem): GuideEntry => ({
  title: 'Stop the water, and photograph first',
  text: `Photograph each opening before it is covered, and keep the receipts. ${system.contracting.temporary.map(sentence).join(' ')} ${system.claims.storm.care}`,
})

const protectionDone = (): d.Block =>
  d.table(
    'emergency',
    'Temporary protection done',
    [
      d.column('measure', 'Measure', 'text', { width: 2.8 }),
      d.column('location', 'Location', 'text', { width: 2 }),
      d.column('size', 'Size (sq ft)', 'number', { decimals: 0, width: 1.1 }),
      d.column('date', 'Date', 'date', { width: 1.2 }),
      photoColumn,
      d.column('cost', 'Cost', 'currency', { width: 1.2 }),
    ],
    [],
    {
      blankRows: 2,
      totals: [d.total('emergency.total', 'Temporary protection', d.sum('emergency', 'cost'), { strong: true })],
    },
  )

/** What was done against water. */
export const temporaryProtection = (): d.Block[] => [
  d.section('Temporary protection', 'Temporary protection done: size, date, photo and cost'),
  protectionDone(),
]

/** The line between showing damage and adjusting a claim. */
export const claimBoundary = (): d.Block =>
  d.p(
    'It states findings only, with no opinion on insurance coverage or on what an insurer should pay. The contractor is not a public adjuster and does not interpret policies or negotiate, adjust or settle a claim; in many states only a licensed public adjuster or an attorney may, for example under Texas Insurance Code 4102.163. The deductible is the owner’s to pay; the contractor does not pay, waive or rebate any part of it.',
    'What this report does not do.',
  )

/** What a storm left, for the owner. */
export const stormFinding = (): d.Field =>
  d.choice(
    'summary.condition',
    'Storm marks on this roof',
    ['Found', 'Found, beside older marks', 'None found', 'Cannot be told from wear'],
    { span: 2 },
  )

/** Hail hits in all test squares, for the owner. */
export const hailFigure = (): d.Field =>
  d.calculated('summary.hail', 'Hail hits in all squares', 'number', d.ref('square.hailTotal'), { decimals: 0 })
