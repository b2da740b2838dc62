/** The facts that a person is asked for. Those that follow from others are only shown. */
import { AMOUNT, factGroups, facts, type Fact } from './facts'
import type { Job } from './job'
import { isFollowed, knownTexts } from './ledger'

const ofInsurance = /^amount:insurance\./

export interface AskedGroup {
  id: string
  title: string
  facts: readonly Fact[]
}

const amountsWhere = (isWanted: (id: string) => boolean): Fact[] =>
  factGroups.flatMap((group) => group.facts).filter(({ id }) => id.startsWith(AMOUNT) && isWanted(id))

/** The groups of a job's page. `roof.system` is chosen with the documents. */
export const askedGroups: readonly AskedGroup[] = factGroups.map(({ id, title, facts: own }) => {
  if (id === 'price') return { id, title, facts: amountsWhere((fact) => !isFollowed(fact) && !ofInsurance.test(fact)) }
  const asked = own.filter((fact) => fact.id !== 'roof.system')
  return {
    id,
    title,
    facts: id === 'insurance' ? [...asked, ...amountsWhere((fact) => ofInsurance.test(fact))] : asked,
  }
})

const sums = ['changes.signed', 'contract.toDate', 'paid.toDate', 'balance'] as const

/** What the amounts and lines of a job add up to, for its page. */
export function sumsOf(job: Job): { id: string; label: string; amount: number }[] {
  const known = knownTexts(job)
  return sums.flatMap((sum) => {
    const id = AMOUNT + sum
    const [text, fact] = [known[id], facts.get(id)]
    return text === undefined || !fact ? [] : [{ id, label: fact.label, amount: Number(text) }]
  })
}
