import type { LinkedFile, TemplateEntry, TemplateFile } from '@/lib/catalogue/entries'

type Shown = 'slug' | 'name' | 'description' | 'category' | 'pages' | 'thumbnail' | 'downloadCount' | 'systemSlug'

export interface CardTemplate extends Pick<TemplateEntry, Shown> {
  files: readonly LinkedFile[]
  included?: readonly string[]
  popular?: boolean
}

export interface RowTemplate extends Pick<TemplateEntry, 'slug' | 'name' | 'pages'> {
  picture: string
  version?: number
  files: readonly LinkedFile[]
}

const linksOf = (files: readonly TemplateFile[]): LinkedFile[] =>
  files.map(({ format, url, pages }) => ({ format, url, pages }))

/** Picks the fields of a card, with the sections that it lists: whatever a client component gets is part of the page's payload. */
export function toCard(template: TemplateEntry, included?: readonly string[]): CardTemplate {
  const { slug, name, description, category, pages, thumbnail, downloadCount, systemSlug } = template
  return {
    ...{ slug, name, description, category, pages, thumbnail, downloadCount },
    ...(systemSlug ? { systemSlug } : {}),
    files: linksOf(template.files),
    ...(included ? { included, popular: template.popular } : {}),
  }
}

/** Picks the fields of a row in a list of files. */
export const toRow = ({ slug, name, pages, thumbnail, revision, files }: TemplateEntry): RowTemplate => ({
  ...{ slug, name, pages, picture: thumbnail.small },
  ...(revision ? { version: revision.version } : {}),
  files: linksOf(files),
})
