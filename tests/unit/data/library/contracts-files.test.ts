import { contracts } from '@/data/library/contracts'
import { fill } from '@/lib/documents/fill'
import { pagesOf } from '@/tests/support/built'
import { figures, finder } from '@/tests/support/template-reader'

const bySlug = finder(contracts)

test('payments and the payment request add up', () => {
  const home = bySlug('slate-residential-contract').document()
  const filled = fill(home, {
    'price.1.amount': 20000,
    'price.2.amount': 500,
    'price.taxRate': 0.06,
    'payment.1.share': 0.1,
    'payment.2.share': 0.3,
    'payment.3.share': 0.4,
  })
  const value = figures(filled)
  expect(value('price.contractSum')).toBe(21730)
  expect(value('payment.3.amount')).toBe(8692)
  expect(value('payment.4.amount')).toBe(4346)
  expect(value('payment.scheduled')).toBe(21730)
  const request = figures(
    fill(bySlug('epdm-commercial-contract').document(), {
      'price.contractSum': 100000,
      'retainage.rate': 0.05,
      'sov.1.value': 60000,
      'sov.2.value': 40000,
      'sov.1.earlier': 20000,
      'sov.1.now': 10000,
      'sov.2.stored': 5000,
      'request.paid': 19000,
    }),
  )
  expect(request('sov.difference')).toBe(0)
  expect(request('sov.1.share')).toBe(0.5)
  expect(request('request.due')).toBe(35000 - 1750 - 19000)
  expect(request('request.open')).toBe(100000 - 19000 - 14250)
})

test('coating gallons follow from area, mils and solids', () => {
  const value = figures(
    fill(bySlug('roof-coating-restoration-contract').document(), {
      'coating.area': 10000,
      'coating.mils': 20,
      'coating.solids': 0.6,
      'coating.loss': 1,
    }),
  )
  expect(value('coating.gallons')).toBe(208)
})

const longest = contracts.filter(
  ({ slug, subcategory }) =>
    subcategory === 'specialty' || /-(residential-contract|inspection-service-agreement)$/.test(slug),
)

test('the longest contracts have six to eleven pages', () => {
  for (const template of longest) {
    const pages = pagesOf(template)
    expect([template.slug, pages >= 6 && pages <= 11]).toEqual([template.slug, true])
  }
})
