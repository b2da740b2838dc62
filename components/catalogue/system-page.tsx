import { BundleActions } from '@/components/download/bundle-actions'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { summarizeBundle } from '@/lib/bundles'
import {
  categoryBreadcrumbs,
  findRoof,
  groupEntries,
  otherSystemLinks,
  packetLinks,
  relatedSystems,
  sectionsOfSystem,
  systemTitle,
  type CategoryEntry,
  type SystemEntry,
  sectionsOfGroup,
  type CategoryGroup,
} from '@/lib/catalogue'
import { formatRange, countOf } from '@/lib/utils'
import { FactList } from './fact-list'
import { RelatedPages } from './related-pages'
import { ListSwitch } from './list-switch'
import { SystemGrid } from './system-grid'
import { TemplateSections } from './template-sections'
import { categoryUrl } from '@/lib/paths'

/** The page of a group within a category: its templates by section, and links to the other groups. */
export function GroupPage({ category, group }: { category: CategoryEntry; group: CategoryGroup }) {
  const { slug, name, description, showIncluded } = group
  const all = groupEntries(category.slug)
  const own = all.find((entry) => entry.slug === slug)
  const whole = { name: category.name, href: categoryUrl(category.slug), count: category.count }
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={categoryBreadcrumbs(category, name)} />
      <PageHeader title={name}>{description}</PageHeader>
      <div className="list-head">
        <p className="font-semibold">{countOf(own?.count ?? 0, 'template')}</p>
        {!showIncluded && <ListSwitch />}
      </div>
      <TemplateSections sections={sectionsOfGroup(category.slug, group)} pageTitle={name} showIncluded={showIncluded} />
      <RelatedPages title="See also" places={[...all.filter((entry) => entry !== own), whole]} />
    </div>
  )
}

const factsOf = ({ count, minSlope, typicalLifeYears, weightPsf }: SystemEntry) => [
  { label: 'Templates', value: `${count}` },
  { label: 'Minimum slope', value: minSlope },
  { label: 'Typical life', value: `${formatRange(typicalLifeYears)} years` },
  { label: 'Weight', value: `${formatRange(weightPsf)} lb/sq ft` },
]

/** The page of a roof system within a category: its facts, its archive, its templates and related systems. */
export function SystemPage({ category, system }: { category: CategoryEntry; system: SystemEntry }) {
  const related = relatedSystems(category.slug, system)
  const places = [...otherSystemLinks(category.slug, system.slug), ...groupEntries(category.slug)]
  const roof = findRoof(system.slug)
  if (roof) places.unshift({ ...roof, name: 'All by stage of the job' })
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={categoryBreadcrumbs(category, system.name)} />
      <PageHeader title={systemTitle(category, system)}>{system.description}</PageHeader>
      <div className="list-head">
        <FactList facts={factsOf(system)} />
        <BundleActions bundle={summarizeBundle(system.slug)} showFormats>
          {`Everything for ${system.shortName}`}
        </BundleActions>
        <ListSwitch />
      </div>
      <TemplateSections sections={sectionsOfSystem(category.slug, system.slug)} lead="preview" hideMark />
      <RelatedPages title={`Packets for ${system.name}`} places={packetLinks(system.slug)} />
      <RelatedPages title={`More for ${system.name}`} places={places} />
      {related.length > 0 && (
        <section className="mt-12" aria-labelledby="related-systems">
          <h2 id="related-systems" className="mb-4 text-xl">
            Related Roof Systems
          </h2>
          <SystemGrid systems={related} />
        </section>
      )}
    </div>
  )
}
