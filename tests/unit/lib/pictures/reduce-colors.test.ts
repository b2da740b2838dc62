import { theme } from '@/lib/documents/theme'
import { reduceColors } from '@/lib/pictures/reduce-colors'

const pixel = (color: string): number[] => [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))
const reduced = (...colors: string[]): string[] => {
  const bytes = reduceColors(Uint8Array.from(colors.flatMap(pixel)))
  return colors.map((_, index) =>
    Buffer.from(bytes.subarray(3 * index, 3 * index + 3))
      .toString('hex')
      .toUpperCase(),
  )
}

test('black, white and the colors of the theme stay unchanged, including the faint background of a field', () => {
  const nested = [theme.legal, theme.safety, theme.note].flatMap(({ fill, edge }) => [fill, edge])
  const { accent, accentTint, ink, muted, rule, ruleLight, headerFill, rowTint, fieldFill, fieldBorder } = theme
  const own = [accent, accentTint, ink, muted, rule, ruleLight, headerFill, rowTint, fieldFill, fieldBorder]
  const colors = ['000000', 'FFFFFF', ...own, ...nested]
  expect(reduced(...colors)).toEqual(colors)
})

test('what lies between them takes the nearest of eight shades of red, green and blue', () => {
  expect(reduced('808080', '707070', 'FD00FC', '203456')).toEqual(['929292', '6D6D6D', 'FF00FF', '242449'])
  const greys = Array.from({ length: 256 }, (_, shade) => shade.toString(16).padStart(2, '0').repeat(3))
  expect(new Set(reduced(...greys)).size).toBe(8)
})

test('pixels are read only', () => {
  const pixels = Uint8Array.from([200, 100, 50])
  reduceColors(pixels)
  expect([...pixels]).toEqual([200, 100, 50])
})
