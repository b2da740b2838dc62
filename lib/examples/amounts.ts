/** Amounts of the example job, by the names that a document has for them: those of its estimate and its change order. */
import { jobFor } from '@/data/examples/jobs'
import type { TemplateContent } from '@/data/shared/types'
import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { amountsOf, namesFor } from '@/lib/fill/amounts'
import type { JobAmounts } from './example'
import { fillExample, type ExampleValues } from './fill-example'
import { remember } from '@/lib/documents/remember'

const none: JobAmounts = { contract: 0, change: 0, byName: {} }

type Content = Pick<TemplateContent, 'slug' | 'kind' | 'systemSlug'>
type Amounts = Readonly<Record<string, number>>

/** Amounts rounded to the cent; rates keep two more digits. */
function cents(amount: number): number {
  const factor = Math.abs(amount) < 1 ? 10_000 : 100
  return Math.round(amount * factor) / factor
}

/** The amounts that a document's example has, entered or calculated, by their ids. Throws for an unknown slug. */
function amountsIn(slug: string): Amounts {
  const content = templateContents.find((each) => each.slug === slug)
  if (!content) throw new Error(`No template is called ${slug}`)
  const model = content.document()
  const values: ExampleValues = fillExample(content, model, none)
  const results = [...evaluate(fill(model, values))].flatMap(([name, result]) =>
    result === null ? [] : [[name, result]],
  )
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'number')
  const found = amountsOf(slug, Object.fromEntries([...typed, ...results]) as Amounts)
  return Object.fromEntries(Object.entries(found).map(([id, amount]) => [id, cents(amount)]))
}

const known = new Map<string, Amounts>()

const remembered = (slug: string): Amounts => remember(known, slug, () => amountsIn(slug))

/** What stays the same in every job of the company. */
const usual: Amounts = {
  'late.rate': 0.12,
  'retainage.rate': 0.05,
  limit: 3500,
  'sheet.price': 95,
  'layer.price': 86,
  'overhead.month': 14500,
  'job.average': 14500,
  reward: 50,
  'wage.minimum': 11,
  'insurance.deductible': 1500,
}

/** The slugs of the estimate and the change order from which a template's example takes its amounts; none for estimates. */
export function amountSources({
  slug,
  kind,
  systemSlug,
}: Content): readonly [estimate: string, change: string] | undefined {
  if (kind === 'estimate') return undefined
  const { system, isHouse } = jobFor({ slug, systemSlug })
  return [`${system.slug}-${isHouse ? 'residential' : 'commercial'}-replacement-estimate`, 'change-order']
}

/** The amounts of a template's job by the names in its document; none for estimates, which calculate them. */
export function knownAmounts(content: Content): JobAmounts {
  const sources = amountSources(content)
  if (!sources) return none
  const { slug } = content
  const estimate = remembered(sources[0])
  const original = estimate['contract.original'] ?? 0
  const change = remembered(sources[1])['change.this'] ?? 0
  const paid = estimate['deposit.agreed'] ?? cents(original / 10)
  const balance = cents(original + change - paid)
  const byName = namesFor(slug, {
    ...usual,
    ...estimate,
    'contract.toDate': cents(original + change),
    'contract.beforeChange': original,
    'changes.signed': change,
    'change.this': change,
    'deposit.agreed': paid,
    'paid.toDate': paid,
    balance,
    'payment.this': balance,
    'retainage.held': cents(original / 20),
    'retainage.released': cents(original / 20),
    'cost.atEnd': cents((estimate['cost.budget'] ?? original * 0.7) * 1.02),
  })
  return { contract: original, change, byName }
}
