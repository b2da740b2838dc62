import { stylesFor } from '@/lib/documents/render/docx/styles'
import { theme } from '@/lib/documents/theme'

/** The sizes of paragraph styles in half points, by name. */
const sizesUnder = (law: Parameters<typeof stylesFor>[1]): Map<string, number> =>
  new Map(
    stylesFor(theme.accent, law).paragraphStyles!.flatMap(({ id, run }) =>
      typeof run?.size === 'number' ? [[id, run.size] as const] : [],
    ),
  )

test('no text of a Word file is below nine points but headers, footers and gaps', () => {
  const small = [...sizesUnder(null)].filter(([, size]) => size < 18).map(([id]) => id)
  expect(small).toEqual(['Header', 'Footer', 'Gap'])
})

test('the tables of a contract for a home have ten points, and in California its labels too', () => {
  const of = (law: Parameters<typeof stylesFor>[1]) =>
    ['TableText', 'FieldLabel', 'TableHead'].map((id) => sizesUnder(law).get(id))
  expect([of(null), of('home'), of('california')]).toEqual([
    [19, 18, 18],
    [20, 18, 18],
    [20, 20, 20],
  ])
})
