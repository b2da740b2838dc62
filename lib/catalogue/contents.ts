import { clientCommunication } from '@/data/client-communication'
import { contracts } from '@/data/contracts'
import { essentials } from '@/data/essentials'
import { estimates } from '@/data/estimates'
import { hr } from '@/data/hr'
import { inspections } from '@/data/inspections'
import { invoicing } from '@/data/invoicing'
import { marketing } from '@/data/marketing'
import { projectManagement } from '@/data/project-management'
import { safety } from '@/data/safety'
import type { TemplateContent } from '@/data/types'

/** All templates as written, in catalogue order: essentials first, then the library by kind. */
export const templateContents: readonly TemplateContent[] = [
  ...essentials,
  ...estimates,
  ...contracts,
  ...inspections,
  ...safety,
  ...projectManagement,
  ...clientCommunication,
  ...invoicing,
  ...marketing,
  ...hr,
]

const repeated = templateContents.map(({ slug }) => slug).filter((slug, index, all) => all.indexOf(slug) !== index)
if (repeated.length) throw new Error(`Template slugs are not unique: ${repeated.join(', ')}`)
