import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import {
  categoryBreadcrumbs,
  groupEntries,
  sectionsOfGroup,
  type CategoryEntry,
  type CategoryGroup,
} from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { RelatedPages } from './related-pages'
import { ListSwitch } from './list-switch'
import { TemplateSections } from './template-sections'

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
