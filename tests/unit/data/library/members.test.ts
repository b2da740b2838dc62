import { members } from '@/data/library/members'
import { figureCases } from '@/tests/support/figure-cases'
import { finder } from '@/tests/support/template-reader'

const bySlug = finder(members)
const cases = figureCases(bySlug)

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

describe('the business plan', () => {
  cases(`
    works backward from profit to sales, whole jobs and estimates
      roofing-business-plan-workbook: goal.profit 180000, .commission 0.035, .lastSales 1600000,
        overhead.1.month 30000, overhead.2.once 60000, mix.1.share 0.7, .price 16000, .cost 10400, .days 2, .close 0.4,
        mix.3.share 0.3, .price 40000, .cost 28000, .days 5, .close 0.25, month.1.lost 4, .off 1, .crews 1.5,
        month.2.lost 4, .off 1, .crews 1.5, month.3.lost 4, .off 1, .crews 1.5, month.4.lost 4, .off 1, .crews 1.5,
        month.5.lost 4, .off 1, .crews 1.5, month.6.lost 4, .off 1, .crews 1.5, month.7.lost 4, .off 1, .crews 1.5,
        month.8.lost 4, .off 1, .crews 1.5, month.9.lost 4, .off 1, .crews 1.5, month.10.lost 4, .off 1, .crews 1.5,
        month.11.lost 4, .off 1, .crews 1.5, month.12.lost 4, .off 1, .crews 1.5
      = need.gross 600000, mix.margin 0.335, need.sales 2000000, .even 1400000, .growth 0.25, mix.1.jobs 88,
        mix.3.jobs 15, mix.jobs 103, plan.sales 2008000, .profit 182520, mix.estimates 280
    compares crew-days, by month and all year
      = mix.days 251, month.each 192, .have 288, month.1.need ≈20.9166667, plan.crews 2, .short 0
      + month.1.crews 0.5, .own 0.1
      = plan.short 17.1
    prices a type of work by its crew-days
      = crew.carry 2390.44, test.1.daily 2520, .over 129.56, test.3.daily 2120, .over -270.44, .price 41401.24
      + crew.people 5, .hours 8, .wage 25, .burden 0.4, .truck 200
      = crew.cost 1600, .bring 3990.44
    keeps profit and cash consistent
      + cash.start 50000, .same 0.5, .next 0.3, .costs 0.4, .open1 40000, .open2 10000, .bills 30000, .cushion 60000,
        cash.3.out 45000, cash.4.more 20000
      = cash.1.close ≈58303.33333, cash.owed ≈117133.33333, .check 0, .line ≈39743.33333, .lowest ≈20256.66667,
        score.1.sales 502000
    shows nothing where commission takes the whole margin
      + goal.commission 0.4
      = need.sales blank
  `)
})

describe('the speed sheet', () => {
  cases(`
    1,800 sf at 6 in 12 with 12 % waste are 68 bundles; 51.4 inches of ice barrier are two rows
      estimating-speed-sheet: plane.1.plan 1800, .rise 6, steep.layers 1, linear.eave 120, .rake 60, ice.overhang 16,
        .wall 6
      = steep.area 2012.5, line.1.order 68, ice.rows 2, .feet 240, line.5.order 4, line.6.order 19, line.13.order 1620,
        line.14.order 810
    10,000 sf at 20 mils and 60 % solids take 207.8 gallons, 44 pails with loss
      estimating-speed-sheet: flat.area 10000, coat.solids 0.6
      = flat.gallons 207.8, line.35.order 44
    membrane runs up and over the parapet and onto the roof
      estimating-speed-sheet: flat.area 5000, .parapet 200, .height 24
      = line.24.order 7, line.25.order 165
    price = cost ÷ (1 − margin), loads rounded up, open lines counted
      estimating-speed-sheet: plane.1.plan 1800, .rise 6, steep.layers 1, linear.eave 120, .rake 60, ice.overhang 16,
        .wall 6, line.1.price 40, rate.wage 25, .burden 0.4, .margin 0.35, .load 500, .permit 180, .tax 0.05
      = roof.1.material 2856, .hours 53.6, .other 680, .cost 5412, .price 8326.15, .days 1.3, .missing 5,
        roof.3.price blank
    $10,000 of cost at 35 % margin is $15,384.62, and no job is priced below the minimum
      estimating-speed-sheet: plane.1.plan 100, .rise 0, line.1.price 0, rate.wage 0, .mobilize 10000, .margin 0.35
      = roof.1.price 15384.62
      + rate.minimum 20000
      = roof.1.price 20000
      + rate.margin 1
      = roof.1.price blank
    a coating without solids counts as an open line
      estimating-speed-sheet: flat.area 1000, coat.solids blank
      = line.35.open 1
  `)
})

describe('the crew bonus', () => {
  cases(`
    pays half of the hours saved, after callbacks, to the cent
      crew-bonus-plan: rule.rate 36, task.1.qty 30, .pace 1, .used 26, task.2.qty 30, .pace 3, .change 8, .used 78,
        callback.1.hours 4, gate.1.met Yes, gate.2.met Yes, gate.3.met Yes, gate.4.met Yes, gate.5.met Yes,
        member.1.job1 36, .all1 40, member.2.job1 36, .all1 46, member.3.job1 32, .all1 38
      = hours.allowed 128, .used 108, job.saved 20, .pool 360, member.1.share 124.61, member.2.share 124.62,
        member.3.share 110.77, member.check 0
    pays half the bonus’s hourly rate for each hour over 40, and none in a week of 40
      = over.1.overtime 0, over.2.overtime 8.13, over.3.overtime 0, over.2.pay 132.75, job.kept 351.87
    the regulation’s example: $46 for a week of 46 hours adds $49 to wages of $588
      crew-bonus-plan: rule.rate 46, .share 1, .cap 1, task.1.qty 47, .pace 1, .used 46, gate.1.met Yes,
        gate.2.met Yes, gate.3.met Yes, gate.4.met Yes, gate.5.met Yes, member.1.job1 46, .all1 46
      = member.1.share 46, over.1.half1 3, .pay 49
    spreads a bonus over its workweeks by hours on the job, never averaging weeks
      crew-bonus-plan: rule.rate 40, task.1.qty 100, .pace 1, .used 80, gate.1.met Yes, gate.2.met Yes, gate.3.met Yes,
        gate.4.met Yes, gate.5.met Yes, member.1.job1 50, .all1 50, .job2 30, .all2 30
      = member.1.share 400, over.1.half1 25, .half2 0, .half3 blank, .pay 425
    pays nothing if a condition is missed, deducts nothing for overruns, and respects the cap
      crew-bonus-plan: rule.rate 36, task.1.qty 30, .pace 1, .used 26, task.2.qty 30, .pace 3, .change 8, .used 78,
        callback.1.hours 4, gate.1.met Yes, gate.2.met Yes, gate.3.met No, gate.4.met Yes, gate.5.met Yes,
        member.1.job1 36, .all1 40, member.2.job1 36, .all1 46, member.3.job1 32, .all1 38
      = job.pool 0, over.pay 0
      + callback.1.hours 60, gate.3.met Yes
      = job.saved 0, .pool 0
      + gate.3.met Yes, rule.cap 0.1
      = job.saved 12.8
      crew-bonus-plan: gate.1.met Yes, gate.2.met Yes, gate.3.met Yes, gate.4.met Yes, gate.5.met Yes
      = job.pool blank
  `)
})

describe('the supplier kit', () => {
  cases(`
    uses the current price for a missing one and says so
      supplier-negotiation-kit: basket.1.qty 1000, .now 100, .a 97, .b 101, basket.2.qty 200, .now 50, .a 49
      = basket.spend 110000, .a 106800, .b 111000, open.a 0, .b 1, .c 2, basket.best 106800
    adds delivery, restocking and waiting, and subtracts the rebate and the better of two terms
      + money.rate 0.073, .drops 60, .hour 200, term.1.net 30, term.2.early 0.02, .earlyDays 10, .net 30, .rebate 0.01,
        .drop 75, .returns 4000, .restock 0.15, .late 8
      = landed.1.cost 109340, landed.2.delivery 4500, .returns 600, .late 1600, .rebate 1068, .terms 2349.6,
        .cost 110082.4, .saves -742.4
    2/10 net 30 earns 37.2 % a year; without terms there is a dash
      + term.2.early 0.02, .earlyDays 10, .net 30
      = landed.2.yield ≈0.3724490, landed.1.yield blank
    the invoice check finds overcharges and outstanding credits
      supplier-negotiation-kit: audit.1.qty 30, .agreed 97, .billed 99.5, .credit 50, audit.2.qty 10, .agreed 49,
        .billed 49
      = audit.over 75, .open 25
  `)
})
