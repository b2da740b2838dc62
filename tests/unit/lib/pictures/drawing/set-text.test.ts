import { fc } from '@/tests/support/fast-check'
import { pictureFonts } from '@/lib/pictures/drawing/fonts'
import { breakLines, setLine } from '@/lib/pictures/drawing/set-text'

test('lines stay within their width and lose no word', async () => {
  const { bold } = await pictureFonts()
  const width = (text: string) => (bold.layout(text).advanceWidth * 40) / bold.unitsPerEm
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-z&,]{1,9}$/), { minLength: 1, maxLength: 9 }), (words) => {
      const lines = breakLines(bold, words.join(' '), 40, 400)
      expect(lines.join(' ')).toBe(words.join(' '))
      // Between words as they are laid out one by one and together there may be a kern.
      for (const line of lines) expect(width(line) <= 402 || !line.includes(' ')).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a line breaks after a hyphen too, which stays', async () => {
  const { bold } = await pictureFonts()
  expect(breakLines(bold, 'Self-Adhered Underlayment', 40, 150)).toEqual(['Self-', 'Adhered', 'Underlayment'])
})

test('text becomes outlines that need no typeface', async () => {
  const { regular } = await pictureFonts()
  const svg = setLine(regular, 'Ab c', { x: 10, y: 20, size: 30, fill: '#fff' })
  expect(svg.match(/<path /g)).toHaveLength(3)
  expect(svg).toMatch(/^<g fill="#fff" transform="translate\(10 20\) /)
  expect(svg).not.toContain('<text')
})
