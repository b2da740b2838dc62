/** Notices that stand in safety documents: the stop-work rule, state programs, what to do when someone is hurt. */
import { asChecked } from '@/data/law/citations/stamp'
import * as d from '@/lib/documents/author'

export const stopWork: d.Block = d.safetyNote(
  'Stop-work rule',
  'Anyone on this crew may stop any task that looks unsafe, at once and without penalty. Work starts again when the competent person has fixed it and said so.',
  'Español: Cualquier persona de esta cuadrilla puede detener un trabajo que parezca peligroso, de inmediato y sin castigo. El trabajo sigue cuando la persona competente lo haya corregido y lo diga.',
)

/** Printed at the end of every safety document. */
export const statePrograms: d.Block = d.legalNote(
  'Federal rules, state programs and this form',
  'Citations are to the federal rules in 29 CFR. About half of the states run their own OSHA program; it must be at least as effective and may be stricter (29 U.S.C. § 667). Check yours before the job. “Company rule” marks a line that no section spells out.',
  `General information that a competent person has to fit to the site. It does not replace training, the manufacturer’s data sheet or legal advice. ${asChecked}`,
)

export const someoneHurt: readonly d.Block[] = [
  d.section('If someone is hurt / Si alguien se lastima', 'If someone is hurt: who to call and how soon to report'),
  d.bullets(
    'Call 911, give first aid, make the place safe. Then leave the scene as it is and call the safety contact (29 CFR 1926.50).',
    'Report to OSHA or the state program: a death within 8 hours; an in-patient hospitalization, an amputation or the loss of an eye within 24 hours (29 CFR 1904.39). 1-800-321-OSHA.',
    'Español: Llame al 911, dé primeros auxilios y asegure el lugar. No mueva nada más y avise al encargado de seguridad (29 CFR 1926.50). Avise de toda lesión; nadie puede ser castigado por avisar (29 CFR 1904.35).',
  ),
]
