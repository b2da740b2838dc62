import type { Operation } from '../operation'
import { bundleOperations } from './bundles'
import { catalogueOperations } from './catalogue'
import { formOperations } from './forms'
import { mailLinkOperations } from './mail-links'
import { operatorOperations } from './operator'

export const operations: readonly Operation[] = [
  ...catalogueOperations,
  ...bundleOperations,
  ...formOperations,
  ...mailLinkOperations,
  ...operatorOperations,
]
