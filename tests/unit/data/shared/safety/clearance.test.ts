import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { figureCases } from '@/tests/support/figure-cases'
import { finder } from '@/tests/support/template-reader'

const cases = figureCases(finder(safety))

for (const { slug } of systems)
  cases(`
    the fall protection plan for ${slug} compares the clearance needed with the one available
      ${slug}-fall-protection-plan: clearance.1.fall 6, .available 10, clearance.2.fall 2, .available 11,
        clearance.3.available 20
      = clearance.1.needed 12.5, .left -2.5, clearance.2.needed 8.5, .left 2.5, clearance.3.needed blank, .left blank
  `)

cases(`
  stretch and margin of the manufacturer take the place of the given ones
    slate-fall-protection-plan: clearance.1.fall 4, .deceleration 3, .stretch 2.5, .margin 3, .available 12.5
    = clearance.1.needed 12.5, .left 0
`)
