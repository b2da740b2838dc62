import { members } from '@/data/library/members'
import { evaluate } from '@/lib/documents/calc'
import type { Value } from '@/lib/documents/model'
import { filledAtRandom } from '@/tests/support/recalculation'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const bySlug = finder(members)
const figuresOf = figuresFrom(bySlug)

/** `line.1.qty` and so on from rows of values. */
const rows = (table: string, list: readonly Record<string, Value>[]): Record<string, Value> =>
  Object.fromEntries(
    list.flatMap((row, index) => Object.entries(row).map(([key, value]) => [`${table}.${index + 1}.${key}`, value])),
  )

test('there are five, with their own kind and category, excluded from download counts', () => {
  expect(members.map(({ name, formats }) => [name, formats[1]])).toEqual([
    ['Roofing Business Plan Workbook', 'Excel'],
    ['Estimating Speed Sheet', 'Excel'],
    ['Storm Response Playbook', 'Word'],
    ['Crew Bonus Plan', 'Excel'],
    ['Supplier Negotiation Kit', 'Excel'],
  ])
  for (const { id, slug, name, kind, category, categorySlug, subcategory, baseDownloads, formats } of members) {
    expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'))
    expect([id, kind, category, categorySlug]).toEqual([`member-${slug}`, 'member', 'Members', 'members'])
    expect([subcategory, baseDownloads, formats[0]]).toEqual([undefined, 0, 'PDF'])
  }
})

describe.each(members.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
  const model = entry.document()

  test('shows no error for any input or blank', () => {
    for (const seed of [1, 2, 3, 4])
      for (const [name, result] of evaluate(filledAtRandom(model, seed)))
        if (result !== null) expect([name, Number.isFinite(result)]).toEqual([name, true])
  })
})

describe('the business plan', () => {
  const slug = 'roofing-business-plan-workbook'
  const values = {
    'goal.profit': 180000,
    'goal.commission': 0.035,
    'goal.lastSales': 1600000,
    ...rows('overhead', [{ month: 30000 }, { once: 60000 }]),
    ...rows('mix', [
      { share: 0.7, price: 16000, cost: 10400, days: 2, close: 0.4 },
      {},
      { share: 0.3, price: 40000, cost: 28000, days: 5, close: 0.25 },
    ]),
    ...rows(
      'month',
      Array.from({ length: 12 }, () => ({ lost: 4, off: 1, crews: 1.5 })),
    ),
  }
  const figure = figuresOf(slug, values)

  test('works backward from profit to sales, whole jobs and estimates', () => {
    expect(figure('need.gross')).toBe(600000)
    expect(figure('mix.margin')).toBe(0.335)
    expect(figure('need.sales')).toBe(2000000)
    expect(figure('need.even')).toBe(1400000)
    expect(figure('need.growth')).toBe(0.25)
    expect([figure('mix.1.jobs'), figure('mix.3.jobs'), figure('mix.jobs')]).toEqual([88, 15, 103])
    expect([figure('plan.sales'), figure('plan.profit')]).toEqual([2008000, 182520])
    expect(figure('mix.estimates')).toBe(280)
  })

  test('compares crew-days, by month and all year', () => {
    expect(figure('mix.days')).toBe(251)
    expect(figure('month.each')).toBe(192)
    expect(figure('month.have')).toBe(288)
    expect(figure('month.1.need')).toBeCloseTo(251 / 12, 5)
    expect(figure('plan.crews')).toBe(2)
    expect(figure('plan.short')).toBe(0)
    const winter = figuresOf(slug, { ...values, 'month.1.crews': 0.5, 'month.1.own': 0.1 })
    expect(winter('plan.short')).toBeCloseTo(25.1 - 8, 6)
  })

  test('prices a type of work by its crew-days', () => {
    expect(figure('crew.carry')).toBe(2390.44)
    expect([figure('test.1.daily'), figure('test.1.over')]).toEqual([2520, 129.56])
    expect([figure('test.3.daily'), figure('test.3.over')]).toEqual([2120, -270.44])
    expect(figure('test.3.price')).toBe(41401.24)
    const day = figuresOf(slug, {
      ...values,
      'crew.people': 5,
      'crew.hours': 8,
      'crew.wage': 25,
      'crew.burden': 0.4,
      'crew.truck': 200,
    })
    expect([day('crew.cost'), day('crew.bring')]).toEqual([1600, 3990.44])
  })

  test('keeps profit and cash consistent', () => {
    const cash = figuresOf(slug, {
      ...values,
      'cash.start': 50000,
      'cash.same': 0.5,
      'cash.next': 0.3,
      'cash.costs': 0.4,
      'cash.open1': 40000,
      'cash.open2': 10000,
      'cash.bills': 30000,
      'cash.cushion': 60000,
      'cash.3.out': 45000,
      'cash.4.more': 20000,
    })
    const month = 2008000 / 12
    const direct = (2008000 - 672800) / 12
    const january = 50000 + month * 0.5 + 40000 - (direct * 0.4 + 30000) - month * 0.035 - 35000
    expect(cash('cash.1.close')).toBeCloseTo(january, 4)
    expect(cash('cash.owed')).toBeCloseTo(month * 0.7, 4)
    expect(cash('cash.check')).toBe(0)
    expect(cash('cash.line')).toBeCloseTo(60000 - cash('cash.lowest')!, 4)
    expect(cash('score.1.sales')).toBeCloseTo(502000, 4)
  })

  test('shows nothing where commission takes the whole margin', () => {
    expect(figuresOf(slug, { ...values, 'goal.commission': 0.4 })('need.sales')).toBeNull()
  })
})

describe('the speed sheet', () => {
  const slug = 'estimating-speed-sheet'
  const sloped = {
    ...rows('plane', [{ plan: 1800, rise: 6 }]),
    'steep.layers': 1,
    'linear.eave': 120,
    'linear.rake': 60,
    'ice.overhang': 16,
    'ice.wall': 6,
  }

  test('1,800 sf at 6 in 12 with 12 % waste are 68 bundles; 51.4 inches of ice barrier are two rows', () => {
    const figure = figuresOf(slug, sloped)
    expect(figure('steep.area')).toBe(2012.5)
    expect(figure('line.1.order')).toBe(68)
    expect(figure('ice.rows')).toBe(2)
    expect(figure('ice.feet')).toBe(240)
    expect(figure('line.5.order')).toBe(4)
    expect(figure('line.6.order')).toBe(19)
    expect(figure('line.13.order')).toBe(1620)
    expect(figure('line.14.order')).toBe(810)
  })

  test('10,000 sf at 20 mils and 60 % solids take 207.8 gallons, 44 pails with loss', () => {
    const figure = figuresOf(slug, { 'flat.area': 10000, 'coat.solids': 0.6 })
    expect(figure('flat.gallons')).toBe(207.8)
    expect(figure('line.35.order')).toBe(44)
  })

  test('membrane runs up and over the parapet and onto the roof', () => {
    const figure = figuresOf(slug, { 'flat.area': 5000, 'flat.parapet': 200, 'flat.height': 24 })
    expect(figure('line.24.order')).toBe(7)
    expect(figure('line.25.order')).toBe(165)
  })

  test('price = cost ÷ (1 − margin), loads rounded up, open lines counted', () => {
    const figure = figuresOf(slug, {
      ...sloped,
      'line.1.price': 40,
      'rate.wage': 25,
      'rate.burden': 0.4,
      'rate.margin': 0.35,
      'rate.load': 500,
      'rate.permit': 180,
      'rate.tax': 0.05,
    })
    expect(figure('roof.1.material')).toBe(2856)
    expect(figure('roof.1.hours')).toBe(53.6)
    expect(figure('roof.1.other')).toBe(680)
    expect(figure('roof.1.cost')).toBe(5412)
    expect(figure('roof.1.price')).toBe(8326.15)
    expect(figure('roof.1.days')).toBe(1.3)
    expect(figure('roof.1.missing')).toBe(5)
    expect(figure('roof.3.price')).toBeNull()
  })

  test('$10,000 of cost at 35 % margin is $15,384.62, and no job is priced below the minimum', () => {
    const plane = rows('plane', [{ plan: 100, rise: 0 }])
    const small = { ...plane, 'line.1.price': 0, 'rate.wage': 0, 'rate.mobilize': 10000 }
    expect(figuresOf(slug, { ...small, 'rate.margin': 0.35 })('roof.1.price')).toBe(15384.62)
    expect(figuresOf(slug, { ...small, 'rate.margin': 0.35, 'rate.minimum': 20000 })('roof.1.price')).toBe(20000)
    expect(figuresOf(slug, { ...small, 'rate.margin': 1 })('roof.1.price')).toBeNull()
  })

  test('a coating without solids counts as an open line', () => {
    expect(figuresOf(slug, { 'flat.area': 1000, 'coat.solids': null })('line.35.open')).toBe(1)
  })
})

describe('the crew bonus', () => {
  const slug = 'crew-bonus-plan'
  const met = rows(
    'gate',
    Array.from({ length: 5 }, () => ({ met: 'Yes' })),
  )
  const job = {
    'rule.rate': 36,
    ...rows('task', [
      { qty: 30, pace: 1, used: 26 },
      { qty: 30, pace: 3, change: 8, used: 78 },
    ]),
    ...rows('callback', [{ hours: 4 }]),
    ...met,
    ...rows('member', [
      { job1: 36, all1: 40 },
      { job1: 36, all1: 46 },
      { job1: 32, all1: 38 },
    ]),
  }

  test('pays half of the hours saved, after callbacks, to the cent', () => {
    const figure = figuresOf(slug, job)
    expect([figure('hours.allowed'), figure('hours.used'), figure('job.saved')]).toEqual([128, 108, 20])
    expect(figure('job.pool')).toBe(360)
    expect([1, 2, 3].map((row) => figure(`member.${row}.share`))).toEqual([124.61, 124.62, 110.77])
    expect(figure('member.check')).toBe(0)
  })

  test('pays half the bonus’s hourly rate for each hour over 40, and none in a week of 40', () => {
    const figure = figuresOf(slug, job)
    expect([1, 2, 3].map((row) => figure(`over.${row}.overtime`))).toEqual([0, 8.13, 0])
    expect(figure('over.2.pay')).toBe(132.75)
    expect(figure('job.kept')).toBe(351.87)
  })

  test('the regulation’s example: $46 for a week of 46 hours adds $49 to wages of $588', () => {
    const figure = figuresOf(slug, {
      'rule.rate': 46,
      'rule.share': 1,
      'rule.cap': 1,
      ...rows('task', [{ qty: 47, pace: 1, used: 46 }]),
      ...met,
      ...rows('member', [{ job1: 46, all1: 46 }]),
    })
    expect([figure('member.1.share'), figure('over.1.half1'), figure('over.1.pay')]).toEqual([46, 3, 49])
    expect(588 + figure('over.1.pay')!).toBe(637)
  })

  test('spreads a bonus over its workweeks by hours on the job, never averaging weeks', () => {
    const figure = figuresOf(slug, {
      'rule.rate': 40,
      ...rows('task', [{ qty: 100, pace: 1, used: 80 }]),
      ...met,
      ...rows('member', [{ job1: 50, all1: 50, job2: 30, all2: 30 }]),
    })
    expect(figure('member.1.share')).toBe(400)
    expect([figure('over.1.half1'), figure('over.1.half2'), figure('over.1.half3')]).toEqual([25, 0, null])
    expect(figure('over.1.pay')).toBe(425)
  })

  test('pays nothing if a condition is missed, deducts nothing for overruns, and respects the cap', () => {
    const missed = figuresOf(slug, { ...job, 'gate.3.met': 'No' })
    expect([missed('job.pool'), missed('over.pay')]).toEqual([0, 0])
    const over = figuresOf(slug, { ...job, 'callback.1.hours': 60 })
    expect([over('job.saved'), over('job.pool')]).toEqual([0, 0])
    expect(figuresOf(slug, { ...job, 'rule.cap': 0.1 })('job.saved')).toBe(12.8)
    expect(figuresOf(slug, met)('job.pool')).toBeNull()
  })
})

describe('the supplier kit', () => {
  const slug = 'supplier-negotiation-kit'
  const basket = rows('basket', [
    { qty: 1000, now: 100, a: 97, b: 101 },
    { qty: 200, now: 50, a: 49 },
  ])

  test('uses the current price for a missing one and says so', () => {
    const figure = figuresOf(slug, basket)
    expect([figure('basket.spend'), figure('basket.a'), figure('basket.b')]).toEqual([110000, 106800, 111000])
    expect([figure('open.a'), figure('open.b'), figure('open.c')]).toEqual([0, 1, 2])
    expect(figure('basket.best')).toBe(106800)
  })

  test('adds delivery, restocking and waiting, and subtracts the rebate and the better of two terms', () => {
    const figure = figuresOf(slug, {
      ...basket,
      'money.rate': 0.073,
      'money.drops': 60,
      'money.hour': 200,
      ...rows('term', [
        { net: 30 },
        { early: 0.02, earlyDays: 10, net: 30, rebate: 0.01, drop: 75, returns: 4000, restock: 0.15, late: 8 },
      ]),
    })
    expect(figure('landed.1.cost')).toBe(109340)
    expect([figure('landed.2.delivery'), figure('landed.2.returns'), figure('landed.2.late')]).toEqual([
      4500, 600, 1600,
    ])
    expect([figure('landed.2.rebate'), figure('landed.2.terms')]).toEqual([1068, 2349.6])
    expect([figure('landed.2.cost'), figure('landed.2.saves')]).toEqual([110082.4, -742.4])
  })

  test('2/10 net 30 earns 37.2 % a year; without terms there is a dash', () => {
    const figure = figuresOf(slug, { ...basket, ...rows('term', [{}, { early: 0.02, earlyDays: 10, net: 30 }]) })
    expect(figure('landed.2.yield')).toBeCloseTo(0.372449, 6)
    expect(figure('landed.1.yield')).toBeNull()
  })

  test('the invoice check finds overcharges and outstanding credits', () => {
    const figure = figuresOf(
      slug,
      rows('audit', [
        { qty: 30, agreed: 97, billed: 99.5, credit: 50 },
        { qty: 10, agreed: 49, billed: 49 },
      ]),
    )
    expect([figure('audit.over'), figure('audit.open')]).toEqual([75, 25])
  })
})
