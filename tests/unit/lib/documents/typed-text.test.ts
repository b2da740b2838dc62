import { create } from 'fontkit'
import { readExtendedFaces, readFaces } from '@/lib/documents/platform/faces.node'
import { drawableCharacters } from '@/lib/documents/platform/characters'
import { drawableValues, leftOutOf } from '@/lib/documents/typed-text'

test('what is said to be shown is in the faces, in every weight', async () => {
  const [faces, extended] = await Promise.all([readFaces(), readExtendedFaces()])
  for (const weight of ['regular', 'semibold', 'bold'] as const) {
    const fonts = [faces[weight], ...extended[weight]].map((file) => create(file))
    const isIn = (character: string) => fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
    expect([...drawableCharacters].filter((character) => !isIn(character))).toEqual([])
  }
})

test.each([
  ['王小明', ['王', '小', '明']],
  ['Ана', ['А', 'н', 'а']],
  ['Ana 👩🏽‍🔧 👩🏽‍🔧', ['👩🏽‍🔧']],
  ['½ in ≥ 3⅝″ ≤ 9 → ✓', []],
  ['Nguyễn Łukasz', []],
  ['Cafe\u0301', []],
])('of %s a PDF leaves out %j', (typed, lost) => {
  expect(leftOutOf(typed)).toEqual(lost)
  expect(drawableValues({ 'customer.name': typed, 'customer.age': 4 }).leftOut).toEqual(lost)
})
