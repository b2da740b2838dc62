import { flatRoofEstimate } from '@/data/library/essentials/flat-roof-estimate'
import { generalRoofingQuote } from '@/data/library/essentials/general-roofing-quote'
import { metalRoofEstimate } from '@/data/library/essentials/metal-roof-estimate'
import { shingleRoofEstimate } from '@/data/library/essentials/shingle-roof-estimate'
import type { TemplateContent } from '@/data/shared/types'
import { evaluate } from '@/lib/documents/calc'
import { dataRows, type Value } from '@/lib/documents/model'
import { fill } from '@/lib/documents/fill'
import { figureCases } from '@/tests/support/figure-cases'
import { finder, tableOf } from '@/tests/support/template-reader'

const estimates = [shingleRoofEstimate, metalRoofEstimate, flatRoofEstimate, generalRoofingQuote]

const results = (template: TemplateContent, values: Record<string, Value>) =>
  evaluate(fill(template.document(), values))

describe.each(estimates.map((template) => [template.name, template] as const))('%s', (_, template) => {
  const model = template.document()

  test('keeps office instructions off the customer’s first page', () => {
    expect(model.intro).not.toMatch(/customer|Cost|Measurements|fill in/i)
    expect(JSON.stringify(model.parts.filter((part) => part.audience === 'office'))).toContain('Plan area from above')
  })

  test('marks every priced scope item as included', () => {
    const unit = tableOf(model, 'allowance').rows.map((row) => ('cells' in row ? row.cells['unit'] : null))[0]
    const row = dataRows(tableOf(model, 'cost')).findIndex((line) => line.cells['unit'] === unit && !line.formulas) + 1
    const figures = results(template, { [`cost.${row}.typed`]: 7, [`cost.${row}.work`]: 10 })
    expect(figures.get('allowance.1.included')).toBe(7)
  })

  figureCases(() => template)(`
    draws slope area and squares with waste from plan area and rise
      this: plane.1.plan 1800, .rise 6, measure.waste 0.12
      = measure.area 2012.5, .orderSquares 22.54, summary.orderSquares 22.54
  `)
})

figureCases(finder(estimates))(`
  pricing: a 35 % margin on $10,000 of cost
    general-roofing-quote: cost[Repair parts].typed 1, .work 10000, price.method 3, .margin 0.35
    = price.selling 15384.62, .grossMargin ≈0.3500
  pricing: a 35 % markup on $10,000 of cost
    general-roofing-quote: cost[Repair parts].typed 1, .work 10000, price.profit 0.35
    = price.selling 13500, .grossMargin ≈0.2593
  pricing: 10 and 10, one on the other
    general-roofing-quote: cost[Repair parts].typed 1, .work 10000, price.overhead 0.1, .profit 0.1
    = price.selling 12100, .grossMargin ≈0.1736
  pricing: 10 and 10, added
    general-roofing-quote: cost[Repair parts].typed 1, .work 10000, price.method 2, .overhead 0.1, .profit 0.1
    = price.selling 12000, .grossMargin ≈0.1667
  pricing: without overhead, profit or margin there is a cost but no price
    general-roofing-quote: cost[Repair parts].typed 1, .work 10000
    = price.cost 10000, .selling blank, totals.total blank
  pricing: the loaded labor rate is wage with burden plus overhead per hour
    general-roofing-quote: labor.wage 28, .burden 0.35, .overhead 12
    = labor.rate 49.8
  shingles: 2,012.5 sq ft with 12 % waste takes 68 bundles at three to the square
    shingle-roof-estimate: plane.1.plan 1800, .rise 6
    = takeoff[Shingles].order 68
    shingle-roof-estimate: plane.1.plan 10000, .rise 0, measure.waste 0
    = takeoff[Shingles].order 300
  shingles: an ice barrier over 16 in overhang and 6 in wall at 6:12 reaches 51.4 in: two rows
    shingle-roof-estimate: ice.overhang 16, .wall 6, .rise 6, linear.eave 90, .valley 20
    = ice.reach 51.4, .rows 2, .length 200, takeoff[Ice barrier].order 4
  shingles: at 8:12 and steeper the ice barrier reaches at least 36 in
    shingle-roof-estimate: ice.overhang 0, .wall 4, .inside 20, .rise 8
    = ice.reach 36
  shingles: edges, vents and containers
    shingle-roof-estimate: plane.1.plan 1800, .rise 6, linear.eave 90, .rake 80, debris.layers 2, vent.attic 1800
    = takeoff[Drip edge, 10 ft].order 18, vent.exhaust 864, .ridgeNeeded 48, debris.loads 2
  shingles: reports the exhaust still missing after the ridge, never below zero
    shingle-roof-estimate: vent.attic 2100, .ridgeLength 28, .other 200
    = vent.short 304
    + vent.ridgeLength 80
    = vent.short 0
  shingles: prices labor by the net square and shingles with waste
    shingle-roof-estimate: plane.1.plan 1800, .rise 6
    = cost[Installation].qty 20.13, cost[Shingles].qty 22.54
  metal panels round up per plane, and clips follow the running feet
    metal-roof-estimate: panel.1.width 50, .length 18, .extra 3, panel.clipSpacing 24
    = panel.1.count 38, panel.feet 693.5, .squares 9.25, takeoff[Concealed clips].order 4
  a vented ridge needs closure on both sides
    metal-roof-estimate: linear.ventedRidge 50
    = takeoff[Vented closure, 10 ft].order 11
  flat roof: rolls count net of laps, walls up and over
    flat-roof-estimate: plane.1.plan 9000, .rise 0, linear.parapet 380, wall.up 24, .over 12
    = roll.net 950, wall.area 1330, takeoff[Membrane, field].order 11, takeoff[Membrane, walls].order 2
  flat roof: boards and fasteners by zone
    flat-roof-estimate: zone.1.area 1000, .perBoard 8, zone.3.area 100, .perBoard 16
    = zone.boards 36, .fasteners 320
  flat roof: 10,000 sq ft at 20 dry mils and 60 % solids takes 207.8 gallons before loss
    flat-roof-estimate: coating.area 10000, .mils 20, .solids 0.6
    = coating.gallons 207.8, takeoff[Coating, 5 gal].order 46
`)
