/** Blocks that the system estimates share with one another, filled from the system's data. */
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { inSentence, lowerFirst } from '@/data/shared/words'
import { lineItemOf } from '../system/line-item'
import type { RoofSystem, SystemEstimating } from '../system'
import * as d from '@/lib/documents/author'
import { areaSummary, shown, warrantyBlocks, type Allowance, type Term } from './customer'
import { quantityOf, type ScopeGroup } from './scope'

const measured = ({ summary }: SystemEstimating): d.Field[] =>
  summary.map(([name, label]) => shown(name, label, name === 'foam.inches' ? 1 : 0))

/** Facts of the roof, measured figures and the selections that fix what the price buys. */
export const roofBlocks = (
  data: SystemEstimating,
  isCoating: boolean,
  figures: readonly d.Field[] = measured(data),
  more: readonly d.Field[] = [],
): d.Block[] => [
  d.section(
    isCoating ? 'Roof to be restored and products' : 'Roof and products',
    'Roof facts, measurements and product selections',
  ),
  d.fields(
    4,
    d.choice('roof.existing', 'Existing roof', [
      'Asphalt shingle',
      'Metal',
      'Tile or slate',
      'Wood',
      'Single-ply',
      'Modified or built-up',
      'Foam or coating',
      'None, new deck',
      'Other',
    ]),
    d.field('roof.layers'),
    d.field('roof.deck'),
    d.field('roof.pitch'),
    ...areaSummary,
    ...figures,
    ...data.products,
    ...more,
  ),
]

/** The system's allowances; a named scope line shows how much the price already holds. */
export const systemAllowances = (system: RoofSystem, scope: readonly ScopeGroup[]): Allowance[] =>
  system.estimating.allowances.map(({ find, unit, item }) => ({
    item: find,
    unit,
    ...(item ? { included: quantityOf(scope, lineItemOf(system, item).short) } : {}),
  }))

const makerWarranty = (system: RoofSystem): string =>
  `${system.warrantyTerms.manufacturerMaterial} Usually left out: ${inSentence(exclusionsOf(system))}.`

/** Our own term is a field of the form: these words say what is usual. */
const ourWarranty = ({ warrantyTerms }: RoofSystem): string =>
  `For the term filled in above. Usual on this roof: ${lowerFirst(warrantyTerms.workmanship)} Storm damage and work by others are not covered.`

/** Both warranties as terms, for a bid that names their kind and length among its fields. */
export const warrantyTermsOf = (system: RoofSystem): Term[] => [
  ['Manufacturer warranty', makerWarranty(system)],
  ['Our workmanship', ourWarranty(system)],
]

/** Both warranties with what is usually left out, and what keeps them alive. */
export const systemWarranty = (system: RoofSystem): d.Block[] => [
  ...warrantyBlocks(makerWarranty(system), ourWarranty(system)),
  d.p(`${inSentence(dutiesOf(system))}.`, 'What keeps them in force:'),
]
