import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const figuresOf = figuresFrom(finder(safety))

test('every fall protection plan compares the clearance needed with the one available', () => {
  for (const { slug } of systems) {
    const value = figuresOf(`${slug}-fall-protection-plan`, {
      'clearance.1.fall': 6,
      'clearance.1.available': 10,
      'clearance.2.fall': 2,
      'clearance.2.available': 11,
      'clearance.3.available': 20,
    })
    expect([slug, value('clearance.1.needed'), value('clearance.1.left')]).toEqual([slug, 12.5, -2.5])
    expect([slug, value('clearance.2.needed'), value('clearance.2.left')]).toEqual([slug, 8.5, 2.5])
    expect([slug, value('clearance.3.needed'), value('clearance.3.left')]).toEqual([slug, null, null])
  }
})

test('stretch and margin of the manufacturer take the place of the given ones', () => {
  const value = figuresOf('slate-fall-protection-plan', {
    'clearance.1.fall': 4,
    'clearance.1.deceleration': 3,
    'clearance.1.stretch': 2.5,
    'clearance.1.margin': 3,
    'clearance.1.available': 12.5,
  })
  expect([value('clearance.1.needed'), value('clearance.1.left')]).toEqual([12.5, 0])
})
