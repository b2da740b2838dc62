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
} from '@/lib/catalogue'
import { formatRange } from '@/lib/utils'
import { FactList } from './fact-list'
import { RelatedPages } from './related-pages'
import { ListSwitch } from './list-switch'
import { SystemGrid } from './system-grid'
import { TemplateSections } from './template-sections'

const factsOf = ({ count, minSlope, typicalLifeYears, weightPsf }: SystemEntry) => [
  { label: 'Templates', value: `${count}` },
  { label: 'Minimum slope', value: minSlope },
  { label: 'Typical life', value: `${formatRange(typicalLifeYears)} years` },
  { label: 'Weight', value: `${formatRange(weightPsf)} lb/sq ft` },
]

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
