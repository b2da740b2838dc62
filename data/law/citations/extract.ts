/** Finds the citations of a text. */
import { bodies, type Body } from './bodies'

/** A cited section; its paragraphs are part of it. */
export interface Citation {
  /** The section's name in the register: `29 CFR 1926.502`. */
  readonly key: string
  readonly body: Body
}

/** Paragraphs of a section, and subsections of a code: `(b)(1)`, `.2.8`. */
const PARAGRAPHS = String.raw`(?:\.\d+)*(?:\([A-Za-z0-9]{1,5}\))*`
/** A paragraph of the section named before it: `1926.502(d)(16), (e)`. */
const LATER_PARAGRAPHS = String.raw`(?:(?:,? (?:and|or|to) |, ?|–)\([A-Za-z0-9]{1,5}\)${PARAGRAPHS})*`
/** A section's number ends here, and it is not the number in front of another body's name. */
const ENDS = String.raw`(?![\d.]*\d)(?! ?(?:CFR|U\.S\.C|ILCS|P\.S\.|O\.S\.|M\.R\.S|Tex\. Admin))(?![A-Za-z]{3})`
/** What separates two sections of a body. */
const BETWEEN = String.raw`(?:,? (?:and|or|to) |, ?|–|; (?=§))`
/** Later sections differ from other numbers by a sign, a point, a dash or their length. */
const LATER = String.raw`(?:ch\. |§§? ?|(?=[\dA-Z]+[.:/-]\d|[\dA-Z]+-[a-z]|[A-Z]*\d{3}))`

const patternOf = ({ name, section, single = false }: Body): RegExp => {
  const one = `${section}${PARAGRAPHS}${ENDS}${LATER_PARAGRAPHS}`
  const sign = String.raw` ?(?:§§? ?|parts? |[Aa]rticle |art\. |chapter )?`
  const more = single ? '' : `(?:${BETWEEN}${LATER}${one})*`
  return new RegExp(`${name}${sign}(?<list>${one}${more})`, 'g')
}

const patterns = bodies.map((body) => ({
  body,
  pattern: patternOf(body),
  section: new RegExp(String.raw`(${body.section})(?:\.\d+)*`, 'g'),
}))

/** OSHA's own numbers, which tables print without the name of the code. */
const oshaBody = bodies.find(({ key }) => key === '$1 CFR')
const bareOsha = /(?<![\d.$-])19(?:03|04|10|26)\.\d{1,4}[a-z]?(?![\d%])/g

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
/** Without paragraphs: `(16)` is not a section. */
const withoutParagraphs = (list: string): string => list.replace(/\([A-Za-z0-9]{1,5}\)/g, '')

/** Most texts name no body of law: one look tells. */
const anyBody = new RegExp(`${bodies.map(({ name }) => name).join('|')}|${bareOsha.source}`)

interface Found {
  readonly citations: readonly Citation[]
  /** The text with every citation taken out. */
  readonly rest: string
}

/**
 * Reads a text for citations.
 *
 * @param text running text, with or without no-break spaces
 * @returns the cited sections, in the order of the bodies of law, and what is left of the text
 */
export function readCitations(text: string): Found {
  let rest = plain(text)
  // Every section has a number, and to look for one costs a tenth of looking for a name.
  if (!/\d/.test(rest) || !anyBody.test(rest)) return { citations: [], rest }
  const citations: Citation[] = []
  for (const { body, pattern, section } of patterns)
    rest = rest.replace(pattern, (_match: string, ...args: unknown[]) => {
      const { list } = args.at(-1) as { list: string }
      const title = typeof args[0] === 'string' && body.key.startsWith('$1') ? args[0] : ''
      const prefix = body.key.replace('$1', title)
      for (const [, found] of withoutParagraphs(list).matchAll(section))
        citations.push({ key: `${prefix} ${found}`, body })
      return ' '
    })
  rest = rest.replace(bareOsha, (found) => {
    if (oshaBody) citations.push({ key: `29 CFR ${found}`, body: oshaBody })
    return ' '
  })
  return { citations, rest }
}
