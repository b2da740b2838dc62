import { essentials } from '@/data/library/essentials'
import { estimates } from '@/data/library/estimates'
import type { TemplateContent } from '@/data/shared/types'
import { quantityOf } from '@/data/shared/estimate'
import { systems } from '@/data/roofs'
import { evaluate } from '@/lib/documents/calc'
import { cellsOf } from '@/lib/documents/calc/cells'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type DocumentModel, type TableBlock, type Value } from '@/lib/documents/model'
import { mostRounding, pricesOf, unmeasuredLines, unpriced } from '@/tests/support/estimate-lines'
import { spread } from '@/tests/support/chosen'
import { sequence } from '@/tests/support/random'
import { figureCases } from '@/tests/support/figure-cases'
import { figuresFrom, finder, rowOf, tableOf } from '@/tests/support/template-reader'

const bySlug = finder(estimates)
const figuresOf = figuresFrom(bySlug)
const cases = figureCases(bySlug)

const priced = (model: DocumentModel): Record<string, Value> =>
  Object.assign(
    {},
    ...dataRows(tableOf(model, 'cost')).map((row, index) => ({
      ...(row.formulas?.['qty'] ? {} : { [`cost.${index + 1}.typed`]: 3.5 + index }),
      [`cost.${index + 1}.each`]: 11.37 + index,
      [`cost.${index + 1}.work`]: 7.13 + index,
    })),
    { 'price.overhead': 0.1, 'price.profit': 0.1, 'totals.taxRate': 0.0725 },
    cellsOf(model).has('totals.depositRate') ? { 'totals.depositRate': 0.1 } : {},
  )

/** The document with a text in a number cell, as a viewer that takes any input leaves it. */
const withText = (model: DocumentModel, name: string, text: string): DocumentModel => {
  const [table, number, key] = name.split('.')
  const typedInto = (block: TableBlock): TableBlock => {
    const row = dataRows(block)[Number(number) - 1]!
    return {
      ...block,
      rows: block.rows.map((other) => (other === row ? { ...row, cells: { ...row.cells, [key!]: text } } : other)),
    }
  }
  const blocks = (part: DocumentModel['parts'][number]) =>
    part.blocks.map((block) => (block.kind === 'table' && block.name === table ? typedInto(block) : block))
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: blocks(part) })) }
}

/** Quantities, prices and work by a seed, so that a failure comes back. */
function randomPrices(model: DocumentModel, seed: number): Record<string, Value> {
  const next = sequence(seed)
  const amount = () => Math.round(next() * 40_000) / 100
  const cells = [...cellsOf(model).values()].filter(
    ({ name, formula }) => !formula && /^(cost\.\d+\.(typed|each|work)|takeoff\.\d+\.price)$/.test(name),
  )
  const unmeasured = dataRows(tableOf(model, 'cost')).map(({ formulas }) => !formulas?.['qty'])
  const isMeasured = (name: string) => name.endsWith('.typed') && !unmeasured[Number(name.split('.')[1]) - 1]
  const given = cells.filter(({ name }) => !isMeasured(name)).map(({ name }) => [name, amount()] as const)
  return { ...Object.fromEntries(given), 'price.overhead': 0.12, 'price.profit': 0.08, 'totals.taxRate': 0.0725 }
}

/** A value in every number input of the office, so that every formula has its inputs. */
const measured = (model: DocumentModel): Record<string, Value> =>
  Object.fromEntries(
    [...cellsOf(model).values()]
      .filter(
        ({ name, formula, value }) =>
          !formula && (value === undefined || value === null) && /^(plane|linear|count|area)\./.test(name),
      )
      .filter(({ name }) => !name.endsWith('.plane'))
      .map(({ name }) => [name, name.endsWith('.rise') ? 4 : 400]),
  )

describe('the estimates', () => {
  test('number 116: five for each of 21 systems, one extra, six universal, four specialty', () => {
    expect(estimates).toHaveLength(116)
    for (const { slug } of systems)
      expect(estimates.filter((entry) => entry.subcategory === slug)).toHaveLength(slug === 'metal-roofing' ? 6 : 5)
    expect(estimates.filter(({ subcategory }) => subcategory === 'universal').map(({ id }) => id)).toEqual([
      '3000',
      '3001',
      '3002',
      '3003',
      '3004',
      '3005',
    ])
    expect(estimates.filter(({ subcategory }) => subcategory === 'specialty').map(({ id }) => id)).toEqual([
      '4000',
      '4001',
      '4002',
      '4003',
    ])
  })

  test('have ids by their roof, sloped from 1000, flat from 2000', () => {
    for (const { id, systemType } of estimates) {
      const first = { sloped: '1', flat: '2', universal: '3', specialty: '4', generic: '' }[systemType!]
      expect(id).toMatch(new RegExp(`^${first}\\d{3}$`))
    }
  })

  test('say “restore” for coatings and “replace” for other systems', () => {
    expect(bySlug('silicone-coating-residential-replacement-estimate').name).toBe(
      'Silicone Coating Residential Restoration Estimate',
    )
    expect(bySlug('tpo-roofing-commercial-replacement-estimate').name).toBe('TPO Commercial Replacement Estimate')
  })
})

const essential: readonly TemplateContent[] = essentials.filter(
  ({ categorySlug }) => categorySlug === 'estimates-quotes',
)

/** The essentials and a third of the others each day, all of them each night. */
describe.each([...essential, ...spread(estimates, 40, 5)].map((entry) => [entry.slug, entry] as const))(
  '%s',
  (_, entry) => {
    const model = entry.document()

    test('prices at least 12 lines, in step with the cost page', () => {
      const units = (name: string) =>
        tableOf(model, name).rows.map((row) => ('group' in row ? row.group : row.cells['unit']))
      expect(units('line')).toEqual(units('cost'))
      expect(
        dataRows(tableOf(model, 'line')).filter(({ cells }) => cells['description']).length,
      ).toBeGreaterThanOrEqual(essential.includes(entry) ? 14 : 12)
    })

    test('hides cost, markup and margin from the customer', () => {
      const customer = { ...model, parts: model.parts.filter((part) => part.audience === 'customer') }
      const names = [...cellsOf(customer).keys()]
      expect(names).toContain('totals.total')
      expect(names.filter((name) => /^(cost|price|kind|labor|wage)\./.test(name))).toEqual([])
    })

    test('the customer total is the office price with tax', () => {
      const results = evaluate(fill(model, { ...measured(model), ...priced(model) }))
      const figure = (name: string) => results.get(name) ?? Number.NaN
      expect(figure('price.markup')).toBeCloseTo(0.21, 10)
      expect(figure('price.selling')).toBeGreaterThan(figure('price.cost'))
      expect(figure('totals.subtotal')).toBeCloseTo(pricesOf(results, model), 6)
      expect(Math.abs(figure('price.check'))).toBeLessThanOrEqual(mostRounding(results, model))
      expect(figure('check.noQuantity')).toBe(unmeasuredLines(results, model))
      for (const name of ['check.noPrice', 'check.text', 'check.negative', 'check.margin'])
        expect([name, figure(name)]).toEqual([name, 0])
      expect(figure('totals.total')).toBeCloseTo(figure('price.selling') + figure('totals.tax'), 6)
      if (results.has('totals.deposit') || essential.includes(entry))
        expect(figure('totals.deposit') + figure('totals.balance')).toBeCloseTo(figure('totals.total'), 6)
      const kinds = ['material', 'labor', 'equipment', 'disposal', 'other'].map(
        (kind) => results.get(`kind.${kind}`) ?? 0,
      )
      expect(kinds.reduce((a, b) => a + b, 0)).toBeCloseTo(figure('price.cost'), 6)
      for (const result of results.values()) expect(result).not.toBeNaN()
    })
  },
)

describe('take-off', () => {
  cases(`
    2,012.5 sq ft of shingles with 12 % waste takes 68 bundles
      asphalt-shingles-residential-replacement-estimate: plane.1.plan 1800, .rise 6
      = measure.area 2012.5, .orderSquares 22.54, takeoff[Laminated shingles].order 68
    16 + 6 + 24 in at 6:12 reaches 51.4 in: two rows of ice barrier
      asphalt-shingles-commercial-replacement-estimate: ice.overhang 16, .wall 6, .rise 6
      = ice.reach 51.4, .rows 2
    a 10 × 18 slate at 3 in headlap shows 7.5 in: 192 to the square
      slate-residential-replacement-estimate: plane.1.plan 1800, .rise 6
      = piece.exposure 7.5, .perSquare 192
    shake interlay is a strip per course
      cedar-shake-residential-replacement-estimate: plane.1.plan 2000, .rise 0
      = shake.interlay 2400
    membrane rolls count net of their laps
      tpo-roofing-commercial-replacement-estimate: plane.1.plan 10000, .rise 0
      = roll.net 950, takeoff[TPO sheet, field].order 12
    20 dry mils over 10,000 sq ft at 60 % solids takes 207.8 gallons before loss
      acrylic-coating-residential-replacement-estimate: plane.1.plan 10000, .rise 0, coat.rough 0, coat.2.mils 20,
        .solids 0.6
      = coat.2.gallons 207.8
    coating is priced by the gallons to buy: with the loss, not net
      + measure.waste 0.1
      = cost[Tinted base].qty 228.58
    polyurea at 80 dry mils of 100 % solids takes 5 gallons a square
      polyurea-coating-residential-replacement-estimate: plane.1.plan 10000, .rise 0
      = coat.2.rate ≈4.9875312
    foam in board feet: area × inches + taper, in lifts
      spray-foam-commercial-replacement-estimate: plane.1.plan 10000, .rise 0, foam.inches 2, .taper 1500
      = foam.boardFeet 21500, .lifts 2, takeoff[Foam, A and B drums].order 7
    four moppings and a flood coat over 100 squares: 8 tons of asphalt, 20 of gravel
      built-up-roof-commercial-replacement-estimate: plane.1.plan 10000, .rise 0
      = hot.tons 8, .gravelTons 20
    torch gas and fire watch
      torch-down-residential-replacement-estimate: plane.1.plan 10000, .rise 0, torch.days 5
      = torch.pounds 800, .watchHours 10
    growing media: 3,240 sq ft at 4 in is 40 cubic yards, 46 with settling; checks the load
      green-roof-commercial-replacement-estimate: media.area 3240, .depth 4, .pcf 75, .allowed 25
      = media.yards 46, .psf 30, .reserve -5
    solar: kW DC, strings, inverter and wire
      solar-shingles-residential-replacement-estimate: pv.modules 130, .watts 60, .perString 24, .dcRun 50
      = pv.kilowatts 7.8, .strings 6, .inverter 6.5, .dcWire 600
    resin and fleece of a fluid-applied membrane
      fluid-applied-residential-replacement-estimate: plane.1.plan 10000, .rise 0
      = resin.total 790, .fleece 10513
  `)
})

describe('bids, plans and services', () => {
  test('only accepted alternates join the base bid', () => {
    const slug = 'tpo-roofing-commercial-replacement-estimate'
    const values = {
      ...priced(bySlug(slug).document()),
      'alternate.1.price': 5000,
      'alternate.1.accepted': 'Yes',
      'alternate.2.price': 900,
      'alternate.2.accepted': 'No',
    }
    const figure = figuresOf(slug, values)
    expect(figure('alternate.contract')).toBeCloseTo(figure('totals.subtotal')! + 5000, 6)
  })

  cases(`
    missing R by R per inch, and an hour under a wage decision
      epdm-commercial-replacement-estimate: energy.required 30, .existing 2, wage.1.basic 30, .burden 0.2, .fringe 12,
        .hours 10
      = energy.inches 5, wage.1.rate 48, wage.cost 480
    a season’s price per visit, for its year and the following years
      spray-foam-annual-maintenance-estimate: season.1.visits 2, cost[Spring visit].work 300, price.profit 0,
        term.rate 0.1
      = season.1.perVisit 300, .perYear 600, term.yearThree 726
    visit hours follow from the area without waste, to a tenth
      slate-one-time-maintenance-estimate: visit.area 3000, .gutters 180, .drains 6, .crew 2
      = takeoff.1.order 2.5, takeoff.2.order 3, takeoff.3.order 1, visit.hours 6.5, .onSite 3.3
    low-slope sections need no rise, steep planes do
      tpo-roofing-commercial-replacement-estimate: plane.1.plan 5000
      = measure.area 5000
      slate-commercial-replacement-estimate: plane.1.plan 5000
      = measure.area blank
  `)

  test.each(['clay-tile', 'concrete-tile', 'slate'])('%s is hauled in 10-ton lowboys', (slug) => {
    const figure = figuresOf(`${slug}-residential-replacement-estimate`, {
      'plane.1.plan': 1800,
      'plane.1.rise': 6,
      'debris.layers': 1,
    })
    expect(figure('debris.loads')).toBe(slug === 'clay-tile' ? 2 : 1)
  })

  test('a roof whose line items omit installation or hauling gets lines for them', () => {
    const items = (slug: string) => dataRows(tableOf(bySlug(slug).document(), 'cost')).map(({ cells }) => cells['item'])
    expect(items('synthetic-slate-residential-replacement-estimate')).toContain('Haul-off')
    expect(items('pvc-residential-replacement-estimate')).toContain('Haul-off')
    expect(items('solar-shingles-residential-replacement-estimate')).toEqual(
      expect.arrayContaining(['Haul-off', 'Edge, caps', 'Roofing crew']),
    )
    expect(items('tpo-roofing-commercial-replacement-estimate')).toContain('Laying crew')
    expect(items('slate-residential-replacement-estimate')).toContain('Haul-off')
  })

  cases(`
    a commercial owner sees the R-value the code requires and what is added
      pvc-commercial-replacement-estimate: energy.required 30, .existing 8
      = summary.required 30, .stays 8, .missing 22
    a roof that already exceeds the code R-value gets none added
      pvc-commercial-replacement-estimate: energy.required 20, .existing 28
      = energy.missing 0, .inches 0, summary.missing 0
    pieces of a repair are ordered one for one
      solar-shingles-repair-estimate: repair.count 1
      = takeoff[Listed solar shingle, same model].order 1
    repair areas add up and fill the truck list
      asphalt-shingles-repair-estimate: place.1.length 10, .width 6, place.2.length 4, .width 5
      = repair.area 80, takeoff[Matching laminated shingles].order 3
    RCV 11,000, depreciation 2,500, deductible 1,500: ACV 8,500, first payment 7,000, holdback 2,500
      storm-damage-estimate: claim.rcv 11000, .depreciation 2500, .recoverable 2500, insurance.deductible 1500
      = claim.acv 8500, .first 7000, .holdback 2500, .owner 1500
    a deductible above the ACV makes the first payment zero and reduces the holdback by the rest
      storm-damage-estimate: claim.rcv 11000, .depreciation 9500, .recoverable 9000, insurance.deductible 2500
      = claim.acv 1500, .first 0, .holdback 8000, .owner 3000
    a tarp covers the damage with its overlap on every side
      emergency-tarp-estimate: hole.1.length 12, .width 10
      = tarp.cover 360, .edge 76
    downspout count follows area, pitch and rainfall, and is at least one
      gutter-installation-estimate: gutter.rain 6, run.1.length 40, .area 1200, .height 10, run.2.length 10, .area 50,
        .height 9
      = run.1.spouts 3, run.2.spouts 1, gutter.pipe 39, .hangers 25
    hours by trade fill the hourly lines, and the limit shows the remainder
      time-and-materials-estimate: log.1.trade Roofer, .people 2, .each 7.5, log.2.trade Foreman, .people 1, .each 8,
        cost.2.work 60, price.profit 0, cap.amount 1000
      = cost.2.qty 15, cap.left 100
    a portfolio totals each year at that year’s price
      multi-building-portfolio-estimate: roof.1.area 10000, roof.2.area 20000, roof.waste 0, schedule.1.year Year 1,
        schedule.2.year Year 3, cost.4.work 500, cost.5.work 500, price.profit 0, budget.rate 0.1
      = budget.year1 50000, .year3 121000, .perSquare 500
  `)

  test('an allowance names a scope line', () => {
    expect(() => quantityOf([], 'Sheathing')).toThrow('Sheathing')
  })
})

/** A gable of 2 × 1,140 sq ft in plan at 8 in 12 with two layers on it, measured and priced in full. */
describe('a shingle job, recomputed by hand', () => {
  const slug = 'asphalt-shingles-residential-replacement-estimate'
  const model = bySlug(slug).document()
  const cost = (item: string, key: string) => `cost.${rowOf(model, 'cost', 'item', item)}.${key}`
  const takeoff = (material: string, key: string) => `takeoff.${rowOf(model, 'takeoff', 'material', material)}.${key}`

  cases(`
    orders whole bundles, boxes and pieces of the slope area with waste
      asphalt-shingles-residential-replacement-estimate: plane.1.plan 1140, .rise 8, plane.2.plan 1140, .rise 8,
        linear.eave 186, .rake 112, .ridge 62, .hip 124, .valley 38, debris.layers 2,
        takeoff[Laminated shingles].price 38.5, takeoff[Coil roofing nails].price 41.25,
        takeoff[Steel drip edge, 10 ft].price 9.4, cost[Drip edge].work 1.1, cost[Shingling].work 95,
        cost[Tear-off].work 52, cost[Permit].typed 1, .work 250, price.overhead 0.1, .profit 0.1,
        totals.taxRate 0.0825, .depositRate 0.3333
      # 2 × 1,140 × √(1 + (8/12)²) = 2,740.2 sq ft; × 1.12 ÷ 33⅓ = 92.07.
      = measure.area 2740.2, takeoff[Laminated shingles].order 93, takeoff[Coil roofing nails].order 3,
        takeoff[Steel drip edge, 10 ft].order 32
    costs what is ordered, nails included, and the work of the measured quantity
      # 93 × 38.50 + 3 × 41.25; 32 × 9.40; 298 ft × 1.10.
      # 27.40 squares: 2,603.00 of shingling, 1,424.80 of tear-off, 250.00 of permit.
      = cost[Shingles].material 3704.25, cost[Drip edge].material 300.8, .qty 298, .labor 327.8, price.cost 8610.65,
        kind.material 4005.05, .labor 4355.6, .other 250
    prices each line in whole cents a unit at 21 % on cost
      # 628.60 × 1.21 ÷ 298 = 2.5524 → 2.55; 30.69 SQ of shingles: 4,482.1425 ÷ 30.69 = 146.0457 → 146.05.
      # 8,610.65 × 1.21 = 10,418.89.
      = line[Painted steel drip edge at eaves and rakes].total 759.9,
        line[Laminated shingles, ASTM D3462, wind Class H (ASTM D7158)].total 4482.27,
        line[Install shingles, six nails each for high wind].total 3149.63,
        line[Tear off one layer of shingles and felt, pull nails to bare sheathing].total 1724.01,
        line[Building permit and inspections].total 302.5, totals.subtotal 10418.31, price.check -0.58
    taxes the whole price, its material or nothing
      = totals.tax 859.51, .total 11277.82
      # 4,005.05 of 8,610.65 is material: 10,418.31 × 0.465127… = 4,845.84.
      + tax.method 2
      = totals.taxable 4845.84, .tax 399.78
      + tax.method 0
      = totals.tax 0, .total 10418.31
    takes a deposit in percent, or in dollars where they are typed
      = totals.deposit 3758.9, .balance 7518.92
      + totals.depositFixed 1000
      = totals.deposit 1000, .balance 10277.82
    adds for steep squares and for the layers below the first
      = cost[Steep].qty 27.4, cost[Extra layer].qty 27.4
    a typed quantity wins on both pages, and 0 leaves the line out
      + cost[Drip edge].typed 320, cost[Permit].typed 0
      = cost[Drip edge].qty 320, line[Painted steel drip edge at eaves and rakes].qty 320, price.cost 8384.85
    moves total, tax and deposit with the chosen option
      + option.2.change 1200, .chosen Yes, option.3.change 4000
      = totals.net 11618.31, .tax 958.51, .total 12576.82, .deposit 4191.85, check.options 0
      asphalt-shingles-residential-replacement-estimate: option.1.chosen Yes, option.2.change 1200, .chosen Yes,
        option.3.change 4000
      = check.options 1
  `)

  test('counts lines without price or quantity, text, negative figures and a margin of 100 %', () => {
    const filled = fill(model, {
      'plane.1.plan': 1140,
      'plane.1.rise': 8,
      'plane.2.plan': 1140,
      'plane.2.rise': 8,
      'linear.eave': 186,
      'linear.rake': 112,
      'linear.ridge': 62,
      'linear.hip': 124,
      'linear.valley': 38,
      'debris.layers': 2,
      [takeoff('Laminated shingles', 'price')]: 38.5,
      [cost('OSB', 'typed')]: -2,
      [cost('OSB', 'each')]: 3,
      [cost('Permit', 'work')]: 250,
      'price.method': 3,
      'price.margin': 1.2,
    })
    const wrong = withText(withText(filled, cost('Tear-off', 'work'), '$78/sq'), 'plane.3.plan', 'about 400')
    const results = evaluate(wrong)
    const check = (name: string) => results.get(`check.${name}`)
    expect(results.get('totals.total')).toBeNull()
    expect(['text', 'planes', 'negative', 'margin', 'noQuantity'].map(check)).toEqual([2, 1, 1, 1, 1])
    expect(check('noPrice')).toBe(
      dataRows(tableOf(model, 'cost')).filter((_, index) => (results.get(`cost.${index + 1}.qty`) ?? 0) !== 0).length,
    )
  })
})

const replacements = systems.flatMap((system) =>
  ['residential', 'commercial'].map((kind) => [`${system.slug}-${kind}-replacement-estimate`, system] as const),
)

describe.each(replacements)('%s', (slug, { estimating }) => {
  const model = bySlug(slug).document()
  const lines = dataRows(tableOf(model, 'cost'))

  test('prices every measured length and count', () => {
    const quantities = JSON.stringify(lines.map(({ formulas }) => formulas?.['qty']))
    const taken = estimating.measures.map(({ name }) => name).filter((name) => /^(linear|count)\./.test(name))
    expect(taken.filter((name) => !quantities.includes(`"${name}"`))).toEqual([])
  })

  test('prices disposal, cleanup, warranty and access', () => {
    expect(lines.map(({ cells }) => cells['kind'])).toContain('Dump')
    for (const line of [/^Permits?$/, /^(Cleanup|Magnet sweep)$/, /^Warranty/, /^(Access|Hard access)$/])
      expect([line, lines.some(({ cells }) => line.test(String(cells['item'])))]).toEqual([line, true])
  })

  test('puts the cost of every ordered material into one line', () => {
    const costs = lines.map(({ formulas }) => JSON.stringify(formulas?.['material'] ?? ''))
    const holders = dataRows(tableOf(model, 'takeoff')).map(
      (_, index) => costs.filter((formula) => formula.includes(`"takeoff.${index + 1}.cost"`)).length,
    )
    expect(holders.filter((count) => count !== 1)).toEqual([])
  })
})

test.each(estimates.map((entry) => [entry.slug, entry] as const))(
  '%s has six free lines, whose words and units are the customer’s',
  (_, entry) => {
    const model = entry.document()
    const rows = dataRows(tableOf(model, 'cost'))
    const free = rows.slice(-6).map(({ same }) => same)
    expect(free).toEqual(
      free.map((__, index) => ({
        item: `line.${rows.length - 5 + index}.description`,
        unit: `line.${rows.length - 5 + index}.unit`,
      })),
    )
    const last = `line.${rows.length}`
    const filled = fill(model, { [`${last}.description`]: 'Satellite dish reset', [`${last}.unit`]: 'EA' })
    expect(['cost', 'line'].map((name) => Object.values(dataRows(tableOf(filled, name)).at(-1)!.cells))).toEqual([
      ['Satellite dish reset', 'EA'],
      ['Satellite dish reset', 'EA'],
    ])
  },
)

/** Each model with quantities and prices drawn from a seed, so that a failure comes back. */
test('random prices: lines make the total and orders cover what was measured', () => {
  for (const [seed, entry] of spread(estimates, 12).entries()) {
    const model = entry.document()
    const values = { ...measured(model), ...randomPrices(model, seed + 1) }
    const results = evaluate(fill(model, values))
    const figure = (name: string) => results.get(name) ?? 0
    expect([entry.slug, figure('totals.subtotal').toFixed(2)]).toEqual([
      entry.slug,
      pricesOf(results, model).toFixed(2),
    ])
    const difference = figure('price.check') + unpriced(results, model)
    expect(Math.abs(difference)).toBeLessThanOrEqual(mostRounding(results, model))
    const takeoffs = blocksOfKind(model, 'table').filter(({ name }) => name === 'takeoff')
    for (const [index, { cells, formulas }] of takeoffs.flatMap((table) => [...dataRows(table)]).entries()) {
      // The general estimate leaves the coverage of a product to the estimator: nothing is ordered before.
      if (!formulas?.['net'] || formulas['order'] || !cells['coverage']) continue
      const of = (key: string) => results.get(`takeoff.${index + 1}.${key}`) ?? Number(cells[key] ?? 0)
      expect(of('order') * of('coverage')).toBeGreaterThanOrEqual(of('net') - 1e-6)
    }
  }
})
