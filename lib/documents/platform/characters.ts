/** The characters of bytes 128–159 in WinAnsi (Windows-1252), with spaces for the five unused bytes. */
const winAnsiHigh = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
export const winAnsi: readonly string[] = Array.from(
  { length: 224 },
  (_, index) => winAnsiHigh[index - 96] ?? String.fromCharCode(index + 32),
)
/** The characters that viewers can draw in a field. */
export const fieldCharacters = [...new Set(winAnsi)].filter((character) => !/\p{Cc}/u.test(character)).join('')
export const textCharacters = `${fieldCharacters}−′″№⁄↑↓`

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Signs that are drawn from other glyphs: the files of the package lack them. */
export const signs = '≥≤→✓'

/** The letters of Latin Extended-A, -B and Additional, with those of Vietnamese, its currency, and signs. */
export const extendedCharacters = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}₫${signs}`

/** Characters among these that no file of the package has. */
const LACKING = '†‡‰\u00adŉǄẜ'
/** The characters that a PDF can show of typed text, line ends aside. */
export const drawableCharacters: ReadonlySet<string> = new Set(
  [...fieldCharacters, ...extendedCharacters].filter((character) => !LACKING.includes(character)),
)
