import { essentialCategories, libraryCategories } from '@/data/shared/categories'
import { versionOf } from '@/data/shared/version'
import { baseCount, demandOf, type Demand } from '@/data/shared/demand'
import { familyOf, type Downloads, type FamilyName, type GroupOf } from '@/data/shared/families'
import { stampCitations } from '@/data/law/citations/stamp'
import { keepCitesWhole } from '@/data/shared/cites'
import { federalEdition, type Edition } from '@/data/law/edition'
import { hasMissingNote } from '@/data/shared/notices'
import { withStateFacts, type StateSubject } from '@/data/shared/state-facts'
import { withTextCounted } from '@/data/shared/text-check'
import { formerRowsOf } from '@/data/shared/former-rows'
import { slugOf } from '@/data/shared/slug'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

type Texts = Pick<
  TemplateContent,
  | 'name'
  | 'description'
  | 'tags'
  | 'popular'
  | 'telling'
  | 'notFor'
  | 'fullDescription'
  | 'howToUse'
  | 'expertGuide'
  | 'pages'
>
type Facts = Pick<
  TemplateContent,
  'id' | 'slug' | 'categorySlug' | 'subcategory' | 'systemSlug' | 'systemName' | 'systemType' | 'formats' | 'stage'
>
type Model = d.DocumentModel

/** What is written of a template, whatever its family. */
interface Written extends Texts, Partial<Facts>, Pick<Model, 'subject' | 'intro'>, d.Required {
  downloads?: Downloads
  /** How much it is needed on the most common roof. Absent, it is needed least. */
  demand?: Demand
  /** The document's title, where it is not the template's name. */
  title?: string
  /** `full` unless it says otherwise; a form that a law prescribes has none. */
  letterhead?: Model['letterhead'] | ((edition: Edition) => Model['letterhead'])
  /** For the properties of the files; the first tags if absent. */
  keywords?: Model['keywords']
  /** The pages, in the edition asked for; a document without law in it is the same in all. */
  parts: (edition: Edition) => Model['parts']
  /** Whether states have editions of their own of it. */
  hasEditions?: true
  /** Subjects of the document on which states differ: each state's edition says what its law is, for the office. */
  stateFacts?: readonly StateSubject[]
}

/** A document for one roof system, or one of a group. */
interface ForRoofs<F extends FamilyName> {
  system?: RoofSystem
  group?: GroupOf<F>
}

/** What a family also asks for. */
type Asked<F extends FamilyName> = F extends 'essential'
  ? Required<Pick<Written, 'id' | 'categorySlug' | 'formats' | 'downloads'>>
  : F extends 'estimate'
    ? Required<Pick<Written, 'id' | 'downloads'>> & ForRoofs<F>
    : F extends 'contract' | 'inspection' | 'safety'
      ? ForRoofs<F>
      : F extends 'member'
        ? unknown
        : { group: GroupOf<F> }

/** A template of a family; those of members stand outside the kinds that the catalogue counts and lists. */
export type Template<F extends FamilyName> = Omit<TemplateContent, 'kind'> & { kind: F }

/** One document for each roof system; `index` is the system's place in the list that it comes from. */
export type Blueprint = (system: RoofSystem, index: number) => TemplateContent

const members = { slug: 'members', name: 'Members', stage: 'company' } as const
const categories = [...libraryCategories, ...essentialCategories, members]

/** Throws where there is no category of this slug. */
function categoryOf(slug: string | undefined): Pick<TemplateContent, 'categorySlug' | 'category' | 'stage'> {
  const category = categories.find((candidate) => candidate.slug === slug)
  if (!category) throw new Error(`There is no category ${slug}`)
  return { categorySlug: category.slug, category: category.name, stage: category.stage }
}

const placeOf = (system: RoofSystem, group = system.slug) => ({
  subcategory: group,
  systemSlug: system.slug,
  systemName: system.name,
  systemType: system.type,
})

/**
 * A template as the catalogue and the document build read it.
 *
 * @param kind its family, which fills in what is not written: id, category and its stage, formats, download count
 * @param written its texts and its document. With a `system`, name, slug and tags are completed with the system's own.
 * @throws Error where the category is unknown
 */
export function defineTemplate<F extends FamilyName>(kind: F, written: Written & Asked<F>): Template<F> {
  const family = familyOf(kind)
  const { system, group, ...own }: Written & { system?: RoofSystem; group?: string } = written
  const {
    downloads = family.downloads,
    demand: need,
    title,
    subject,
    intro,
    letterhead,
    keywords,
    parts,
    stateFacts = [],
    required,
    optional,
    ...texts
  } = own
  const name = system ? `${system.shortName} ${own.name}` : own.name
  const ending = own.slug ?? slugOf(own.name)
  const slug = system ? `${system.slug}-${ending}` : ending
  const demand = demandOf(need, system, own.downloads !== undefined)
  return {
    id: `${family.id}-${slug}`,
    kind,
    formats: family.formats,
    ...categoryOf(own.categorySlug ?? family.categorySlug),
    ...(system ? placeOf(system, group) : group ? family.inGroup(group) : {}),
    ...texts,
    ...(stateFacts.length > 0 ? { hasEditions: true } : {}),
    name,
    slug,
    tags: system && family.systemTags ? [...new Set(family.systemTags(system, own.tags))] : own.tags,
    demand,
    baseDownloads: typeof downloads === 'number' ? downloads : baseCount(demand, downloads),
    document: (edition = federalEdition) => {
      const model = stampCitations(
        d.documentModel({
          title: title ?? name,
          subject,
          intro,
          letterhead: (typeof letterhead === 'function' ? letterhead(edition) : letterhead) ?? 'full',
          keywords: keywords ?? own.tags.slice(0, family.keywords ?? 6),
          parts: d.withRequired(withTextCounted(withStateFacts(parts(edition), edition, stateFacts)), {
            ...{ required, optional },
            mayLack: edition.state !== undefined,
          }),
        }),
      )
      const version = versionOf(slug)
      const formerRows = formerRowsOf(slug)
      return {
        ...(family.joinsCites ? keepCitesWhole(model) : model),
        ...(version ? { version } : {}),
        ...(formerRows ? { formerRows } : {}),
        ...(edition.state && hasMissingNote(model.parts) ? { incompleteFor: edition.state.name } : {}),
        ...(d.needsAttorneyNote(kind, model) ? { needsAttorney: true } : {}),
      }
    },
  }
}
