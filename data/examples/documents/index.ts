/** What single documents say, by the address of the template; the lists for all documents come after these. */
import type { SaidByName } from '../types'
import { invoicing } from './bills'
import { essentials } from './essentials'
import { figures } from './figures'
import { letterDays } from './letter-days'
import { clientCommunication } from './letters'
import { projectManagement } from './office'
import { marketing } from './outreach'
import { outreachTables } from './outreach-tables'
import { hr } from './staff'
import { surveys } from './surveys'
import { contracts, estimates, inspections, safety } from './trades'

export { blueprintNames } from './blueprints'

const texts: Readonly<Record<string, SaidByName>> = {
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

/** By the address of the template: its figures before its texts. */
export const documentNames: Readonly<Record<string, SaidByName>> = Object.fromEntries(
  [...new Set([texts, letterDays, outreachTables, figures, surveys].flatMap((each) => Object.keys(each)))].map(
    (slug) => [
      slug,
      { ...texts[slug], ...letterDays[slug], ...outreachTables[slug], ...figures[slug], ...surveys[slug] },
    ],
  ),
)
