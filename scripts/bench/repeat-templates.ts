import type { TemplateContent } from '@/data/types'

/**
 * Returns `count` templates: the library, then repetitions of the templates for roof systems under new slugs, ids and
 * names. Returns the library if `count` is smaller.
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
