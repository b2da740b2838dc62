import { essentials } from '@/data/library/essentials'
import { universalSafety } from '@/data/library/safety/universal'
import { figureCases } from '@/tests/support/figure-cases'
import { finder, wordsOf } from '@/tests/support/template-reader'

const binder = finder(universalSafety)('osha-compliance-program-binder')

test('the binder holds the written programs, a hot-work permit and a lift plan', () => {
  expect(binder.document().parts.map(({ name }) => name)).toEqual([
    'Program',
    'When OSHA comes',
    'Tab index and review',
    'HazCom program',
    'Respirator program',
    'Silica plan',
    'Fire prevention program',
    'Hot-work permit',
    'Crane and lift plan',
  ])
})

test('binder and compliance checklist have the dates of HazCom 2024', () => {
  for (const template of [binder, finder(essentials)('osha-compliance-checklist')]) {
    const words = wordsOf(template).join('\n')
    for (const date of ['November 20, 2026', 'November 19, 2027', 'May 19, 2028'])
      expect([template.slug, words.includes(date)]).toEqual([template.slug, true])
  }
})

figureCases(finder(universalSafety))(`
  a lift is compared with the chart, rigging included
    osha-compliance-program-binder: lift.1.load 2600, .rigging 400, .capacity 4000
    = lift.1.share 0.75, lift.2.share blank
`)
