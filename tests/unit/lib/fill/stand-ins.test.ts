import { createRequire } from 'node:module'
import { extendedCharacters, textCharacters } from '@/lib/documents/platform/characters'
import clone from '@/lib/fill/clone'
import leftOut from '@/lib/fill/left-out'
import * as own from '@/lib/fill/unicode-properties'

type Properties = Record<'getScript' | 'getCategory' | 'getCombiningClass', (codePoint: number) => string> &
  Record<'isMark' | 'isDigit', (codePoint: number) => boolean>

const theirs = createRequire(require.resolve('fontkit'))('unicode-properties') as Properties
const codePoints = [...`${textCharacters}${extendedCharacters}\n`].map((character) => character.codePointAt(0) ?? 0)

test('what fontkit asks about the characters of documents is answered as by the package', () => {
  expect(codePoints.length).toBeGreaterThan(800)
  const differences = codePoints.filter((codePoint) => {
    const category = theirs.getCategory(codePoint)
    return (
      own.getScript(codePoint) !== theirs.getScript(codePoint) ||
      own.isMark(codePoint) !== theirs.isMark(codePoint) ||
      own.isDigit(codePoint) !== theirs.isDigit(codePoint) ||
      own.getCombiningClass() !== theirs.getCombiningClass(codePoint) ||
      own.getCategory(codePoint) !== (/^(Mn|Me|Cf)$/.test(category) ? category : 'Lo')
    )
  })
  expect(differences.map((codePoint) => codePoint.toString(16))).toEqual([])
})

test('a copied table can be changed and leaves its original as it was', () => {
  const table = { numGlyphs: 300, macStyle: { bold: true } }
  const copy = clone(table)
  copy.numGlyphs = 12
  expect(table).toEqual({ numGlyphs: 300, macStyle: { bold: true } })
  expect(copy).toEqual({ numGlyphs: 12, macStyle: { bold: true } })
})

test('what is left out says so if it is called after all', () => {
  expect(() => leftOut()).toThrow('left out in browsers')
})
