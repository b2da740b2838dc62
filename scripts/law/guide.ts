/** `docs/law.md`: the state law in the documents, how well it was checked, and what must still be looked up. */
import { factsReadOn, federal, states } from '@/data/law'
import { gapsOf, isFirm, isReady, specialGaps, isMissing } from '@/data/law/readiness'
import { sentence } from '@/data/shared/words'
import type { Confidence, FederalLaw, StateFacts, StateLaw } from '@/data/law/types'

export const GUIDE = 'docs/law.md'

const names: Readonly<Record<keyof StateFacts, string>> = {
  license: 'license',
  licenseNumberPrinted: 'license number in print',
  writtenContract: 'written contract',
  cancelRight: 'right to cancel',
  stormCancel: 'storm and insured work',
  depositCap: 'deposit',
  deductibleBan: 'deductible',
  adjusterBan: 'claims and adjusters',
  prelimNotice: 'lien notice',
  lienDeadline: 'last day to record a lien',
  lienWaiverForm: 'lien waiver form',
  promptPay: 'prompt pay',
  retainageCap: 'retainage',
  lateInterest: 'late interest',
  finalPayDischarge: 'final pay after discharge',
  finalPayResign: 'final pay after resignation',
  callRecording: 'call recording',
  nonCompete: 'non-compete',
  heatRule: 'heat rule',
  oshaPlan: 'OSHA plan',
  salesTax: 'sales tax',
  insuranceNotice: 'insurance notice',
}

/** Law in the order of the keys above. */
const factsOf = ({ facts }: StateLaw) =>
  (Object.keys(names) as (keyof StateFacts)[]).map((key) => ({ name: names[key], fact: facts[key] }))

const byName = [...states].sort((a, b) => a.name.localeCompare(b.name, 'en'))
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
type Row = readonly (string | number)[]

/** A table whose columns are as wide as their longest cell, as the formatter of the repository wants it. */
function table(rows: readonly Row[]): string[] {
  const cells = rows.map((row) => row.map((value) => cell(String(value))))
  const widths = cells[0]!.map((_, index) => Math.max(3, ...cells.map((row) => row[index]!.length)))
  const lines = cells.map((row) => `| ${row.map((text, index) => text.padEnd(widths[index]!)).join(' | ')} |`)
  return [lines[0]!, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)]
}

const texts = ({ texts: all }: FederalLaw | StateLaw, compared: string): number =>
  all.filter((text) => text.compared === compared && (text.text !== null || isMissing(text))).length

const facts = (state: StateLaw, level: Confidence): number =>
  factsOf(state).filter(({ fact }) => fact.value !== null && fact.confidence === level).length

const overview = (state: StateLaw): Row => [
  state.name,
  isReady(state) ? 'yes' : 'no',
  texts(state, 'two copies'),
  texts(state, 'one copy'),
  texts(state, 'not found'),
  facts(state, 'high'),
  facts(state, 'medium'),
  factsOf(state).filter(({ fact }) => !isFirm(fact)).length,
  state.attorney ? `${state.attorney.name} (${state.attorney.bar}), ${state.attorney.day}` : '',
]

const lookUps = (state: StateLaw): string =>
  factsOf(state)
    .filter(({ fact }) => !isFirm(fact))
    .map(({ name, fact: { citation } }) => `${name}${citation ? ` (${citation})` : ''}`)
    .join('; ')

const detail = (state: StateLaw): string[] => {
  const special = specialGaps(state).map(({ title, citation }) => `“${title}” (${citation})`)
  return [
    `### ${state.name}`,
    '',
    `- Missing for an ordinary contract: ${sentence(gapsOf(state).join('; ') || 'nothing')}`,
    ...(special.length > 0 ? [`- Missing for other uses: ${special.join('; ')}.`] : []),
    `- To look up: ${lookUps(state) || 'nothing'}.`,
    ...state.texts.map(
      ({ id, citation, title, compared, readOn, sources }) =>
        `- \`${id}\`: ${citation}, ${title}; ${compared}, read on ${readOn}${sources[0] ? `; ${sources[0].address}` : ''}`,
    ),
    '',
  ]
}

/** The text that `docs/law.md` must have. */
export function writeGuide(): string {
  const ready = states.filter(isReady)
  return [
    '# Law by state',
    '',
    'Written by `npm run law` from `data/law`; do not edit it by hand. It says what the documents know of the law, how firm that is, and what has to be looked up.',
    '',
    '- **Texts** are the words that a law prescribes. _Two copies_: compared word by word in two copies. _One copy_: read in one. _Not found_: the law prescribes words that we do not have. None was compared with the official page itself.',
    `- **Facts** are rules in our own words, collected on ${factsReadOn}. _High_: read in the statute or on an official page. _Medium_: read in a secondary source; documents mark it. A fact of low confidence, one without a value, and an absence that nobody proved are never printed as law and never enforced; they are the ones _to look up_.`,
    `- **Ready** is a state whose ordinary contract with a homeowner lacks nothing: ${ready.length} of ${states.length} are.`,
    '- After 18 months a page and a file say by themselves that nobody has checked since; `npm run doctor` lists those texts and facts.',
    '',
    '## How an attorney signs a state off',
    '',
    'An attorney licensed in the state reads the edition and the list below, corrects `data/law/<state>.ts`, and enters `attorney: { name, bar, day }` in that file in place of `null`: the name, the bar number or firm, and the day as an ISO date. From then on the cover page of every edition of the state and its template page name the attorney and the day. A later change to a text or a fact sets the field to `null` again.',
    '',
    '## Overview',
    '',
    ...table([
      ['State', 'Ready', 'Two copies', 'One copy', 'Not found', 'Facts, high', 'Medium', 'To look up', 'Attorney'],
      ['Federal', '', ...['two copies', 'one copy', 'not found'].map((how) => texts(federal, how)), '', '', '', ''],
      ...byName.map(overview),
    ]),
    '',
    '## State by state',
    '',
    ...byName.flatMap(detail),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}
