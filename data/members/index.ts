import type { TemplateContent } from '@/data/types'

/** The documents that only confirmed subscribers get, outside all lists, counts, search and sitemap. */
export const members: readonly TemplateContent[] = []
