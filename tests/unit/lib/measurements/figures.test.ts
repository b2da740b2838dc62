import { figureIn } from '@/lib/measurements/figures'

test.each(['1.234,56 sq ft', '1.234.567', '1,234,56 ft'])('%p is read as no other figure', (text) =>
  expect(figureIn(text)).toBeUndefined(),
)

test.each([
  ['2,640 sq ft', { value: 2640, unit: 'sf' }],
  ['1,234.56 ft, measured', { value: 1234.56, unit: 'ft' }],
  ['74,5 m²', { value: 801.9114, unit: 'sf' }],
  [`74' 2 1/2"`, { value: 74.2083, unit: 'ft' }],
])('%p is a figure', (text, figure) => expect(figureIn(text)).toEqual(figure))
