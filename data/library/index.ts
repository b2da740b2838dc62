import { clientCommunication } from './client-communication'
import { contracts } from './contracts'
import { essentials } from './essentials'
import { estimates } from './estimates'
import { hr } from './hr'
import { inspections } from './inspections'
import { invoicing } from './invoicing'
import { marketing } from './marketing'
import { projectManagement } from './project-management'
import { safety } from './safety'
import type { TemplateContent } from '@/data/shared/types'

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
