import { figureIn } from '@/lib/measurements/figures'

test.each([
  ['74', { value: 74 }],
  ['~ 12', { value: 12 }],
  ['1,234.5 sq ft', { value: 1234.5, unit: 'sf' }],
  ['2,640 sq ft', { value: 2640, unit: 'sf' }],
  ['2,640 SF', { value: 2640, unit: 'sf' }],
  ['74,5 m²', { value: 801.9114, unit: 'sf' }],
  ['1,234.56 ft, measured', { value: 1234.56, unit: 'ft' }],
  ['74 ft (4 Ridges)', { value: 74, unit: 'ft' }],
  ['34.5 LF', { value: 34.5, unit: 'ft' }],
  ['22,5 m', { value: 73.8189, unit: 'ft' }],
  ['18 in', { value: 1.5, unit: 'ft' }],
  ['74 ft 6 in', { value: 74.5, unit: 'ft' }],
  ['74\' 6"', { value: 74.5, unit: 'ft' }],
  ['10′ 3 1/2″', { value: 10.2917, unit: 'ft' }],
  [`74' 2 1/2"`, { value: 74.2083, unit: 'ft' }],
  ['26.4 SQ', { value: 26.4, unit: 'squares' }],
  ['26.4 squares', { value: 26.4, unit: 'squares' }],
  ['6/12', { value: 6, unit: 'pitch' }],
  ['4.5:12', { value: 4.5, unit: 'pitch' }],
  ['12%', { value: 0.12, unit: 'percent' }],
] as const)('%s is a figure', (text, figure) => expect(figureIn(text)).toEqual(figure))

test.each([
  ...['', 'Ridge', '2026-118', '418 Example Lane', '12A4', '-5', '99999999999 ft'],
  ...['1.234,56 sq ft', '1.234.567', '1,234,56 ft'],
])('“%s” is none', (text) => expect(figureIn(text)).toBeUndefined())
