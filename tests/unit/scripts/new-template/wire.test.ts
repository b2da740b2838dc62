import { readdirSync, readFileSync } from 'node:fs'
import { slugOf } from '@/data/slug'
import { blueprintKinds } from '@/scripts/new-template/blueprint'
import { authoredKinds } from '@/scripts/new-template/kinds'
import { constantOf } from '@/scripts/new-template/texts'
import { withSafetySuffix, withTemplate } from '@/scripts/new-template/wire'

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

test.each(Object.entries(blueprintKinds))(
  'the list of the blueprints of %s has the form',
  (folder, { after, blueprints }) => {
    const source = readFileSync(`data/${folder}/blueprints/index.ts`, 'utf8')
    expect(withTemplate(source, 'zz-last', 'zzLast', blueprints)).toContain('  zzLast,\n]')
    expect(() => withTemplate(source, 'zz-last', 'zzLast', blueprints + 1)).toThrow()
    expect(withTemplate(source, 'zz-last', 'zzLast', after)).toContain('  zzLast,\n')
  },
)

test('a new suffix of safety documents has its figures', () => {
  const support = withSafetySuffix(readFileSync('data/safety/support.ts', 'utf8'), 'hot-work-permit')
  expect(support).toContain("'incident-report-form': [500, 200],\n  'hot-work-permit': [500, 200],\n} as const")
  expect(() => withSafetySuffix('export const none = {}', 'hot-work-permit')).toThrow('has no list of documents')
})

test('names of files and constants follow from the name', () => {
  expect(slugOf('  RFI & Change-Order Log (2nd) ')).toBe('rfi-change-order-log-2nd')
  expect(constantOf('first-90-days-plan')).toBe('first90DaysPlan')
})
