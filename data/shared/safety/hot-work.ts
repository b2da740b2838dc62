import { cfr } from '@/data/shared/cites'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'
import { ROOF_EXTINGUISHER } from './fire'

const before: readonly CitedLine[] = [
  ['Cold or self-adhered work considered at wood walls, voids and intakes', '1926.352(a)'],
  ['Walls, eaves, soffits, deck and ducts checked from inside and outside', '1926.352(a), (b)'],
  [
    'Combustibles within 35 ft moved, wetted or shielded; leaves and nests removed',
    '1926.352(a), (b); company rule: 35 ft',
  ],
  ['Fans and intakes shut off by the building’s staff, openings sealed, no draft at the smoke ribbon', '1926.352(b)'],
  ['Sprinklers stay in service; owner handles alarms', '1926.150(a)(1); company rule'],
  [`Extinguisher ${ROOF_EXTINGUISHER} and tested hose in reach`, '1926.150(c)(1); 1926.352(d)'],
  ['Cylinders upright and secured, hose and regulator soap-tested', '1926.153; 1926.350(a)(9)'],
  ['Trained fire watch on both sides of the wall, with phone and no other work', '1926.352(e)'],
  ['Torch workers hold a current CERTA or other card, if insurer or owner asks', '1926.352(e); company rule'],
  ['Wind under the limit of the safety plan; owner and occupants told', '1926.20(b)(2)'],
]

/**
 * A permit for one area and one shift. It holds what 29 CFR 1926.352 asks for; NFPA 51B and 241, the local fire code or
 * the insurer may ask for more.
 */
export const hotWorkPermit: d.Part = d.part(
  'Hot-work permit',
  [
    d.section('Hot-work permit', 'Hot-work permit for one area and one shift, with fire watch log'),
    d.p(
      'One area, one shift. It ends when wind, fans, crew or area change. Post it at the roof access. Where the fire code, the insurer, NFPA 51B or NFPA 241 ask for more, the stricter rule applies. Check each box before the flame is lit.',
    ),
    d.fields(
      4,
      d.field('job.name', { span: 2 }),
      d.own('permit.number', 'Permit number'),
      d.own('permit.date', 'Date', 'date'),
      d.own('permit.area', 'Area and detail', 'text', { span: 2 }),
      d.own('permit.from', 'Valid from, hour'),
      d.own('permit.to', 'Until, hour'),
      d.choice('permit.work', 'Work', ['Torch', 'Kettle, hot asphalt', 'Soldering', 'Cutting, grinding', 'Hot air']),
      d.own('permit.operator', 'Operator, torch card until'),
      d.own('permit.caller', 'Calls 911, phone'),
      d.own('permit.address', 'Address for 911'),
    ),
    d.tickList(
      'permitCheck',
      before.map(([text, cite]) => [text, cfr(cite)] as const),
    ),
    d.subsection('Fire watch log'),
    d.p(
      'From the first flame to two hours or more after the last (company rule; 29 CFR 1926.352(e)). Read above and inside every half hour.',
    ),
    d.fields(
      4,
      d.own('watch.name', 'Fire watch, phone', 'text', { span: 2 }),
      d.own('watch.last', 'Last flame at'),
      d.own('watch.end', 'Watch ended at'),
    ),
    d.table(
      'watch',
      'Fire watch log',
      [
        d.column('time', 'Time', 'text', { width: 1 }),
        d.column('place', 'Place', 'select', { options: ['Roof surface', 'Inside, below'], width: 1.5 }),
        d.column('reading', 'Reading (°F)', 'number', { decimals: 0, width: 1.1 }),
        d.column('seen', 'Found', 'select', { options: ['Clear', 'Smoke', 'Smell', 'Heat rising'], width: 1.3 }),
        d.column('by', 'Initials', 'text', { width: 0.9 }),
      ],
      [],
      { blankRows: 5 },
    ),
    d.signatures([
      { name: 'permitIssuer', role: 'Permit issued by (competent person)' },
      { name: 'permitWatch', role: 'Fire watch, area left safe' },
    ]),
  ],
  { audience: 'crew' },
)
