/** A report of a large commercial roof has a few hundred lines. */
export const MOST_CHARACTERS = 300_000
const MOST_ROWS = 3000
const MOST_CELLS = 200

type Separator = '\t' | ';' | ',' | 'text'

/** A comma that separates cells: not one between thousands, as in `2,640`. */
const COMMA = /,(?!\d{3}(?!\d))|(?<!\d),/

const share = (lines: readonly string[], test: (line: string) => boolean): number =>
  lines.filter(test).length / Math.max(1, lines.length)

function separatorOf(lines: readonly string[]): Separator {
  const withFigures = lines.filter((line) => /\d/.test(line))
  if (share(withFigures, (line) => line.includes('\t')) >= 0.5) return '\t'
  if (share(withFigures, (line) => line.includes(';')) >= 0.5) return ';'
  return share(withFigures, (line) => COMMA.test(line.replaceAll(/"[^"]*"/g, ''))) >= 0.5 ? ',' : 'text'
}

/** The cells of a line with quotation marks as spreadsheets write them (RFC 4180). */
function splitQuoted(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? ''
    if (isQuoted && character === '"' && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted
      if (isQuoted) cell = ''
    } else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

/** `Ridges = 74 ft (4 Ridges)`, `Total area: 2,640 sq ft`, or columns with wide gaps. */
const splitText = (line: string): string[] => line.split(/\s*=\s*|\s*:\s+|\s{2,}|\t/)

/** The rows of a text, without empty ones; cells have no space at their ends. */
export function rowsOf(text: string): string[][] {
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ROWS)
  const separator = separatorOf(lines)
  return lines
    .map((line) => (separator === 'text' ? splitText(line) : splitQuoted(line, separator)))
    .map((cells) => cells.slice(0, MOST_CELLS).map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some(Boolean))
}
