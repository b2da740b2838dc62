import { factsReadOn, federal, states } from '@/data/law'
import { isStale } from '@/data/law/readiness'
import type { FederalLaw, StateLaw } from '@/data/law/types'
import { ok, warning, type Finding } from './report'

const ADVICE = 'Compare them with the official pages in docs/law.md, then enter the new day in data/law.'

/** Lists the texts and facts of law that nobody has checked for 18 months before `today` (ISO). */
export function checkLaw(
  today: string,
  jurisdictions: readonly (FederalLaw | StateLaw)[] = [federal, ...states],
  factsOf = factsReadOn,
): Finding[] {
  const old = jurisdictions.flatMap(({ texts }) =>
    texts.filter(({ text, readOn }) => text !== null && isStale(readOn, today)).map(({ id }) => id),
  )
  const found = [
    ...(old.length > 0
      ? [warning('law', `${old.length} texts not checked for 18 months: ${old.join(', ')}`, ADVICE)]
      : []),
    ...(isStale(factsOf, today)
      ? [warning('law', `the facts of all states were last checked on ${factsOf}`, ADVICE)]
      : []),
  ]
  return found.length > 0 ? found : [ok('law', 'all texts and facts were checked within 18 months')]
}
