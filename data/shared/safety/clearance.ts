import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** Deceleration distance at most, in feet: 29 CFR 1926.502(d)(16)(iv). */
const DECELERATION = 3.5
/** Feet by which the D-ring shifts and the harness stretches, as the OSHA Technical Manual assumes. */
const STRETCH = 1
/** Feet kept free below the feet; the OSHA Technical Manual takes 2. */
const MARGIN = 2

/** Blank until the free fall is known: the figures given alone are no clearance. */
const required = d.when(
  d.cell('fall'),
  '>=',
  0,
  d.add(d.cell('fall'), d.cell('deceleration'), d.cell('stretch'), d.cell('margin')),
  0,
)
const leftOver = d.when(
  d.cell('available'),
  '>=',
  0,
  d.when(d.cell('needed'), '>=', 0, d.sub(d.cell('available'), d.cell('needed')), 0),
  0,
)

const measured = (key: string, label: string, width = 1): ReturnType<typeof d.column> =>
  d.column(key, label, 'number', { decimals: 1, width })

/**
 * Whether a person on the rope is stopped before the level below, place by place: free fall, deceleration, stretch and
 * margin against the height available. Distances are below the surface on which the person stands; the D-ring's
 * height cancels out. Method: OSHA Technical Manual, section V, chapter 4; 29 CFR 1926.502(d)(16)(iii), (iv).
 */
export const fallClearance: readonly d.Block[] = [
  d.section('Fall clearance', 'Fall clearance: needed against available, calculated for each place'),
  d.p(
    'All in feet, below the surface on which the person stands. Free fall: 6 ft at most; nobody reaches the level below (29 CFR 1926.502(d)(16)(iii)). Less than zero left over: no fall arrest at that place. Shorten the rope, raise the anchor, use a self-retracting lifeline, or set a rail.',
  ),
  d.table(
    'clearance',
    'Fall clearance in feet',
    [
      d.column('place', 'Place and edge', 'text', { width: 2.4 }),
      measured('anchor', 'Anchor above feet'),
      d.column('fall', 'Free fall', 'number', { decimals: 1, width: 0.9, alert: { test: '>', than: 6 } }),
      measured('deceleration', 'Decel. (3.5 at most)', 1.1),
      measured('stretch', 'Stretch', 0.9),
      measured('margin', 'Margin', 0.9),
      d.column('needed', 'Needed', 'number', { decimals: 1, width: 0.9, formula: required }),
      measured('available', 'Available', 1),
      d.column('left', 'Left over', 'number', {
        decimals: 1,
        width: 0.9,
        formula: leftOver,
        alert: { test: '<', than: 0 },
      }),
    ],
    Array.from({ length: 3 }, () => ({ deceleration: DECELERATION, stretch: STRETCH, margin: MARGIN })),
    { lineNumbers: true },
  ),
]

/** How the figures of the table are found. */
export const clearanceGuide: GuideEntry = {
  title: 'Measure the clearance',
  text: 'A rope that stops a person below the ground protects nobody. Measure from the edge to the ground or to whatever sticks up below it. Free fall: with an anchor above, the length of rope or lanyard plus 5 ft (the height of the D-ring), less the height of the anchor above the feet. With a rope over the edge from a ridge anchor, the slack plus 5 ft. The figures given are those of the rule and of the OSHA Technical Manual, section V, chapter 4; take the manufacturer’s where they are larger, and add the stretch of a long rope. A person who swings falls farther: keep the anchor within 30 degrees of straight above.',
  cite: '29 CFR 1926.502(d)(16)(iii), (iv)',
}
