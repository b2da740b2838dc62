import { compare, createLedger, increase, type Ledger } from '@/tests/support/durability/ledger'

function ledgerOf(sent: readonly string[], acknowledged: readonly string[]): Ledger {
  const ledger = createLedger()
  for (const key of sent) increase(ledger.sent, key)
  for (const key of acknowledged) increase(ledger.acknowledged, key)
  return ledger
}
const well = { lost: 0, duplicated: 0, unanswered: 0 }

test('a record that was acknowledged and is stored once is found', () => {
  const stored = new Map([['a', 1]])
  expect(compare(ledgerOf(['a'], ['a']), stored, true)).toEqual({ acknowledged: 1, found: 1, ...well })
})

test('a record that was acknowledged and is not stored is lost', () => {
  expect(compare(ledgerOf(['a'], ['a']), new Map(), true)).toMatchObject({ found: 0, lost: 1 })
  expect(compare(ledgerOf(['a', 'a'], ['a', 'a']), new Map([['a', 1]]), false)).toMatchObject({ found: 1, lost: 1 })
})

test('a record sent twice must be stored once, a count at most twice', () => {
  const ledger = ledgerOf(['a', 'a'], ['a'])
  expect(compare(ledger, new Map([['a', 2]]), true)).toMatchObject({ found: 1, duplicated: 1 })
  expect(compare(ledger, new Map([['a', 2]]), false)).toMatchObject({ found: 1, duplicated: 0, unanswered: 1 })
  expect(compare(ledger, new Map([['a', 3]]), false)).toMatchObject({ duplicated: 1 })
})

test('a record that nobody sent must not be stored', () => {
  expect(compare(ledgerOf([], []), new Map([['a', 1]]), true)).toMatchObject({ duplicated: 1 })
})

test('a record whose response was lost may be stored or not', () => {
  const ledger = ledgerOf(['a'], [])
  expect(compare(ledger, new Map(), true)).toEqual({ acknowledged: 0, found: 0, ...well })
  expect(compare(ledger, new Map([['a', 1]]), true)).toMatchObject({ lost: 0, duplicated: 0, unanswered: 1 })
})
