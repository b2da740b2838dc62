/** Blocks that the system estimates share with one another, filled from the system's data. */
import { areaSummary, quantityOf, shown, warrantyBlocks, type Allowance, type ScopeGroup } from '@/data/parts/estimate'
import type { SystemEstimating } from '@/data/systems/estimating/types'
import type { RoofSystem } from '@/data/systems/types'
import { choice, field, fields, p, section, type Block } from '@/lib/documents/author'
import { sentence } from './support'

/** Facts of the roof, measured figures and the selections that fix what the price buys. */
export const roofBlocks = ({ summary, products }: SystemEstimating, isCoating: boolean): Block[] => [
  section(
    isCoating ? 'Roof to be restored and products' : 'Roof and products',
    'Roof facts, measurements and product selections',
  ),
  fields(
    4,
    choice('roof.existing', 'Existing roof', [
      'Asphalt shingle',
      'Metal',
      'Tile or slate',
      'Wood',
      'Single-ply',
      'Modified or built-up',
      'Foam or coating',
      'None, new deck',
    ]),
    field('roof.layers'),
    field('roof.deck'),
    field('roof.pitch'),
    ...areaSummary,
    ...summary.map(([name, label]) => shown(name, label, name === 'foam.inches' ? 1 : 0)),
    ...products,
  ),
]

/** The system's allowances; a named scope line shows how much the price already holds. */
export const systemAllowances = ({ allowances }: SystemEstimating, scope: readonly ScopeGroup[]): Allowance[] =>
  allowances.map(({ find, unit, item }) => ({
    item: find,
    unit,
    ...(item ? { included: quantityOf(scope, item) } : {}),
  }))

/** Both warranties with what is usually left out, and what keeps them alive. */
export const systemWarranty = ({ warrantyTerms }: RoofSystem): Block[] => [
  ...warrantyBlocks(
    `${warrantyTerms.manufacturerMaterial} Usually left out: ${sentence(warrantyTerms.exclusions)}`,
    `${warrantyTerms.workmanship} Storm damage and work by others are no part of it.`,
  ),
  p(sentence(warrantyTerms.maintenanceDuties), 'What keeps them alive:'),
]
