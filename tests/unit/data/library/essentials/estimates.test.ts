import { flatRoofEstimate } from '@/data/library/essentials/flat-roof-estimate'
import { generalRoofingQuote } from '@/data/library/essentials/general-roofing-quote'
import { metalRoofEstimate } from '@/data/library/essentials/metal-roof-estimate'
import { shingleRoofEstimate } from '@/data/library/essentials/shingle-roof-estimate'
import type { TemplateContent } from '@/data/shared/types'
import { evaluate } from '@/lib/documents/calc'
import { cellsOf } from '@/lib/documents/calc/cells'
import { dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { fill } from '@/lib/documents/fill'
import { mostRounding, pricesOf, unmeasuredLines } from '@/tests/support/estimate-lines'
import { tableOf } from '@/tests/support/template-reader'

const estimates = [shingleRoofEstimate, metalRoofEstimate, flatRoofEstimate, generalRoofingQuote]

const results = (template: TemplateContent, values: Record<string, Value>) =>
  evaluate(fill(template.document(), values))

/** Row numbers of a table by the text in one of its columns. */
const rowNumbers = (model: DocumentModel, table: string, key: string): Map<string, number> =>
  new Map(
    dataRows(tableOf(model, table)).flatMap((row, index) => {
      const text = row.cells[key]
      return typeof text === 'string' ? [[text, index + 1] as const] : []
    }),
  )

const orderOf = (template: TemplateContent, material: string, values: Record<string, Value>) => {
  const row = rowNumbers(template.document(), 'takeoff', 'material').get(material)
  return results(template, values).get(`takeoff.${row}.order`)
}

const gable = { 'plane.1.plan': 1800, 'plane.1.rise': 6 }

describe.each(estimates.map((template) => [template.name, template] as const))('%s', (_, template) => {
  const model = template.document()

  test('shows no result before anything is entered', () => {
    for (const [name, result] of evaluate(model))
      expect([name, result]).toEqual([name, name.startsWith('check.') ? 0 : null])
  })

  test('keeps the customer lines in step with the cost lines', () => {
    const scope = tableOf(model, 'line').rows.map((row) => ('group' in row ? row.group : row.cells['unit']))
    const cost = tableOf(model, 'cost').rows.map((row) => ('group' in row ? row.group : row.cells['unit']))
    expect(cost).toEqual(scope)
    expect(dataRows(tableOf(model, 'line')).length).toBeGreaterThanOrEqual(14)
  })

  test('hides cost, markup and margin from the customer', () => {
    const customer = { ...model, parts: model.parts.filter((part) => part.audience === 'customer') }
    const names = [...cellsOf(customer).keys()]
    expect(names).toContain('totals.total')
    expect(names.filter((name) => /^(cost|price|kind|labor)\./.test(name))).toEqual([])
  })

  test('prices every line from cost, and the customer total is the office price with tax', () => {
    const lines = dataRows(tableOf(model, 'cost')).map((row, index) => ({
      ...(row.formulas?.['qty'] ? {} : { [`cost.${index + 1}.typed`]: 3.5 + index }),
      [`cost.${index + 1}.each`]: 11.37 + index,
      [`cost.${index + 1}.work`]: 7.13 + index,
    }))
    const values = {
      ...Object.assign({}, ...lines),
      ...gable,
      'price.overhead': 0.1,
      'price.profit': 0.1,
      'totals.taxRate': 0.0725,
      'totals.depositRate': 0.1,
    }
    const figures = results(template, values)
    const figure = (name: string) => figures.get(name) ?? Number.NaN
    expect(figure('price.markup')).toBeCloseTo(0.21, 10)
    expect(figure('price.selling')).toBeGreaterThan(figure('price.cost'))
    expect(figure('totals.subtotal')).toBeCloseTo(pricesOf(figures, model), 6)
    expect(Math.abs(figure('price.check'))).toBeLessThanOrEqual(mostRounding(figures, model))
    expect(figure('check.noQuantity')).toBe(unmeasuredLines(figures, model))
    for (const name of ['check.noPrice', 'check.text', 'check.negative', 'check.margin'])
      expect([name, figure(name)]).toEqual([name, 0])
    expect(figure('totals.total')).toBeCloseTo(figure('price.selling') + figure('totals.tax'), 6)
    expect(figure('totals.deposit') + figure('totals.balance')).toBeCloseTo(figure('totals.total'), 6)
    const kinds = ['material', 'labor', 'equipment', 'disposal', 'other'].map(
      (kind) => figures.get(`kind.${kind}`) ?? 0,
    )
    expect(kinds.reduce((a, b) => a + b, 0)).toBeCloseTo(figure('price.cost'), 6)
    for (const result of figures.values()) expect(result).not.toBeNaN()
  })

  test('keeps office instructions off the customer’s first page', () => {
    expect(model.intro).not.toMatch(/customer|Cost|Measurements|fill in/i)
    expect(JSON.stringify(model.parts.filter((part) => part.audience === 'office'))).toContain('Start here')
  })

  test('marks every priced scope item as included', () => {
    const unit = tableOf(model, 'allowance').rows.map((row) => ('cells' in row ? row.cells['unit'] : null))[0]
    const row = dataRows(tableOf(model, 'cost')).findIndex((line) => line.cells['unit'] === unit && !line.formulas) + 1
    const figures = results(template, { [`cost.${row}.typed`]: 7, [`cost.${row}.work`]: 10 })
    expect(figures.get('allowance.1.included')).toBe(7)
  })

  test('draws slope area and squares with waste from plan area and rise', () => {
    const figures = results(template, { ...gable, 'measure.waste': 0.12 })
    expect(figures.get('measure.area')).toBe(2012.5)
    expect(figures.get('measure.orderSquares')).toBe(22.54)
    expect(figures.get('summary.orderSquares')).toBe(22.54)
  })
})

describe('pricing methods', () => {
  /** $10,000 of cost on a line whose quantity is typed. */
  const priced = (pricing: Record<string, Value>) => {
    const row = rowNumbers(generalRoofingQuote.document(), 'cost', 'item').get('Repair parts')
    return results(generalRoofingQuote, { [`cost.${row}.typed`]: 1, [`cost.${row}.work`]: 10000, ...pricing })
  }

  test.each([
    ['a 35 % margin', { 'price.method': 3, 'price.margin': 0.35 }, 15384.62, 0.35],
    ['a 35 % markup', { 'price.profit': 0.35 }, 13500, 0.2593],
    ['10 and 10, one on the other', { 'price.overhead': 0.1, 'price.profit': 0.1 }, 12100, 0.1736],
    ['10 and 10, added', { 'price.method': 2, 'price.overhead': 0.1, 'price.profit': 0.1 }, 12000, 0.1667],
  ])('%s', (_, pricing, price, margin) => {
    const figures = priced(pricing)
    expect(figures.get('price.selling')).toBe(price)
    expect(figures.get('price.grossMargin')).toBeCloseTo(margin, 4)
  })

  test('without overhead, profit or margin there is a cost but no price', () => {
    const figures = priced({})
    expect(figures.get('price.cost')).toBe(10000)
    expect(figures.get('price.selling')).toBeNull()
    expect(figures.get('totals.total')).toBeNull()
  })

  test('the loaded labor rate is wage with burden plus overhead per hour', () => {
    const labor = { 'labor.wage': 28, 'labor.burden': 0.35, 'labor.overhead': 12 }
    expect(priced(labor).get('labor.rate')).toBe(49.8)
  })
})

describe('shingle takeoff', () => {
  test('2,012.5 sq ft with 12 % waste takes 68 bundles at three to the square', () => {
    expect(orderOf(shingleRoofEstimate, 'Shingles', gable)).toBe(68)
    expect(
      orderOf(shingleRoofEstimate, 'Shingles', { 'plane.1.plan': 10000, 'plane.1.rise': 0, 'measure.waste': 0 }),
    ).toBe(300)
  })

  test('an ice barrier over 16 in overhang and 6 in wall at 6:12 reaches 51.4 in: two rows', () => {
    const eave = { 'ice.overhang': 16, 'ice.wall': 6, 'ice.rise': 6, 'linear.eave': 90, 'linear.valley': 20 }
    const figures = results(shingleRoofEstimate, eave)
    expect(figures.get('ice.reach')).toBe(51.4)
    expect(figures.get('ice.rows')).toBe(2)
    expect(figures.get('ice.length')).toBe(200)
    expect(orderOf(shingleRoofEstimate, 'Ice barrier', eave)).toBe(4)
  })

  test('at 8:12 and steeper the ice barrier reaches at least 36 in', () => {
    const short = { 'ice.overhang': 0, 'ice.wall': 4, 'ice.inside': 20, 'ice.rise': 8 }
    expect(results(shingleRoofEstimate, short).get('ice.reach')).toBe(36)
  })

  test('edges, vents and containers', () => {
    const house = { ...gable, 'linear.eave': 90, 'linear.rake': 80, 'debris.layers': 2, 'vent.attic': 1800 }
    expect(orderOf(shingleRoofEstimate, 'Drip edge, 10 ft', house)).toBe(18)
    const figures = results(shingleRoofEstimate, house)
    expect(figures.get('vent.exhaust')).toBe(864)
    expect(figures.get('vent.ridgeNeeded')).toBe(48)
    expect(figures.get('debris.loads')).toBe(2)
  })

  test('reports the exhaust still missing after the ridge, never below zero', () => {
    const hip = { 'vent.attic': 2100, 'vent.ridgeLength': 28, 'vent.other': 200 }
    expect(results(shingleRoofEstimate, hip).get('vent.short')).toBe(304)
    expect(results(shingleRoofEstimate, { ...hip, 'vent.ridgeLength': 80 }).get('vent.short')).toBe(0)
  })

  test('prices labor by the net square and shingles with waste', () => {
    const rows = rowNumbers(shingleRoofEstimate.document(), 'cost', 'item')
    const figures = results(shingleRoofEstimate, gable)
    expect(figures.get(`cost.${rows.get('Installation')}.qty`)).toBe(20.13)
    expect(figures.get(`cost.${rows.get('Shingles')}.qty`)).toBe(22.54)
  })
})

test('metal panels round up per plane, and clips follow the running feet', () => {
  const shed = { 'panel.1.width': 50, 'panel.1.length': 18, 'panel.1.extra': 3, 'panel.clipSpacing': 24 }
  const figures = results(metalRoofEstimate, shed)
  expect(figures.get('panel.1.count')).toBe(38)
  expect(figures.get('panel.feet')).toBe(693.5)
  expect(figures.get('panel.squares')).toBe(9.25)
  expect(orderOf(metalRoofEstimate, 'Concealed clips', shed)).toBe(4)
})

test('a vented ridge needs closure on both sides', () => {
  expect(orderOf(metalRoofEstimate, 'Vented closure, 10 ft', { 'linear.ventedRidge': 50 })).toBe(11)
})

describe('flat roof takeoff', () => {
  const roof = { 'plane.1.plan': 9000, 'plane.1.rise': 0, 'linear.parapet': 380, 'wall.up': 24, 'wall.over': 12 }

  test('rolls count net of laps, walls up and over', () => {
    const figures = results(flatRoofEstimate, roof)
    expect(figures.get('roll.net')).toBe(950)
    expect(figures.get('wall.area')).toBe(1330)
    expect(orderOf(flatRoofEstimate, 'Membrane, field', roof)).toBe(11)
    expect(orderOf(flatRoofEstimate, 'Membrane, walls', roof)).toBe(2)
  })

  test('boards and fasteners by zone', () => {
    const zones = { 'zone.1.area': 1000, 'zone.1.perBoard': 8, 'zone.3.area': 100, 'zone.3.perBoard': 16 }
    const figures = results(flatRoofEstimate, zones)
    expect(figures.get('zone.boards')).toBe(36)
    expect(figures.get('zone.fasteners')).toBe(320)
  })

  test('10,000 sq ft at 20 dry mils and 60 % solids takes 207.8 gallons before loss', () => {
    const coating = { 'coating.area': 10000, 'coating.mils': 20, 'coating.solids': 0.6 }
    expect(results(flatRoofEstimate, coating).get('coating.gallons')).toBe(207.8)
    expect(orderOf(flatRoofEstimate, 'Coating, 5 gal', coating)).toBe(46)
  })
})
