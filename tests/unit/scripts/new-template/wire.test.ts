import { readdirSync, readFileSync } from 'node:fs'
import { authoredKinds } from '@/scripts/new-template/kinds'
import { constantOf, slugOf } from '@/scripts/new-template/source'
import { withTemplate } from '@/scripts/new-template/wire'

const index = `import { apple } from './apple'
import { pear } from './pear'
import type { TemplateContent } from '@/data/types'

/** Fruit. */
export const fruit: readonly TemplateContent[] = [
  pear,
  apple,
]
`

test('a template stands in the imports by its name and in the list behind its group', () => {
  expect(withTemplate(index, 'fig', 'fig', 1)).toBe(
    index
      .replace('import { pear }', "import { fig } from './fig'\nimport { pear }")
      .replace('  pear,\n', '  pear,\n  fig,\n'),
  )
  const last = withTemplate(index, 'quince', 'quince', 2)
  expect(last).toContain("from './pear'\nimport { quince } from './quince'\nimport type")
  expect(last).toContain('  apple,\n  quince,\n]')
})

test('an index of another form is refused', () => {
  expect(() => withTemplate('export const fruit = [...all]\n', 'fig', 'fig', 0)).toThrow('no list of templates')
  expect(() => withTemplate(index, 'fig', 'fig', 3)).toThrow('no list of templates')
})

test.each(Object.entries(authoredKinds))(
  'the index of %s has the form, one line a template',
  (folder, { contents }) => {
    const source = readFileSync(`data/${folder}/index.ts`, 'utf8')
    expect(withTemplate(source, 'zz-last', 'zzLast', contents.length)).toContain('  zzLast,\n]')
    expect(() => withTemplate(source, 'zz-last', 'zzLast', contents.length + 1)).toThrow()
    expect(readdirSync(`data/${folder}`)).toContain('template.ts')
  },
)

test('names of files and constants follow from the name', () => {
  expect(slugOf('  RFI & Change-Order Log (2nd) ')).toBe('rfi-change-order-log-2nd')
  expect(constantOf('first-90-days-plan')).toBe('first90DaysPlan')
})
