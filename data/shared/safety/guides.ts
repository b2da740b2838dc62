/** Guidance that several safety documents share. */
import type { GuideEntry } from '@/data/shared/types'

export const competentGuide: GuideEntry = {
  title: 'A competent person is a named person',
  text: 'The rules mean someone who can recognize the hazard and has the authority to stop the work and correct it at once. A foreman who must phone the office first is not one. Write the name on the sheet every day and let the crew hear it.',
  cite: '29 CFR 1926.32(f), 1926.20(b)(2)',
}

export const slopeGuide: GuideEntry = {
  title: 'The six-foot rule and the two slopes',
  text: 'Federal rules ask for fall protection from 6 ft above a lower level. At 4 in 12 or less roofing work may also be done behind a warning line joined with a guardrail, net, tie-off or monitor; on roofs 50 ft wide or less a monitor alone is allowed. Above 4 in 12 it is guardrails with toeboards, nets or personal fall arrest. Measure the slope, write it down, and the choice is made.',
  cite: '29 CFR 1926.501(b)(10), (b)(11), (b)(13)',
}

export const rescueGuide: GuideEntry = {
  title: 'Rescue belongs in the plan',
  text: 'A person hanging in a harness needs help within minutes. The rules ask for prompt rescue or the means of self-rescue. Name two people, put the kit within reach, and lower a weighted bag once before the job so that nobody reads the instructions during an accident.',
  cite: '29 CFR 1926.502(d)(20)',
}

export const alternativeGuide: GuideEntry = {
  title: 'The alternative plan is the narrow door',
  text: 'A 502(k) plan is open to residential construction, leading edge work and precast erection only, and only where usual fall protection is infeasible or creates a greater hazard. The employer carries the burden of showing it, for this site and each location. “It slows us down” shows nothing. A steep commercial roof has no such door.',
  cite: '29 CFR 1926.501(b)(2), (b)(12), (b)(13); 1926.502(k)',
}

/** What every safety document says of the states. */
export const stateGuide: GuideEntry = {
  title: 'Federal rules and state programs',
  text: 'Citations are to the federal rules in 29 CFR. About half of the states run their own OSHA program, which must be at least as effective and may be stricter. Check yours before the job. “Company rule” marks a line that no section spells out. The form is general information that a competent person has to fit to the site; it does not replace training, the manufacturer’s data sheet or legal advice.',
  cite: '29 U.S.C. § 667',
}
