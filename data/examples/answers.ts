/** How checklists are answered: mostly well, with a few findings that a roofer would write. */
import type { ExamplePlace } from './types'
import { defectAt, placeAt } from './inspection-names'

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
  'incident-report-form/control': [2],
  'incident-report-form/record': [1, 2, 3],
}

/** Every so many lines one has a finding. */
export const FINDING_EVERY = 6

/** A finding by the words of the line; on roofs of a low slope, where it differs, the second. */
type Words = readonly [item: RegExp, finding: string, low?: string]

/** What is written at a line with a finding, by the words of the line. */
const roofFindings: readonly Words[] = [
  [/boot|pipe|vent stack/i, 'Boot split on the uphill side; replace', 'Boot split at the clamp; replace'],
  [/gutter|downspout/i, 'Leaves at the rear outlet; cleared'],
  [/drain|scupper|strainer/i, 'Leaves at the porch outlet; cleared', 'Leaves at D-2; strainer cleared'],
  [/chimney/i, 'Sealant open at the uphill corner; reseal'],
  [/skylight/i, 'Gasket dry at the head; watch'],
  [/valley/i, 'Debris at the mouth; cleared'],
  [/step|sidewall|headwall|flashing|counter/i, 'Edge lifted 1/2 in at the wall; refasten'],
  [
    /parapet|coping|edge metal|edge/i,
    'Drip edge loose at the west rake; refasten',
    'Joint cover loose at bay 3; refasten',
  ],
  [/seam|lap|weld/i, 'Seam open 2 in, south slope; close', 'Fishmouth of 2 in at grid C4; patch'],
  [/blister/i, 'One of 3 in, intact; watch'],
  [/fasten|nail|screw/i, 'Two backed out at the west rake; reset', 'Two backed out at grid C4; reset'],
  [/moisture|deck|sheathing|wet/i, '18 % at the stain; read again in spring', 'Damp at grid C4; read again in spring'],
  [/vent|attic|intake/i, 'Baffle blocked by insulation in one bay', 'Hood of RTU-2 bent; straightened'],
  [/walk|traffic|foot/i, 'Scuffs along the walk line; pad advised'],
  [/debris|leaves|branch|limb|tree/i, 'Branch rubs the west rake; cut back', 'Branch over the parapet; cut back'],
  [/ladder|access|hatch/i, 'Hatch latch stiff; oiled'],
  [/paint|rust|corrosion|coat/i, 'Rust spot of 4 in; clean and prime'],
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

/** The lists of findings for a kind of document, the likeliest first. */
function findingsFor(kind: ExamplePlace['kind']): readonly Words[] {
  if (kind === 'safety') return [...safetyFindings, ...roofFindings]
  if (kind === 'inspection' || kind === 'estimate') return roofFindings
  return [...(kind === 'essential' ? [] : officeFindings), ...roofFindings, ...safetyFindings]
}

/** What a person writes beside an answer that is not the usual one. */
export function findingAt(place: ExamplePlace, item: string): string {
  const { kind, job } = place
  const [, finding, low] = findingsFor(kind).find(([words]) => words.test(item)) ?? []
  if (finding) return job.system.type === 'sloped' ? finding : (low ?? finding)
  if (kind === 'safety') return 'Fixed before work began'
  return kind === 'inspection' || kind === 'estimate' || kind === 'essential'
    ? `${placeAt(place)}: ${defectAt(place).name.toLowerCase()}`
    : 'See the job folder'
}

/** What is written beside a fresh mark of a storm. */
export const stormFindingAt = (place: ExamplePlace): string => `${placeAt(place)}: fresh, photographed with a scale`
