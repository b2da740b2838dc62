/** What single documents say, by the address of the template; the lists for all documents come after these. */
import type { SaidByName } from '../types'
import { accountFigures } from './account-figures'
import { agreementBlueprintFigures, agreementFigures } from './agreement-figures'
import { invoicing } from './bills'
import { blueprintTexts } from './blueprints'
import { essentials } from './essentials'
import { estimateBlueprintFigures, estimateFigures } from './estimate-figures'
import { figures } from './figures'
import { letterFigures } from './letter-figures'
import { clientCommunication } from './letters'
import { projectManagement } from './office'
import { marketing } from './outreach'
import { outreachFigures } from './outreach-figures'
import { pageFigures } from './page-figures'
import { projectFigures } from './project-figures'
import { reportBlueprintFigures, reportFigures } from './report-figures'
import { safetyBlueprintFigures, safetyFigures } from './safety-figures'
import { hr } from './staff'
import { staffFigures } from './staff-figures'
import { surveys } from './surveys'
import { contracts, estimates, inspections, safety } from './trades'

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

type Lists = Readonly<Record<string, SaidByName>>

/** Several lists as one: where two say something of the same name, the later one counts. */
const joined = (...lists: readonly Lists[]): Lists =>
  Object.fromEntries(
    [...new Set(lists.flatMap((each) => Object.keys(each)))].map((slug) => [
      slug,
      Object.assign({}, ...lists.map((each) => each[slug])) as SaidByName,
    ]),
  )

/** By the address of the template: its texts, then its figures, days and people. */
export const documentNames = joined(
  ...[texts, pageFigures, figures, surveys, projectFigures, accountFigures, staffFigures, outreachFigures],
  ...[letterFigures, safetyFigures, reportFigures, agreementFigures, estimateFigures],
)

/** By the address without the roof system: what all documents of a blueprint say. */
export const blueprintNames = joined(
  ...[blueprintTexts, agreementBlueprintFigures, estimateBlueprintFigures],
  ...[reportBlueprintFigures, safetyBlueprintFigures],
)
