/** What single documents say, by the address of the template; the lists for all documents come after these. */
import type { SaidByName } from '../types'
import { invoicing } from './bills'
import { essentials } from './essentials'
import { clientCommunication } from './letters'
import { projectManagement } from './office'
import { marketing } from './outreach'
import { hr } from './staff'
import { contracts, estimates, inspections, safety } from './trades'

export { blueprintNames } from './blueprints'

export const documentNames: Readonly<Record<string, SaidByName>> = {
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
}
