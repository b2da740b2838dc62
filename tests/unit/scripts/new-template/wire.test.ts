import { readFileSync } from 'node:fs'
import { slugOf } from '@/data/slug'
import { blueprintKinds } from '@/scripts/new-template/blueprint'
import { authoredKinds } from '@/scripts/new-template/kinds'
import { constantOf } from '@/scripts/new-template/texts'
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

test('a template is added to the imports by name and to the list after its group', () => {
  expect(withTemplate(index, 'fig', 'fig', 1)).toBe(
    index
      .replace('import { pear }', "import { fig } from './fig'\nimport { pear }")
      .replace('  pear,\n', '  pear,\n  fig,\n'),
  )
  const last = withTemplate(index, 'quince', 'quince', 2)
  expect(last).toContain("from './pear'\nimport { quince } from './quince'\nimport type")
  expect(last).toContain('  apple,\n  quince,\n]')
})

test('an index in another format is rejected', () => {
  expect(() => withTemplate('export const fruit = [...all]\n', 'fig', 'fig', 0)).toThrow('no list of templates')
  expect(() => withTemplate(index, 'fig', 'fig', 3)).toThrow('no list of templates')
})

test.each(Object.entries(authoredKinds))(
  'the index of %s has the expected format, one line per template',
  (folder, { contents }) => {
    const source = readFileSync(`data/${folder}/index.ts`, 'utf8')
    expect(withTemplate(source, 'zz-last', 'zzLast', contents.length)).toContain('  zzLast,\n]')
    expect(() => withTemplate(source, 'zz-last', 'zzLast', contents.length + 1)).toThrow()
  },
)

test.each(Object.entries(blueprintKinds))(
  'the blueprint list of %s has the expected format',
  (folder, { after, blueprints }) => {
    const source = readFileSync(`data/${folder}/blueprints/index.ts`, 'utf8')
    expect(withTemplate(source, 'zz-last', 'zzLast', blueprints)).toContain('  zzLast,\n]')
    expect(() => withTemplate(source, 'zz-last', 'zzLast', blueprints + 1)).toThrow()
    expect(withTemplate(source, 'zz-last', 'zzLast', after)).toContain('  zzLast,\n')
  },
)

test('file and constant names derive from the template name', () => {
  expect(slugOf('  RFI & Change-Order Log (2nd) ')).toBe('rfi-change-order-log-2nd')
  expect(constantOf('first-90-days-plan')).toBe('first90DaysPlan')
})
