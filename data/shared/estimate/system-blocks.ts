/** Blocks that the system estimates share with one another, filled from the system's data. */
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { inSentence, lowerFirst } from '@/data/shared/words'
import { lineItemOf } from '../system/line-item'
import type { RoofSystem, SystemEstimating } from '../system'
import * as d from '@/lib/documents/author'
import type { GuideEntry } from '@/data/shared/types'
import { shown, warrantyFields, type Allowance, type Term } from './customer'
import { quantityOf, type ScopeGroup } from './scope'

/** Lengths and counts are the office's: what fixes the product stays. */
const measured = ({ summary }: SystemEstimating): d.Field[] =>
  summary
    .filter(([name]) => !/^(linear|count)\./.test(name))
    .map(([name, label]) => shown(name, label, name === 'foam.inches' ? 1 : 0))

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
    shown('measure.squares', 'Squares, net', 2),
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

/** Both warranties, and what keeps them alive. */
export const systemWarranty = (system: RoofSystem): d.Block[] => [
  d.section('Two separate warranties', 'Manufacturer and workmanship warranty, kept apart'),
  d.fields(4, ...warrantyFields),
  d.p(
    `${inSentence(dutiesOf(system))}. The manufacturer stands behind its own warranty, we behind our workmanship; storm damage and work by others are not covered.`,
    'What keeps them in force:',
  ),
]

/** What both warranties usually say on this roof. */
export const warrantiesGuide = (system: RoofSystem): GuideEntry => ({
  title: 'Two separate warranties',
  text: `Manufacturer: ${makerWarranty(system)} Workmanship: ${ourWarranty(system)}`,
})
