import type { TemplateContent } from '@/data/types'

/**
 * `count` templates: those of the library, then repetitions of the ones written for a roof system, under slugs, ids and
 * names of their own. With `count` below the size of the library it is the library.
 */
export function repeatTemplates(library: readonly TemplateContent[], count: number): readonly TemplateContent[] {
  const repeated = library.filter(({ systemSlug, kind }) => systemSlug && kind !== 'essential')
  const more = Array.from({ length: Math.max(0, count - library.length) }, (_, index): TemplateContent => {
    const original = repeated[index % repeated.length]
    if (!original) throw new Error('The library has no template for a roof system')
    const number = 2 + Math.floor(index / repeated.length)
    const { slug, id, name } = original
    return { ...original, slug: `${slug}-${number}`, id: `${id}-${number}`, name: `${name} ${number}` }
  })
  return [...library, ...more]
}
