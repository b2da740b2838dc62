/** Notices that stand in safety documents: the stop-work rule, state programs, what to do when someone is hurt. */
import { asChecked } from '@/data/law/citations/stamp'
import * as d from '@/lib/documents/author'

/** The stop-work rule, above the names of the crew. */
export const stopWorkLine: d.Block = d.p(
  'Anyone on this crew may stop any task that looks unsafe, at once and without penalty. Work starts again when the competent person has fixed it and said so. / Cualquier persona de esta cuadrilla puede detener un trabajo que parezca peligroso, de inmediato y sin castigo. El trabajo sigue cuando la persona competente lo haya corregido y lo diga.',
)

/** Printed at the end of every safety document; the guide on state programs has the rest. */
export const statePrograms: d.Block = d.p(
  `Sections are those of 29 CFR; a state program may be stricter. General information, which does not replace training, the data sheet or legal advice. ${asChecked}`,
)

/** What is reported to OSHA, and how soon. */
const CLOCK =
  'Report to OSHA or the state program, 1-800-321-OSHA: a death within 8 hours; an in-patient hospitalization, an amputation or the loss of an eye within 24 hours (29 CFR 1904.39).'

/** The same with what is said of the states, for a sheet without room for more. */
export const reportClock: d.Block = d.p(
  `${CLOCK} Sections are those of 29 CFR; a state program may be stricter. ${asChecked}`,
)

export const someoneHurt: d.Block = d.p(
  `Call 911, give first aid, make the place safe, then leave the scene as it is and call the safety contact (29 CFR 1926.50). ${CLOCK} / Llame al 911, dé primeros auxilios y asegure el lugar. No mueva nada más y avise al encargado de seguridad. Avise de toda lesión; nadie puede ser castigado por avisar (29 CFR 1904.35).`,
  'If someone is hurt / Si alguien se lastima.',
)
