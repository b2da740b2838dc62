/** The points of a system's warranty as plain lists; for each point the system says how it is checked. */
import type { RoofSystem } from './system'

/** What neither warranty covers. */
export const exclusionsOf = ({ warrantyTerms }: RoofSystem): readonly string[] =>
  warrantyTerms.exclusions.map(({ exclusion }) => exclusion)

/** What the owner has to do to keep the warranties. */
export const dutiesOf = ({ warrantyTerms }: RoofSystem): readonly string[] =>
  warrantyTerms.maintenanceDuties.map(({ duty }) => duty)
