/** The rules of fall protection on roofs, as the fall protection plan states them. */
import type { CitedLine, RoofSystem } from '../system'

type BySlope = Readonly<Record<RoofSystem['type'], readonly CitedLine[]>>

/** What is lawful by slope: the slope that is usual for the system first. */
export const methodsBySlope: BySlope = {
  sloped: [
    [
      'Steeper than 4 in 12, edge 6 ft up: personal fall arrest, safety net, or guardrail with toeboard',
      '1926.501(b)(11)',
    ],
    [
      '4 in 12 or less: guardrail, net or tie-off; or a warning line joined with one of these or a monitor',
      '1926.501(b)(10)',
    ],
    [
      'Houses, any slope: guardrail, net or tie-off from 6 ft up, or another measure that 1926.501(b) allows',
      '1926.501(b)(13)',
    ],
    [
      'Slide guards, roof jacks and cleats give footing; none of them takes the place of the tie-off',
      '1926.501(b)(11), (b)(13)',
    ],
  ],
  flat: [
    ['4 in 12 or less, edge 6 ft up: guardrail, net or tie-off', '1926.501(b)(10)'],
    ['Or a warning line joined with a guardrail, net, tie-off or safety monitor', '1926.501(b)(10); 1926.502(f)'],
    [
      'Roof area 50 ft wide or less: a safety monitor alone is lawful for roofing work',
      '1926.501(b)(10); Subpart M App. A',
    ],
    [
      'Deck replacement is not roofing work: guardrail, net or tie-off only. Nailers and blocking set together with the roofing count as roofing work; set apart from it, they need guardrail, net or tie-off',
      '1926.500(b)(2); 1926.501(b)(1), (b)(10)',
    ],
    [
      'Any part steeper than 4 in 12, a mansard for example: tie-off, net, or guardrail with toeboard',
      '1926.501(b)(11)',
    ],
  ],
}

/** How the line, the rail and the monitor have to be set up. */
export const setUp: BySlope = {
  sloped: [
    ['Top rail 42 in, plus or minus 3, holds 200 lb; midrail; toeboard 3½ in high', '1926.502(b)(1)–(3), (j)(3)'],
    ['Roof brackets fit the slope, are nailed into framing, and the planks are sound', '1926.452(h)'],
    [
      'Holes and skylights more than 6 ft up covered or railed; covers hold twice the load, fastened, marked',
      '1926.501(b)(4); 1926.502(i)(2)–(4)',
    ],
    ['Ladder tied, rails 3 ft above the eave, or a grab rail', '1926.1053(b)(1)'],
  ],
  flat: [
    [
      'Warning line 6 ft from every edge; with machines 10 ft back at edges across their travel',
      '1926.502(f)(1)(i), (ii)',
    ],
    ['Line 34 to 39 in high, flags every 6 ft, 500 lb strong; posts hold 16 lb at 30 in', '1926.502(f)(2)'],
    ['Nobody past the line except for roofing work; machines stay inside it', '1926.502(f)(3), (f)(4)'],
    [
      'Monitor: competent, same level, in sight, in voice range, no other task; no machines there',
      '1926.502(h)(1), (h)(2)',
    ],
    ['Top rail 42 in, plus or minus 3, holds 200 lb; midrail in place', '1926.502(b)(1)–(3)'],
    [
      'Holes and skylights more than 6 ft up covered or railed; covers hold twice the load, fastened, marked',
      '1926.501(b)(4); 1926.502(i)(2)–(4)',
    ],
    [
      'Ladder or hatch landing inside the line by a path between two lines; rails 3 ft above the edge',
      '1926.502(f)(1)(iii), (iv); 1926.1053(b)(1)',
    ],
  ],
}

export const harness: readonly CitedLine[] = [
  [
    'Anchor: 5,000 lb for each person, or twice the load, designed and supervised by a qualified person',
    '1926.502(d)(15)',
  ],
  [
    'Free fall 6 ft at most, no contact with a lower level, arresting force 1,800 lb at most, deceleration 3.5 ft at most',
    '1926.502(d)(16)(ii)–(iv)',
  ],
  ['One person to a vertical lifeline; rope guarded where an edge could cut it', '1926.502(d)(10)(i), (d)(11)'],
  ['Gear inspected by its wearer before each shift; what caught a fall is out', '1926.502(d)(19), (d)(21)'],
]

/** When another plan may stand in for usual fall protection on a steep roof: the narrow door of 1926.502(k). */
export const alternativeRule: readonly string[] = [
  'Conventional protection (guardrail, net, tie-off) is the rule. A plan under 29 CFR 1926.502(k) may take its place only for residential construction, leading edge work or precast erection, and only where the employer can show that the usual methods are infeasible or create a greater hazard (29 CFR 1926.501(b)(2), (b)(12), (b)(13)).',
  'Residential means a dwelling built by wood-frame or like methods (OSHA directive STD 03-11-002). A commercial roof steeper than 4 in 12 has no alternative plan: 29 CFR 1926.501(b)(11).',
]

/** Why a low-slope roof has no section for an alternative plan. */
export const noAlternative =
  'The choices of 29 CFR 1926.501(b)(10) are the rule here, and this plan offers no other. A plan under 29 CFR 1926.502(k) is open to residential construction, leading edge and precast work only; a qualified person writes it as a document of its own.'

/** What the slope allows, in a line. */
export const slopeRule: Readonly<Record<RoofSystem['type'], string>> = {
  sloped:
    'From 6 ft up, before work begins (29 CFR 1926.501(b), 1926.502(a)(2)). Steeper than 4 in 12, tie-off, net, or guardrail with toeboard are the rule (29 CFR 1926.501(b)(11)). Houses: 29 CFR 1926.501(b)(13). 4 in 12 or less: 29 CFR 1926.501(b)(10). Slide guards give footing; they do not take the place of the tie-off.',
  flat: 'From 6 ft up, before work begins (29 CFR 1926.501(b), 1926.502(a)(2)). Guardrail, net or tie-off is the rule, or a warning line joined with one of these or a monitor; a monitor alone up to 50 ft of roof width (29 CFR 1926.501(b)(10)). Parts steeper than 4 in 12: 1926.501(b)(11).',
}

/** What a 1926.502(k) plan has to hold. */
export const alternativeParts: readonly CitedLine[] = [
  ['Written by a qualified person for this site, and kept up to date', '1926.502(k)(1)'],
  ['Changes approved by a qualified person; plan with all changes on site', '1926.502(k)(2), (k)(3)'],
  ['Carried out under the supervision of a competent person', '1926.502(k)(4)'],
  ['Reasons why each usual method is infeasible or more dangerous here', '1926.502(k)(5)'],
  ['Other measures that reduce the fall hazard: scaffold, ladders, lift', '1926.502(k)(6)'],
  ['Each such place named and set up as a controlled access zone', '1926.502(k)(7); 1926.502(g)'],
  ['Safety monitor wherever no other measure is in place', '1926.502(k)(8); 1926.502(h)'],
  ['Names of everyone who may work in the controlled access zone', '1926.502(k)(9)'],
  ['After a fall or near miss: looked into, and the plan changed', '1926.502(k)(10)'],
]

/** What keeps tools and material from falling on people, and people out of their way. */
export const fallingObjects: readonly CitedLine[] = [
  ['Hand tools tethered near an edge, or kept in a pouch or bucket; none left lying on the roof', '1926.501(c)'],
  ['Tools and material raised and lowered in a bucket or by hoist; an enclosed chute above 20 ft', '1926.252(a)'],
  ['Material and equipment 6 ft or more from the edge unless it has a guardrail; piles stable', '1926.502(j)(7)'],
  ['Overhead protection: hard hats below, and the ground barricaded, or toeboards, screens or a canopy', '1926.501(c)'],
  ['Canopy or covered way over each door that stays in use, or the door closed', '1926.501(c)(2); 1926.502(j)(8)'],
]
