import { create } from 'fontkit'
import { signs } from '@/lib/documents/platform/characters'
import { readExtendedFaces, readFaces } from '@/lib/documents/platform/faces.node'
import { signFace } from '@/lib/documents/platform/sign-face'

test.each(['regular', 'semibold', 'bold'] as const)(
  'the %s face of signs has each, in the size of its letters',
  async (weight) => {
    const [faces, extended] = await Promise.all([readFaces(), readExtendedFaces()])
    const text = create(faces[weight])
    const face = create(extended[weight].at(-1)!)
    expect(face.unitsPerEm).toBe(text.unitsPerEm)
    for (const sign of signs) {
      const glyph = face.glyphForCodePoint(sign.codePointAt(0)!)
      const numbers = glyph.path.commands.flatMap(({ args }) => args)
      expect(glyph.path.commands.length).toBeGreaterThan(6)
      expect(glyph.advanceWidth).toBeGreaterThan(face.unitsPerEm * 0.4)
      // Inside its own width, and no higher than the text.
      expect(Math.min(...numbers)).toBeGreaterThan(-0.1 * face.unitsPerEm)
      expect(Math.max(...numbers)).toBeLessThan(Math.max(glyph.advanceWidth, text.ascent))
    }
  },
)

test('a face of other glyphs is refused', async () => {
  const { regular } = await readFaces()
  expect(() => signFace(regular)).toThrow(/The face that signs are made of has \d+ glyphs/)
})
