import type { Citation } from '@/data/law/citations/extract'
import type { Check, Checked } from '@/data/law/citations/register'

export type Register = Readonly<Record<string, Check>>

export const REGISTER = 'data/law/citations/register.json'
export const GUIDE = 'docs/citations.md'

/** The register for the cited sections: a new one was not checked yet, one that is cited no more is dropped. */
export const completed = (register: Register, sections: ReadonlyMap<string, Citation>): Register =>
  Object.fromEntries([...sections.keys()].map((key) => [key, register[key] ?? { checked: 'general knowledge' }]))

/** The text of the register: one line for each section. */
export function formatRegister(register: Register): string {
  const lines = Object.entries(register).map(([key, check]) => `  ${JSON.stringify(key)}: ${spaced(check)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const spaced = (check: Check): string =>
  `{ ${Object.entries(check)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')} }`

interface Listed extends Check {
  key: string
  where: string
}

const groupBy = <T>(list: readonly T[], keyOf: (entry: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return [...groups]
}

/** `29 CFR 1926.502` → `29 CFR`: all but the last word, with which the section begins. */
const bodyName = (key: string): string => key.replace(/ (?:art\. |§ )?\S+$/, '').replace(/,$/, '')
const sectionName = (key: string): string => key.slice(bodyName(key).length).replace(/^,? /, '')

const open = (listed: readonly Listed[]): string[] =>
  groupBy(listed, ({ key, where }) => `${bodyName(key)}\n${where}`).map(([name, entries]) => {
    const [body, where] = name.split('\n')
    return `- **${body}** (${where}): ${entries.map(({ key }) => sectionName(key)).join(', ')}`
  })

const read = (listed: readonly Listed[]): string[] =>
  groupBy(listed, ({ source, day, note }) => `${source}, read on ${day}${note ? ` (${note})` : ''}`).map(
    ([how, entries]) => `- ${how}: ${entries.map(({ key }) => key).join('; ')}`,
  )

/** Writes `docs/citations.md`: how each cited section was checked, by body of law. */
export function writeGuide(register: Register, sections: ReadonlyMap<string, Citation>): string {
  const listed = [...sections].map(([key, { body }]): Listed => ({
    key,
    where: body.where,
    ...(register[key] ?? { checked: 'general knowledge' }),
  }))
  const having = (checked: Checked): Listed[] => listed.filter((entry) => entry.checked === checked)
  const [official, secondary, general] = [
    having('official copy'),
    having('secondary copy'),
    having('general knowledge'),
  ]
  return `${[
    '# Citations and how they were checked',
    '',
    'Written by `npm run citations` from `data/law/citations/register.json`; do not edit it here.',
    '',
    'A document says how its citations were checked: the weakest check among the sections that it names, in words (`data/law/citations/stamp.ts`). A section covers its paragraphs. To check one, read its official text, compare it with every sentence that cites it, and record the copy and the day in the register. Never record a check that nobody made.',
    '',
    '- **Official copy**: the text as its official publisher has it, read there or in a stored copy of that publication.',
    '- **Secondary copy**: a copy that somebody else keeps. It can be out of date.',
    '- **General knowledge**: not looked up.',
    '',
    `${listed.length} sections are cited. Read in an official copy: ${official.length}; in a secondary copy: ${secondary.length}; from general knowledge: ${general.length}.`,
    '',
    '## Not looked up yet, and where to look',
    '',
    ...open(general),
    '',
    '## Read in a secondary copy',
    '',
    ...(secondary.length ? read(secondary) : ['None.']),
    '',
    '## Read in an official copy',
    '',
    ...(official.length ? read(official) : ['None.']),
  ].join('\n')}\n`
}
