import fc from 'fast-check'
import type { Quantity } from '@/lib/measurements/names'
import { readMeasurements } from '@/lib/measurements/read'
import { isEmptyReport } from '@/lib/measurements/report'
import '@/tests/support/fast-check'

const quantitiesIn = (text: string): Partial<Record<Quantity, number>> =>
  Object.fromEntries([...readMeasurements(text).quantities].map(([name, { value }]) => [name, value]))

test('lines copied from a report are read, and sums are dropped where their parts are given', () => {
  const text = `Total Roof Area =2,640 sq ft
Predominant Pitch =6/12
Ridges = 74 ft (4 Ridges)
Hips = 0 ft (0 Hips).
Valleys = 34 ft (2 Valleys)
Rakes† = 80 ft (4 Rakes)
Eaves/Starter‡ = 122 ft (5 Eaves)
Drip Edge (Eaves + Rakes) = 202 ft (9 Lengths)
Parapet Walls = 0 (0 Lengths).
Flashing = 22 ft (2 Lengths)
Step flashing = 30 ft (3 Lengths)
Total Penetrations = 6`
  expect(quantitiesIn(text)).toEqual({
    ...{ area: 2640, pitch: 6, ridge: 74, hip: 0, valley: 34, rake: 80, eave: 122 },
    ...{ parapet: 0, headwall: 22, sidewall: 30, penetrations: 6 },
  })
  expect(readMeasurements(text).unread).toEqual([
    { said: 'Drip Edge (Eaves + Rakes) 202 ft (9 Lengths)', reason: 'the report lists each separately' },
  ])
})

test('a CSV file takes lengths from their column, pieces from theirs, and decimal commas and meters in feet', () => {
  const text = 'Measurement,Length (ft),Count\nRidge,74,4\n"Eaves","122\' 6""",5\nSkylights,,2\nPipe boots,,3\n'
  expect(quantitiesIn(text)).toEqual({ ridge: 74, eave: 122.5, skylights: 2, pipes: 3 })
  const found = { ridge: 73.8189, valley: 34.1207, area: 2640.3874 }
  expect(quantitiesIn('Ridge (m);Valley (m);Roof area (m2)\n22,5;10,4;245,3')).toEqual(found)
})

test('planes are read with their pitch, without the line of their total; areas from above are told from those along the slope', () => {
  const { planes, source } = readMeasurements(
    'Facet\tPitch\tArea (sq ft)\nRF-1\t6/12\t1,200.5\nRF-2\t8/12\t640\nTotal\t\t1840.5\n\nReport No.\tEX-20418',
  )
  expect(planes).toEqual([
    { name: 'RF-1', area: 1200.5, isPlan: false, rise: 6 },
    { name: 'RF-2', area: 640, isPlan: false, rise: 8 },
  ])
  expect(source).toBe('EX-20418')
  expect(readMeasurements('Plane,Footprint (sf),Slope\nA,900,4\nB,1100,6').planes).toEqual([
    { name: 'A', area: 900, isPlan: true, rise: 4 },
    { name: 'B', area: 1100, isPlan: true, rise: 6 },
  ])
  // Squares become square feet.
  const squares = readMeasurements('Section,Squares,Pitch\nMain,18.5,6/12\nPorch,2.25,3/12')
  expect(squares.planes.map(({ area }) => area)).toEqual([1850, 225])
})

test('pitches side by side are planes, and a table of waste is left to the person', () => {
  const { planes, unread } = readMeasurements(
    'Roof Pitches 4/12 6/12\nArea (sq ft) 1,200.5 1,440.0\nWaste % 0% 10% 12%\nArea (Sq ft) 2640 2904 2957\nSquares 26.4 29.0 29.6',
  )
  expect(planes.map(({ name, area, rise }) => [name, area, rise])).toEqual([
    ['4/12', 1200.5, 4],
    ['6/12', 1440, 6],
  ])
  expect(unread).toEqual([{ said: 'Waste % 0% 10% 12%', reason: 'choose one waste and type it into the form' }])
})

test('what is not understood or of another kind is said and not used; of two figures for one name the total is', () => {
  const { quantities, unread } = readMeasurements('Ridge: 26 squares\nGutter guard: 40 ft\nStories: 2')
  expect(quantities.size).toBe(0)
  expect(unread.map(({ said }) => said)).toEqual(['Ridge 26 squares', 'Gutter guard 40 ft', 'Stories 2'])
  const twice = 'Ridge: 40 ft\nTotal ridge: 74 ft\nHip: 10 ft\nHip: 12 ft'
  expect(quantitiesIn(twice)).toEqual({ ridge: 74, hip: 10 })
  expect(readMeasurements(twice).unread).toHaveLength(2)
})

const feet = fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10)
const names: Readonly<Record<string, Quantity>> = {
  ...{ Ridge: 'ridge', Hip: 'hip', Valley: 'valley', Rake: 'rake', Eave: 'eave', Parapet: 'parapet' },
  'Step flashing': 'sidewall',
}
const roof = fc.record(Object.fromEntries(Object.keys(names).map((name) => [name, feet])))
const american = (value: number): string => value.toLocaleString('en-US')
const inInches = (value: number): string => {
  const inches = Math.round(value * 12)
  return `${Math.floor(inches / 12)}' ${inches % 12}"`
}
type Lengths = Readonly<Record<string, number>>
/** Writes each length in a line of its own. */
const inLines =
  (write: (name: string, value: number) => string, end = '\n') =>
  (lengths: Lengths): string =>
    Object.entries(lengths)
      .map(([name, value]) => write(name, value))
      .join(end)

test('the same roof is read from every way to write it down', () => {
  const ways: ((lengths: Lengths) => string)[] = [
    inLines((name, value) => `${name}s = ${value} ft (3 ${name}s)`),
    inLines((name, value) => `Total ${name}: ${american(value)} lf`, '\r\n'),
    inLines((name, value) => `${name}\t${value}`),
    inLines((name, value) => `${name}  ${inInches(value)}`),
    (lengths) => `Line,Length (ft)\n${inLines((name, value) => `"${name}","${american(value)}"`)(lengths)}`,
    (lengths) => `${Object.keys(lengths).join(',')}\n${Object.values(lengths).join(',')}`,
    (lengths) => `${Object.keys(lengths).join(';')}\n${Object.values(lengths).join(';')}`,
  ]
  fc.assert(
    fc.property(roof, fc.constantFrom(...ways), (lengths, write) => {
      const found = readMeasurements(write(lengths)).quantities
      for (const [name, value] of Object.entries(lengths))
        expect(Math.abs((found.get(names[name]!)?.value ?? NaN) - value)).toBeLessThanOrEqual(1 / 24 + 1e-4)
    }),
  )
})

test('any text is read without a fault, and no figure is negative or endless', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'Ridge',
      'Area (sf)',
      'Plane',
      'Pitch',
      '6/12',
      '1,200',
      '"',
      ';',
      ',',
      '\t',
      '\n',
      '=',
      ': ',
      '12%',
      '′',
      '∞',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const report = readMeasurements(pieces.join(''))
      const figures = [
        ...[...report.quantities.values()].map(({ value }) => value),
        ...report.planes.flatMap(({ area, rise = 0 }) => [area, rise]),
      ]
      expect(figures.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    }),
  )
  // A text that fills megabytes is cut off and read all the same.
  expect(isEmptyReport(readMeasurements('x'.repeat(5_000_000)))).toBe(true)
  expect(isEmptyReport(readMeasurements(`${'Ridge: 4 ft\n'.repeat(200_000)}`))).toBe(false)
})
