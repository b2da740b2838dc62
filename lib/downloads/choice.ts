import 'server-only'
import type { MailTemplate } from '@/lib/mail/types'
import type { BundleDownload, Download, Store } from '@/lib/store'
import type { SubscribeInput } from '@/lib/forms/schema'

type TemplateLookup = (slug: string, state?: string) => MailTemplate | undefined

export interface BundleChoice {
  name: string
  title: string
  /** URL of the archive with every format. */
  url: string
  templates: readonly MailTemplate[]
}
export type BundleLookup = (name: string, state?: string) => BundleChoice | undefined

export interface Lookups {
  findTemplate: TemplateLookup
  findBundle: BundleLookup
}

/** A bundle counts once, as a bundle; otherwise each template counts once. */
export type Counted = { bundle: BundleDownload } | { templates: readonly Download[] }

export interface Choice {
  mailed: readonly MailTemplate[]
  counted: Counted
}

/** Returns the file in the chosen format, or the template's first file. */
export function chosenFile(template: MailTemplate, format: SubscribeInput['format']): MailTemplate['files'][number] {
  const file = template.files.find((candidate) => candidate.format === format) ?? template.files[0]
  if (!file) throw new Error(`${template.slug} has no file`)
  return file
}

const countOf = (templates: readonly MailTemplate[], format: SubscribeInput['format']): Download[] =>
  templates.flatMap((template) => {
    const chosen = chosenFile(template, format)
    return chosen.format === 'ZIP' ? [] : [{ slug: template.slug, format: chosen.format }]
  })

function chooseBundle({ name, title, url, templates }: BundleChoice, format: SubscribeInput['format']): Choice {
  const archive = format ? `${url}${url.includes('?') ? '&' : '?'}format=${format}` : url
  const whole: MailTemplate = {
    name: `${title} (${templates.length} templates)`,
    slug: 'template',
    page: '/templates',
    files: [{ format: 'ZIP', url: archive }],
  }
  return { mailed: [whole], counted: { bundle: { bundle: name, format } } }
}

/** Resolves the input to templates, each once, or to a bundle. */
export function findChoice(
  { templates: slugs, bundle: name, format, state }: Pick<SubscribeInput, 'templates' | 'bundle' | 'format' | 'state'>,
  { findTemplate, findBundle }: Lookups,
): Choice | undefined {
  if (name !== undefined) {
    const bundle = findBundle(name, state)
    return bundle && chooseBundle(bundle, format)
  }
  const mailed: MailTemplate[] = []
  for (const slug of new Set(slugs)) {
    const template = findTemplate(slug, state)
    if (!template) return undefined
    mailed.push(template)
  }
  return { mailed, counted: { templates: countOf(mailed, format) } }
}

/** Records the downloads. */
export const recordCounted = (
  counted: Counted,
  store: Pick<Store, 'recordDownloads' | 'recordBundleDownload'>,
): Promise<void> =>
  'bundle' in counted ? store.recordBundleDownload(counted.bundle) : store.recordDownloads(counted.templates)
