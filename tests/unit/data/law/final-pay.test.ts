import { finalPayLaws } from '@/data/law/final-pay'

const rules = finalPayLaws.flatMap(({ code, cite, discharge, resignation }) =>
  [discharge, resignation].flatMap((law) => (law ? [{ code, cite, ...law }] : [])),
)

test('holds the 50 states and the District of Columbia once each, by name', () => {
  const names = finalPayLaws.map(({ state }) => state)
  expect(new Set(finalPayLaws.map(({ code }) => code)).size).toBe(51)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

test('every rule names its section and the copy it was read in', () => {
  for (const { code, cite, source } of rules) {
    expect([code, cite]).toEqual([code, expect.stringMatching(/\d/)])
    if (source.kind !== 'general')
      expect([code, source.address, source.readOn]).toEqual([
        code,
        expect.stringMatching(/^https?:\/\//),
        expect.stringMatching(/^2026-11-\d\d$/),
      ])
  }
})

test('no address is called a copy of the statute in one place and a chart in another', () => {
  const addressesOf = (kind: string) =>
    new Set(rules.flatMap(({ source }) => (source.kind === kind && source.address ? [source.address] : [])))
  const charts = addressesOf('chart')
  expect([...addressesOf('statute')].filter((address) => charts.has(address))).toEqual([])
})

test('most rules were read in the statute', () => {
  const read = rules.filter(({ source }) => source.kind === 'statute')
  expect(read.length / rules.length).toBeGreaterThan(0.5)
})

test('what the final-pay guide says of four states agrees with the table', () => {
  const dischargeOf = (code: string) => finalPayLaws.find((law) => law.code === code)?.discharge?.rule
  expect(['CA', 'MA', 'TX', 'CO'].map(dischargeOf)).toEqual([
    'At once',
    'Day of discharge',
    'Within 6 days',
    expect.stringContaining('At once'),
  ])
})
