import type { Style } from './style'
import { remember } from '../../remember'

export interface Run {
  text: string
  style: Style
}

interface Placed extends Run {
  x: number
}

export interface Paragraph {
  lines: readonly { runs: readonly Placed[]; width: number }[]
  leading: number
  height: number
}

export type Measure = (text: string, style: Style) => number

interface Fragment extends Run {
  width: number
  /** Width without the space at its end. */
  inked: number
}

/** Where a line may end: after a breaking space, a dash between words, or a slash or hyphen between letters. */
const opportunity = /(?<=[^\S\u00a0\u202f])(?=\S)|(?<=—)(?=\S)|(?<=[A-Za-z][-/])(?=[A-Za-z])/
const endsWord = /[^\S\u00a0\u202f]$|—$|[A-Za-z][-/]$/

function toFragment(run: Run, measure: Measure): Fragment {
  const width = measure(run.text, run.style)
  const inked = /\s$/.test(run.text) ? measure(run.text.trimEnd(), run.style) : width
  return { ...run, width, inked }
}

/** Splits a fragment that is wider than a line into pieces that fit. */
function cutFragment(fragment: Fragment, width: number, measure: Measure): Fragment[] {
  const pieces: Fragment[] = []
  let text = ''
  for (const character of fragment.text) {
    if (text && measure(text + character, fragment.style) > width) {
      pieces.push(toFragment({ text, style: fragment.style }, measure))
      text = ''
    }
    text += character
  }
  return [...pieces, toFragment({ text, style: fragment.style }, measure)]
}

const takenApart = new WeakMap<Measure, Map<Style, Map<string, readonly Fragment[]>>>()

/** A text as fragments between which a line may end. Each is measured once: texts are tried at several widths. */
function toFragments({ text, style }: Run, measure: Measure): readonly Fragment[] {
  const styles = remember(takenApart, measure, () => new Map<Style, Map<string, readonly Fragment[]>>())
  const texts = remember(styles, style, () => new Map<string, readonly Fragment[]>())
  return remember(texts, text, () => {
    const pieces = text.split(opportunity).filter((piece) => piece)
    return pieces.map((piece) => toFragment({ text: piece, style }, measure))
  })
}

/** Groups fragments into words that no line break may split: `[Customer name],`. */
function toWords(runs: readonly Run[], width: number, measure: Measure): Fragment[][] {
  const words: Fragment[][] = []
  let open = false
  for (const run of runs)
    for (const fragment of toFragments(run, measure)) {
      const pieces = fragment.inked > width ? cutFragment(fragment, width, measure) : [fragment]
      pieces.forEach((piece, index) => {
        const word = words.at(-1)
        if (open && index === 0 && word) word.push(piece)
        else words.push([piece])
      })
      open = !endsWord.test(fragment.text)
    }
  return words
}

function toLine(fragments: readonly Fragment[]): Paragraph['lines'][number] {
  const runs: Placed[] = []
  let x = 0
  for (const { text, style, width } of fragments) {
    const last = runs.at(-1)
    if (last?.style === style) last.text += text
    else runs.push({ text, style, x })
    x += width
  }
  const final = fragments.at(-1)
  return { runs, width: final ? x - final.width + final.inked : 0 }
}

/** Styled text in pieces that each begin a line: at the ends of lines that somebody typed. */
export function splitAtLineEnds(runs: readonly Run[]): Run[][] {
  const pieces: Run[][] = [[]]
  for (const { text, style } of runs)
    text.split('\n').forEach((line, index) => {
      if (index > 0) pieces.push([])
      pieces.at(-1)?.push({ text: line, style })
    })
  return pieces
}

/** Paragraphs as one, below each other. */
export function stacked(paragraphs: readonly Paragraph[]): Paragraph {
  const [first] = paragraphs
  if (first && paragraphs.length === 1) return first
  const lines = paragraphs.flatMap((each) => (each.lines.length > 0 ? each.lines : [{ runs: [], width: 0 }]))
  const leading = first?.leading ?? 0
  return { lines, leading, height: lines.length * leading }
}

/** Breaks styled text into lines of at most `width`; the first run's style sets the leading. */
export function layoutText(runs: readonly Run[], width: number, measure: Measure): Paragraph {
  const lines: Fragment[][] = []
  let line: Fragment[] = []
  let used = 0
  for (const word of toWords(runs, width, measure)) {
    const full = word.reduce((total, fragment) => total + fragment.width, 0)
    const final = word.at(-1)
    const inked = full - (final ? final.width - final.inked : 0)
    if (line.length && used + inked > width) {
      lines.push(line)
      line = []
      used = 0
    }
    line.push(...word)
    used += full
  }
  if (line.length) lines.push(line)
  const leading = runs[0]?.style.leading ?? 0
  return { lines: lines.map(toLine), leading, height: lines.length * leading }
}
