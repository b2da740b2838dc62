/** How checklists are answered: mostly well, with a few findings that a roofer would write. */
import type { ExamplePlace } from './types'

/** Answers where the first of the list is not the usual one. */
export const usualAnswers: Readonly<Record<string, string>> = {
  'Not seen/Seen/Not checked': 'Not seen',
  'Fresh/Older/None/N/A': 'None',
  'None/Minor/Major/N/A': 'None',
  'Wet/Old mark/Dry/N/A': 'Dry',
  'A/B/C/All/None': 'All',
  'Front/Rear/Left/Right/None': 'Front',
  'Here/No': 'No',
  'None/Learning/Alone/Teach it': 'Alone',
  '1/2/3/4/5/N/A': '4',
  'Not yet/Done/Again': 'Done',
  'Not yet/Nearly/Yes': 'Yes',
  'Open/Done': 'Done',
  'No/Yes': 'No',
  'Yes/No: inside only': 'Yes',
  'Call/Text/Email/Mail/Not at all': 'Text',
}

/** The answer of a line with a finding. Lists without an entry have their second answer there. */
export const findingAnswers: Readonly<Record<string, string>> = {
  'Fresh/Older/None/N/A': 'Fresh',
  'None/Minor/Major/N/A': 'Minor',
  'Wet/Old mark/Dry/N/A': 'Old mark',
  'Ruled out/Possible/Found': 'Possible',
  'OK/Watch/Repair': 'Watch',
  'Done/Not done': 'Done',
  'Done/Not done/N/A': 'Done',
  'Saw/Helped/Alone': 'Helped',
  'None/Learning/Alone/Teach it': 'Learning',
  '1/2/3/4/5/N/A': '3',
  'A/B/C/All/None': 'A',
  'Front/Rear/Left/Right/None': 'Left',
  'Call/Text/Email/Mail/Not at all': 'Email',
}

/** In lists of what has to be in place before the work starts, every line is ticked. */
const ALL: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1)

/** Lists of which a few lines alone are ticked: their numbers, by the address of the template (or its blueprint) and the list. */
export const onlyTicks: Readonly<Record<string, readonly number[]>> = {
  'change-order/reason': [1],
  'change-order-quote/answer': [1],
  'customer-newsletter-template/send': [1, 2, 3, 4, 5, 6, 7, 8],
  'progress-invoice/send': [1, 2, 3, 4, 5, 6],
  'first-late-payment-notice/answer': [2],
  'near-miss-report/kind': [3],
  'near-miss-report/factor': [1],
  'safety-violation-notice/rule': [3],
  'request-for-information-rfi/kind': [2],
  'final-late-payment-notice/step': [1],
  'employee-warning-notice/rule': [1],
  'insurance-claim-direction-to-pay/enclosed': [1, 2, 3, 4, 5, 6],
  'emergency-response-plan/ready': ALL,
  'emergency-response-plan/kit': ALL,
  'ppe-requirements-checklist/check': ALL,
  'ppe-requirements-checklist/respirator': ALL,
  'fall-protection-plan/setUp': ALL,
  'fall-protection-plan/footing': ALL,
  'fall-protection-plan/falling': ALL,
  'incident-report-form/record': [1, 2, 3],
}

/** The lines of a safety walk that the example's fix list names (`action.#.item`): each Fix has its line there. */
export const walkFixes = /^ladders?\b.*\btied\b|\bcords?\b.*(?:whole|no cuts)/i
/** What this work does not have, on roofs other than of stone, concrete or clay. */
export const cutsStone = /^tile(?: and|, concrete,) stone cut/i
export const isOfStone = /tile|slate/

/** Every so many lines one has a finding. */
export const FINDING_EVERY = 6

/** A finding by the words of the line; on roofs of a low slope, where it differs, the second. An empty one is none. */
type Words = readonly [item: RegExp, finding: string, low?: string]

/** What is written at a line with a finding, by the words of the line. */
export const roofFindings: readonly Words[] = [
  [
    /\b(pipe )?boots?\b|plumbing vent|pipes\b/i,
    'Boot split on the uphill side; replace',
    'Boot split at the clamp; replace',
  ],
  [/gutter|downspout/i, 'Leaves at the rear outlet; cleared', 'Leaves at the south outlet; cleared'],
  [/drains?\b|scupper|strainer/i, '', 'Leaves at D-2; strainer cleared'],
  [/chimney/i, 'Sealant open at the uphill corner; reseal', 'Sealant open at the north corner; reseal'],
  [/skylight/i, 'Gasket dry at the head; watch'],
  [/valley/i, 'Debris at the mouth; cleared'],
  [/sidewall|headwall|step flash|wall flash|counterflashing/i, 'Edge lifted 1/2 in at the wall; refasten'],
  [/drip edge|\brakes?\b/i, 'Drip edge loose at the west rake; refasten', ''],
  [/parapet|coping|edge metal/i, '', 'Joint cover loose at bay 3; refasten'],
  [/sealant/i, 'Sealant dry at the dish bracket; reseal', 'Sealant dry at the north wall; reseal'],
  [
    /fasten|\bnails?\b|screw/i,
    'Two fasteners backed out at the west rake; reset',
    'Two fasteners backed out at grid C4; reset',
  ],
  [/moisture|sheathing|\bdeck\b/i, 'Old mark by the bath vent, 12 %, dry; watch', 'Old mark by RTU-2, dry; watch'],
  [/walk pad|walk line|traffic/i, 'Scuffs along the walk line; pad advised'],
  [/\btrees?\b|\blimbs?\b/i, 'Branch rubs the west rake; cut back', 'Branch over the parapet; cut back'],
  [/paint|rust|corrosion/i, 'Rust spot of 4 in; clean and prime'],
]

/** What is found before the work, in what stays under the new roof. */
export const beforeWork: readonly Words[] = [
  [
    /sheathing|underside|\bdeck\b|board|insulation|substrate/i,
    'Two bays soft at the bath vent; replace before dry-in',
    'Board wet at grid C4, 8 × 8 ft; replace before dry-in',
  ],
]

const safetyFindings: readonly Words[] = [
  [/ladder/i, 'Not tied at the top; tied'],
  [/harness|lanyard|rope|anchor/i, 'One rope grab stiff; exchanged'],
  [/guardrail|edge|warning line/i, 'One stanchion loose; set'],
  [/cord|gfci|electric|power/i, 'Cord nicked; taken out of service'],
  [/extinguisher|fire/i, 'Tag two days late; exchanged'],
  [/first.?aid|kit/i, 'Burn gel used up; refilled'],
  [/water|shade|heat|cold/i, 'Second cooler brought at 9:30'],
  [/glasses|goggles|hard hat|gloves|shoes|ppe|wear/i, 'One pair scratched; new ones given'],
  [/skylight|hole|opening|cover/i, 'Cover not marked; painted'],
  [/debris|chute|tarp|clean|housekeep/i, 'Felt on the walkway; swept'],
  [/train|card|record|certificate/i, 'T. Nowak’s card to follow by Sep 28'],
  [/sign|post/i, 'Poster torn; new one hung'],
]

const officeFindings: readonly Words[] = [
  [/insur|certificate/i, 'Renewal asked for, due Sep 30'],
  [/permit/i, 'Applied for on Sep 9'],
  [/photo|picture/i, 'Two more to be taken'],
  [/sign|agree|contract/i, 'Out for signature'],
  [/call|phone/i, 'Left a message, Sep 22'],
  [/pay|invoice|deposit/i, 'Reminder sent, Oct 12'],
]

/** What a person writes next to an unusual answer, if no report covers it. */
export function findingAt({ kind, job }: ExamplePlace, item: string): string {
  const isOfRoof = kind === 'inspection' || kind === 'estimate' || kind === 'essential'
  const office = kind === 'safety' ? [] : officeFindings
  const lists = isOfRoof ? roofFindings : [...office, ...safetyFindings, ...roofFindings]
  const [, finding, low] = lists.find(([words]) => words.test(item)) ?? []
  if (finding) return job.system.type === 'sloped' ? finding : (low ?? finding)
  return kind === 'safety' ? 'Fixed before work began' : 'See the job folder'
}
